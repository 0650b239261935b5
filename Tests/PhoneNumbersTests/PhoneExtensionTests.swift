import Testing

@testable import PhoneNumbers

struct PhoneExtensionTests {
  @Test(
    "digits come back, leading zeros too",
    arguments: ["", "0", "0070", "1234567890123456", "00345678901234567890"])
  func roundTrip(_ written: String) {
    var digits = PhoneExtension()
    for byte in written.utf8 { digits.append(byte - 0x30) }
    var bytes: [UInt8] = []
    digits.append(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == written)
    #expect(digits.isEmpty == written.isEmpty)
  }
}
