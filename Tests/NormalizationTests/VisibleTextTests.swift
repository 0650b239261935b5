import RecordStreams
import Testing

@testable import Normalization

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "invisible characters go, white space is one space",
    arguments: [
      ("Ada Lovelace", "Ada Lovelace"), (" Ada  Lovelace ", "Ada Lovelace"),
      ("Ada\u{A0}\u{3000}Lovelace\t", "Ada Lovelace"), ("\u{FEFF}Ada\u{200B}", "Ada"),
      ("A\u{AD}da\u{202E}", "Ada"), ("Müller", "Müller"), ("👩\u{200D}🚀", "👩\u{200D}🚀"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("", ""), (" \u{200B} ", ""), ("a\nb", "a b"),
    ])
  func tidies(text: String, expected: String) {
    var bytes: [UInt8] = []
    let isChanged = VisibleText.append(Array(text.utf8).span, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(isChanged == (text != expected))
    if VisibleText.isTidy(Array(text.utf8).span) { #expect(text == expected) }
  }

  @Test("lines stay lines, empty ones go")
  func lines() {
    var bytes: [UInt8] = Array("x".utf8)
    VisibleText.appendLines(Array(" a  b \n\n \n c\r\n".utf8).span, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "xa b\nc")
  }
}
