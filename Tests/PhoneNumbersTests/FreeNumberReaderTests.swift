import Testing

@testable import PhoneNumbers

struct FreeNumberReaderTests {
  private func read(_ text: String) throws -> DialString {
    let bytes = Array(text.utf8)
    return try FreeNumberReader.read(bytes.span).get()
  }

  @Test(
    "parameters of RFC 3966 are understood",
    arguments: [
      ("tel:7042;phone-context=+1-201-555", "12015557042", true),
      ("7042;phone-context=+1-201-555", "12015557042", true),
      ("tel:2015550123;phone-context=example.com", "2015550123", false),
      ("tel:7042;isub=9;phone-context=+1", "17042", true),
      ("tel:7042;phone-context=+1;isub=9", "17042", true),
      ("tel:+12015550123;isub=12345", "12015550123", true),
    ])
  func parameters(_ text: String, _ digits: String, _ hasPlus: Bool) throws {
    let result = try read(text)
    #expect(result.digits == DigitString(digits))
    #expect(result.hasPlus == hasPlus)
  }

  @Test("a parameter ;ext= may stand before the phone-context")
  func extensionParameter() throws {
    let result = try read("tel:7042;ext=12;phone-context=+1201555")
    #expect(result.digits == DigitString("12015557042"))
    var digits: [UInt8] = []
    result.extensionDigits.append(to: &digits)
    #expect(digits == Array("12".utf8))
  }

  @Test("a malformed phone-context makes it no number", arguments: ["", "+", "-a", "a_b", "+1x"])
  func malformedContext(_ context: String) {
    #expect(throws: PhoneParseError.notANumber) {
      try read("tel:2015550123;phone-context=\(context)")
    }
  }

  @Test("the length limit counts characters, not bytes")
  func limit() throws {
    let digits = String(repeating: "٣", count: 200)
    #expect(try read(digits).digits.count == 200)
    #expect(throws: PhoneParseError.tooLong) { try read(String(repeating: "٣", count: 251)) }
    #expect(throws: PhoneParseError.tooLong) { try read(String(repeating: "a", count: 251)) }
  }

  @Test("a phone-context and a number that fill the whole text fit")
  func longestContext() throws {
    let text = "+1" + String(repeating: "0", count: 100) + ";phone-context=+"
    let filled = text + String(repeating: "1", count: 250 - text.count)
    // The context is put first, and then a plus sign stands within the number.
    #expect(throws: PhoneParseError.notANumber) { try read(filled) }
    let digits = String(filled.dropFirst())
    #expect(try read(digits).digits.count == digits.count - ";phone-context=+".count)
  }
}
