import Testing

@testable import VCardFormat

@Suite struct VCardEscapingTests {
  @Test(
    "escapes are undone in one pass and unknown ones stay",
    arguments: [
      ("a\\, b\\; c\\nd\\Ne", "a, b; c\nd\ne"), ("C:\\\\new \\x", "C:\\new \\x"),
      ("http\\://example.com", "http://example.com"), ("end\\", "end\\"), ("\\r\\nx", "\nx"),
      ("\\\\n", "\\n"),
    ])
  func undone(text: String, expected: String) {
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    VCardEscaping.appendUnescaped(bytes.span, hasLineBreaks: true, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  @Test("in 2.1 a backslash and an n are no line feed")
  func old() {
    #expect(read("2.1", "NOTE:C:\\new\\; a\\\\b") == ["note=C:\\new; a\\b"])
  }

  @Test("text comes back as it was", arguments: ["a,b;c\\d\ne", "\\n", "\r\n", "\\", ",;,;", ""])
  func roundTrip(text: String) {
    var escaped: [UInt8] = []
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    VCardEscaping.appendText(bytes.span, to: &escaped)
    VCardEscaping.appendUnescaped(escaped.span, hasLineBreaks: true, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == text.replacing("\r\n", with: "\n"))
  }

  @Test("an encoded separator of quoted-printable is data")
  func encodedSeparators() {
    #expect(
      read("2.1", "ADR;HOME;QUOTED-PRINTABLE:;;1 A=3B=0D=0AB;Ulm;;;")
        == ["street:home=1 A;\nB city:home=Ulm"])
    #expect(read("2.1", "N;QUOTED-PRINTABLE:A=5C=3BB;C") == ["familyName=A;B givenName=C"])
    #expect(read("2.1", "CATEGORIES;QUOTED-PRINTABLE:a=2Cb,c") == ["category=a,b category=c"])
  }
}
