import Testing

@testable import PhoneNumbers

struct PhoneNumberTests {
  private func number(_ text: String, _ region: String = "") throws -> PhoneNumber {
    try PhoneNumberParser.shared.parse(text, defaultRegion: PhoneRegion(region)).get()
  }

  @Test("the parts of a number are those that were dialled")
  func parts() throws {
    let number = try number("+39 06 6982 1234 ext. 0012")
    #expect(number.callingCode == 39)
    #expect(number.nationalDigits == "0669821234")
    #expect(number.nationalNumber == 669_821_234)
    #expect(number.nationalDigitCount == 10)
    #expect(number.extension == "0012")
    // The Vatican's numbers are Rome's and begin with 06698.
    #expect(number.region == PhoneRegion("VA"))
    #expect(number.type == .fixedLine)
    #expect(number.types.contains(.fixedLine))
    #expect(number.isValid)
    #expect(number.isPossible)
    #expect(!number.isLocalOnly)
  }

  @Test("E.164 is appended to what is there already")
  func appends() throws {
    var bytes = Array("TEL:".utf8)
    try number("(201) 555-0123", "US").appendE164(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "TEL:+12015550123")
    try number("+1 201 555 0123").appendExtension(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "TEL:+12015550123")
    try number("+1 201 555 0123 ext 12345678901234567890").appendExtension(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "TEL:+1201555012312345678901234567890")
  }

  @Test("the match key is the E.164 form as a number, whatever the extension")
  func matchKey() throws {
    #expect(try number("+1 201 555 0123 x5").matchKey == 12_015_550_123)
    #expect(try number("+39 06 6982 1234").matchKey == 390_669_821_234)
    #expect(try number("+39 6 6982 1234").matchKey == 39_669_821_234)
    #expect(try number("020 7946 0123", "GB").matchKey == number("+44 20 7946 0123").matchKey)
    #expect(
      try number("+49 12345678901234567").matchKey == 4_912_345_678_901_234_567)
  }

  @Test("zeros at the start of a national number are kept")
  func leadingZeros() throws {
    #expect(try number("+390000").e164 == "+390000")
    #expect(try number("+39 00").nationalDigits == "00")
    #expect(try number("+39 00") != number("+39 000"))
  }

  @Test("a number that can be dialled only nearby is possible, not valid")
  func localOnly() throws {
    let number = try number("253-0000", "US")
    #expect(number.e164 == "+12530000")
    #expect(!number.isValid)
    #expect(number.isPossible)
    #expect(number.isLocalOnly)
    #expect(number.region == nil)
    #expect(number.type == .unknown)
    #expect(number.types.isEmpty)
  }

  @Test("a number is a small value")
  func size() {
    #expect(MemoryLayout<PhoneNumber>.stride <= 32)
  }
}
