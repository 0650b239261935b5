import Testing

@testable import PhoneNumbers

struct PrefixPatternTests {
  private func plan(_ region: String) throws -> NumberingPlan {
    try #require(PhoneRegion(region).flatMap { NumberingPlan.plan(of: $0) })
  }

  @Test("the preferred alternative of an international prefix counts")
  func international() throws {
    let prefix = try plan("BR").internationalPrefix
    #expect(prefix.match(DigitString("0014"))?.end == 4)
    #expect(prefix.match(DigitString("00149"))?.end == 4)
    #expect(prefix.match(DigitString("0114")) == nil)
    let optional = try plan("CL").internationalPrefix
    #expect(optional.match(DigitString("1230")) != nil)
  }

  @Test("groups remember where they matched")
  func groups() throws {
    let match = try #require(try plan("AR").nationalPrefix.match(DigitString("0111523456789")))
    #expect(match.end == 5)
    #expect(match.group(1) == 1..<3)
    #expect(match.group(2) == nil)
    #expect(match.group(0) == nil)
  }

  @Test("an end anchor holds only at the end")
  func anchor() throws {
    let prefix = try plan("BM").nationalPrefix
    #expect(prefix.match(DigitString("2345678"))?.end == 7)
    #expect(prefix.match(DigitString("23456789")) == nil)
    #expect(prefix.match(DigitString("1234"))?.end == 1)
  }

  @Test("a region without a national prefix matches nothing")
  func none() throws {
    #expect(try plan("DK").nationalPrefix.match(DigitString("0123")) == nil)
  }
}
