import Testing

@testable import UnicodeText

@Suite struct LabeledDecoderTests {
  private func decode(
    _ bytes: [UInt8], _ label: String, _ decoder: inout LabeledDecoder
  ) -> String? {
    var text: [UInt8] = []
    guard decoder.decode(bytes.span, label: label.utf8Span.span, into: &text) != nil else {
      #expect(text.isEmpty)
      return nil
    }
    return String(decoding: text, as: UTF8.self)
  }

  @Test("every value is read by its own label, in any order")
  func labels() {
    var decoder = LabeledDecoder()
    for _ in 0..<3 {
      #expect(decode([0xE9], "ISO-8859-1", &decoder) == "é")
      #expect(decode([0xC9], "KOI8-R", &decoder) == "и")
      #expect(decode([0x95, 0x5C], "shift_jis", &decoder) == "表")
      #expect(decode([0x95, 0x5C], "shift_jis", &decoder) == "表")
      #expect(decode([0x41], "klingon", &decoder) == nil)
      #expect(decode([0x41], "klingon", &decoder) == nil)
    }
    #expect(decoder.encoding(label: "latin1".utf8Span.span) == .windows1252)
  }

  @Test("an unfinished character of one value does not reach into the next")
  func unfinished() {
    var decoder = LabeledDecoder()
    #expect(decode([0x95], "shift_jis", &decoder) == "\u{FFFD}")
    #expect(decode([0x5C], "shift_jis", &decoder) == "\\")
    #expect(decode([0xC3], "utf-8", &decoder) == "\u{FFFD}")
    #expect(decode([0xA9], "utf-8", &decoder) == "\u{FFFD}")
  }

  @Test("a new label in every value does not fill the memory")
  func many() {
    var decoder = LabeledDecoder()
    for number in 0..<500 { #expect(decode([0x41], "label\(number)", &decoder) == nil) }
    #expect(decode([0xE9], "latin1", &decoder) == "é")
  }
}
