import Testing

@testable import VCardFormat

@Suite struct VCardLineTests {
  private func header(_ bytes: [UInt8], _ end: Int) -> VCardLine? {
    VCardLine(header: bytes.span, 0, end, table: VCardName.table)
  }

  @Test(
    "a header is taken apart into group, name, parameters and value",
    arguments: [
      ("TEL:1", "", "TEL", "", "1"),
      ("item1.TEL;TYPE=HOME:1:2", "item1", "TEL", ";TYPE=HOME", "1:2"),
      ("a.b.TEL:1", "a.b", "TEL", "", "1"),
      ("TEL;X=\"a:b;c\":1", "", "TEL", ";X=\"a:b;c\"", "1"),
      ("TEL;X=\"a:1", "", "TEL", ";X=\"a", "1"),
      ("TEL :1", "", "TEL", "", "1"),
      (" TEL;HOME:1", "", "TEL", ";HOME", "1"),
      ("X-ABCDEFGHIJ:", "", "X-ABCDEFGHIJ", "", ""),
    ])
  func header(text: String, group: String, name: String, parameters: String, value: String) throws {
    let bytes = Array(text.utf8)
    let line = try #require(header(bytes, bytes.count))
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(string(line.group) == group)
    #expect(string(line.nameStart..<line.nameEnd) == name)
    #expect(string(line.parameters) == parameters)
    #expect(string(line.value) == value)
  }

  @Test(
    "text is no header", arguments: ["", "no colon", "see also: this", "=0D=0Amore", ";:"])
  func text(text: String) {
    let bytes = Array(text.utf8)
    let line = VCardLine(header: bytes.span, 0, bytes.count, table: VCardName.table)
    #expect(line == nil || text == ";:")
  }

  @Test(
    "the byte-wise and the eight-byte road agree",
    arguments: [
      "TEL:12345678", "N:Doe;Jane;;;", "EMAIL;TYPE=HOME:a@example.com", "BDAY:1990-01-01",
      "tel;type=cell:12345678", "NOTE;ENCODING=QUOTED-PRINTABLE:=C3=BC", "ADR;WORK;PREF:;;S;C;;;",
      "item1.TEL:12345678", "X-CUSTOM:12345678", "CATEGORIES:a,b,c,d", "FN:Jane Doe of B.",
      "NICKNAME:Janey", "UID:a;b:c.d", "TEL;TYPE=\"HOME,WORK\":12345",
    ])
  func shortRoad(text: String) throws {
    let bytes = Array((text + "\r\nEND:VCARD\r\n").utf8)
    let end = text.utf8.count
    let slow = try #require(header(bytes, end))
    var tokenizer = VCardTokenizer(bytes.span)
    guard let fast = tokenizer.shortLine(bytes.span, 0, end) else { return }
    #expect(fast.name == slow.name)
    #expect(fast.encoding == slow.encoding)
    #expect(fast.parameters == slow.parameters)
    #expect(fast.value == slow.value)
    #expect(fast.nameEnd == slow.nameEnd)
  }

  @Test(
    "encodings are known in every spelling",
    arguments: [
      ("A;ENCODING=QUOTED-PRINTABLE:", VCardLine.Encoding.quotedPrintable),
      ("A;quoted-printable:", .quotedPrintable), ("A;BASE64:", .base64), ("A;ENCODING=b:", .base64),
      ("A;encoding=Base64:", .base64), ("A;B:", .none), ("A;BBS:", .none),
      ("A;ENCODING=8BIT:", .none),
    ])
  func encoding(text: String, expected: VCardLine.Encoding) throws {
    let bytes = Array(text.utf8)
    let line = try #require(header(bytes, bytes.count))
    #expect(line.encoding == expected)
  }
}
