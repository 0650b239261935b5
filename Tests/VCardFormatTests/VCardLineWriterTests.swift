import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardLineWriterTests {
  private func line(_ version: VCardVersion, _ text: String) -> String {
    var writer = VCardLineWriter(version: version)
    let bytes = Array(text.utf8)
    writer.begin("NOTE")
    writer.beginValue(isPlain: writer.isPlain(bytes.span))
    writer.text(bytes.span)
    writer.end()
    return writer.output.span.string
  }

  @Test("a line of 75 bytes is not folded, one of 76 is, and no piece is longer")
  func length() {
    #expect(line(.v3, String(repeating: "x", count: 70)).utf8.count == 77)
    for count in [71, 200, 1000] {
      let pieces = line(.v3, String(repeating: "x", count: count)).split(separator: "\r\n")
      #expect(pieces.count > 1)
      #expect(pieces.allSatisfy { $0.utf8.count <= 75 })
      #expect(pieces.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    }
  }

  @Test("a character is never cut", arguments: ["é", "字", "🙂"])
  func characters(character: String) {
    for padding in 0..<5 {
      let text =
        String(repeating: "x", count: padding) + String(repeating: character, count: 60)
      let bytes = line(.v4, text)
      #expect(bytes.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
      #expect(bytes.replacing("\r\n ", with: "") == "NOTE:\(text)\r\n")
    }
  }

  @Test("in 2.1 plain text is not folded and other text is quoted-printable")
  func old() {
    let long = String(repeating: "word ", count: 40)
    #expect(line(.v21, long) == "NOTE:\(long)\r\n")
    #expect(
      line(.v21, "café = \\ a\nb")
        == "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:caf=C3=A9 =3D \\\\ a=0D=0Ab\r\n")
  }

  @Test("soft breaks leave escapes whole, stand before no space, and make no mark of a card")
  func softBreaks() {
    for padding in 0..<90 {
      let text = String(repeating: "x", count: padding) + "é END:VCARD\né é  BEGIN:VCARD"
      let written = line(.v21, text)
      #expect(written.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 79 })
      #expect(read("2.1", String(written.dropLast())) == ["note=\(text)"])
    }
  }

  @Test(
    "parameter values are quoted and in carets where needed",
    arguments: [
      ("plain", "plain"), ("a b", "\"a b\""), ("a;b:c,d", "\"a;b:c,d\""),
      ("say \"hi\" ^\n", "\"say ^'hi^' ^^^n\""),
    ])
  func parameters(value: String, expected: String) {
    var writer = VCardLineWriter(version: .v4)
    writer.begin("X")
    let bytes = Array(value.utf8)
    writer.parameter("NAME", bytes.span)
    let written = writer.output.span.string
    #expect(written == "X;NAME=\(expected)")
  }
}
