import RecordStreams
import Testing

struct ByteSpanTests {
  /// Spans do not escape, so they cannot stand inside `#expect`.
  private func check(_ claim: Bool, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(claim, sourceLocation: sourceLocation)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("searching finds the first byte at or after a start, and the last before an end")
  func search() {
    let text = bytes("a,b,c")
    check(text.span.firstIndex(of: 0x2C) == 1)
    check(text.span.firstIndex(of: 0x2C, from: 2) == 3)
    check(text.span.firstIndex(of: 0x2C, from: 4) == nil)
    check(text.span.firstIndex(of: 0x2C, from: 99) == nil)
    check(text.span.lastIndex(of: 0x2C) == 3)
    check(text.span.lastIndex(of: 0x2C, before: 3) == 1)
    check(text.span.count(of: 0x2C) == 2)
  }

  @Test("comparison with literals heeds or ignores case")
  func literals() {
    let text = bytes("End:VCARD")
    check(text.span.isEqualIgnoringCase(to: "end:vcard"))
    check(!text.span.isEqual(to: "end:vcard"))
    check(text.span.hasPrefix("End"))
    check(text.span.hasPrefix("VC", at: 4))
    check(!text.span.hasPrefix("VCARDS", at: 4))
    check(text.span.hasPrefixIgnoringCase("vcard", at: 4))
  }

  @Test("order is that of unsigned bytes, a prefix first")
  func order() {
    check(bytes("ab").span.isLess(than: bytes("b").span))
    check(bytes("a").span.isLess(than: bytes("ab").span))
    check(!bytes("ab").span.isLess(than: bytes("ab").span))
    check(bytes("z").span.isLess(than: bytes("é").span))
  }

  @Test("numbers are appended in decimal", arguments: [0, 7, -7, 1_234_567_890, Int.max, Int.min])
  func decimal(number: Int) {
    var text: [UInt8] = []
    text.append(decimal: number)
    check(String(decoding: text, as: UTF8.self) == String(number))
  }

  @Test("spaces and tabs are trimmed at both ends")
  func trimming() {
    check(bytes(" \ta b\t ").span.trimmed().string == "a b")
    check(bytes("  ").span.trimmed().string == "")
  }
}
