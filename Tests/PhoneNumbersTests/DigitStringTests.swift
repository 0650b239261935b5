import Testing

@testable import PhoneNumbers

struct DigitStringTests {
  private func text(_ digits: DigitString) -> String {
    (0..<digits.count).map { String(digits[$0]) }.joined()
  }

  @Test("digits come back in order", arguments: [0, 1, 15, 16, 17, 31, 32, 33, 48])
  func order(_ count: Int) {
    let written = String(String(repeating: "1234567890", count: 5).prefix(count))
    #expect(text(DigitString(written)) == written)
  }

  @Test("digits beyond what is held are counted")
  func tooMany() {
    #expect(DigitString(String(repeating: "1", count: 60)).count == 60)
  }

  @Test("the first digits can be taken off", arguments: [0, 1, 3, 15, 16])
  func removing(_ length: Int) {
    let written = "0123456789012345678901234567890123456789"
    let rest = DigitString(written).removingFirst(length)
    #expect(rest == DigitString(String(written.dropFirst(length))))
  }

  @Test(
    "digits have a value", arguments: ["0", "7", "0123", "1234567890123456", "00345678901234567"])
  func value(_ written: String) {
    #expect(DigitString(written).decimalValue == UInt64(written))
  }

  @Test("packed digits are the same as appended ones", arguments: ["", "5", "123456789012345"])
  func packed(_ written: String) {
    let bits = UInt64(written, radix: 16) ?? 0
    #expect(DigitString(packed: bits, count: written.count) == DigitString(written))
  }
}
