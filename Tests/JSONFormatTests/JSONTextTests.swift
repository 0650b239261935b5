import RecordStreams
import Testing

@testable import JSONFormat

struct JSONTextTests {
  private func decoded(_ text: [UInt8]) -> (String, Int) {
    var result: [UInt8] = []
    let repairs = JSONText.decode(
      text.span, 0..<text.count, hasEscapes: text.contains(0x5C), into: &result)
    return (String(decoding: result, as: UTF8.self), repairs)
  }

  @Test(
    "escapes are decoded",
    arguments: [
      (#"a\n\t\r\b\f\/\\\""#, "a\n\t\r\u{8}\u{C}/\\\""), (#"\u00fc"#, "ü"),
      (#"\ud83d\ude00!"#, "😀!"), ("plain ü", "plain ü"),
    ])
  func escapes(text: String, expected: String) {
    #expect(decoded(Array(text.utf8)) == (expected, 0))
  }

  @Test(
    "what cannot be decoded becomes U+FFFD and is counted",
    arguments: [
      (#"\ud83d"#, 1), (#"\ude00x"#, 1), (#"\u12"#, 1), (#"\q"#, 1), (#"\ud83d\u0041"#, 1),
    ])
  func broken(text: String, repairs: Int) {
    let (result, count) = decoded(Array(text.utf8))
    #expect(count == repairs)
    #expect(result.contains("\u{FFFD}"))
  }

  @Test("ill-formed UTF-8 is repaired")
  func illFormed() {
    let (result, count) = decoded([0x61, 0xFF, 0x62])
    #expect(result == "a\u{FFFD}b")
    #expect(count == 1)
  }

  @Test(
    "any text is written so that it reads back",
    arguments: ["", "a\"b\\c\n\u{1}\u{7F}", "ü😀\u{2028}"])
  func roundTrip(text: String) {
    var encoded: [UInt8] = []
    JSONText.encode(Array(text.utf8).span, into: &encoded)
    #expect(decoded(Array(encoded.dropFirst().dropLast())) == (text, 0))
  }
}
