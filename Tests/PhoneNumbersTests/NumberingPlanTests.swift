import Testing

@testable import PhoneNumbers

struct NumberingPlanTests {
  private func plan(_ region: String) throws -> NumberingPlan {
    try #require(PhoneRegion(region).flatMap { NumberingPlan.plan(of: $0) })
  }

  @Test(
    "a national prefix is taken off or rewritten",
    arguments: [
      ("GB", "02079460123", "2079460123"), ("US", "12015550123", "2015550123"),
      ("AR", "0111523456789", "91123456789"), ("BM", "2345678", "4412345678"),
      ("BR", "0211198123456", "1198123456"), ("DE", "1234", "1234"),
    ])
  func nationalPrefix(_ region: String, _ dialled: String, _ national: String) throws {
    let plan = try plan(region)
    #expect(plan.removingNationalPrefix(from: DigitString(dialled)) == DigitString(national))
  }

  @Test("lengths are checked against those of the plan")
  func lengths() throws {
    let plan = try plan("US")
    #expect(plan.check(length: 10) == .possible)
    #expect(plan.check(length: 7) == .localOnly)
    #expect(plan.check(length: 6) == .tooShort)
    #expect(plan.check(length: 9) == .tooShort)
    #expect(plan.check(length: 11) == .tooLong)
    #expect(plan.check(length: 40) == .tooLong)
    #expect(try self.plan("AU").check(length: 11) == .invalidLength)
  }

  @Test("the first plan of a calling code is its main region's")
  func mainRegion() {
    let plans = NumberingPlan.indices(callingCode: 1)
    #expect(plans.count > 20)
    #expect(NumberingPlan(index: plans.lowerBound).region == PhoneRegion("US"))
    #expect(NumberingPlan.indices(callingCode: 999).isEmpty)
    #expect(NumberingPlan.indices(callingCode: 1000).isEmpty)
  }

  @Test("the automaton knows a number's types and nothing of other numbers")
  func kinds() throws {
    let plan = try plan("GB")
    #expect(plan.kinds(of: DigitString("2079460123")).contains(.fixedLine))
    #expect(plan.kinds(of: DigitString("7400123456")).contains(.mobile))
    #expect(!plan.describes(DigitString("0000000000")))
    #expect(!plan.describes(DigitString("")))
  }
}
