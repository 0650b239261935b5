import Testing

@testable import PhoneNumbers

struct NumberResolverTests {
  private func resolve(_ digits: String, plus: Bool, home: String) throws -> String {
    var dialled = DialString()
    dialled.digits = DigitString(digits)
    dialled.hasPlus = plus
    let plan = PhoneRegion(home).flatMap { NumberingPlan.plan(of: $0) }
    return try NumberResolver.resolve(dialled, home: plan).get().e164
  }

  @Test(
    "the calling code is found however it was dialled",
    arguments: [
      ("442079460123", true, "", "+442079460123"), ("2079460123", false, "GB", "+442079460123"),
      ("02079460123", false, "GB", "+442079460123"),
      ("00442079460123", false, "DE", "+442079460123"),
      // The home region's own code without a plus sign.
      ("442079460123", false, "GB", "+442079460123"),
      ("49301234567890", false, "DE", "+49301234567890"),
      // A plus sign before a number that only makes sense at home.
      ("00442079460123", true, "DE", "+442079460123"),
      ("011442079460123", true, "US", "+442079460123"),
      // A region that shares its code is read by its own plan.
      ("2345678", false, "BM", "+14412345678"),
    ])
  func callingCode(_ digits: String, _ plus: Bool, _ home: String, _ e164: String) throws {
    #expect(try resolve(digits, plus: plus, home: home) == e164)
  }

  @Test("without plus sign and home there is no calling code")
  func noHome() {
    #expect(throws: PhoneParseError.invalidCountryCode) {
      try resolve("2079460123", plus: false, home: "")
    }
    #expect(throws: PhoneParseError.invalidCountryCode) {
      try resolve("02079460123", plus: true, home: "")
    }
  }

  @Test("prefixes of any length leave a number that can be read")
  func longestPrefixes() throws {
    // Australia's longest prefix for calls abroad, Argentina's code, its longest national prefix.
    #expect(
      try resolve("14110011" + "54" + "0220215" + "123456", plus: false, home: "AU")
        == "+5492202123456")
  }
}
