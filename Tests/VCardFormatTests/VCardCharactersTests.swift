import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardCharactersTests {
  private func bytes(_ lines: [[UInt8]]) -> [UInt8] {
    var text = Array("BEGIN:VCARD\r\nVERSION:2.1\r\n".utf8)
    for line in lines { text += line + [0x0D, 0x0A] }
    return text + Array("END:VCARD\r\n".utf8)
  }

  @Test("bytes are decoded property by property: CHARSET, else UTF-8, else windows-1252")
  func mixed() {
    let text = bytes([
      Array("FN:Zoë".utf8),
      Array("NOTE;CHARSET=windows-1252:Do".utf8) + [0xEB],
      Array("TITLE:J".utf8) + [0xFC] + Array("rgen ".utf8) + [0x96],
      Array("ORG;CHARSET=SHIFT_JIS:".utf8) + [0x83, 0x5C, 0x8E, 0xD0, 0x3B, 0x94, 0x5C],
      Array("N;ENCODING=QUOTED-PRINTABLE:Gro=DFmann;J=FCrgen".utf8),
    ])
    let parsed = parse(text)
    #expect(
      parsed.records.map(describe) == [
        [
          "formattedName=Zoë", "note=Doë", "jobTitle=Jürgen –",
          "organizationName=ソ社 departmentName=能", "familyName=Großmann givenName=Jürgen",
        ]
      ])
    #expect(told(parsed) == ["5 vcard-charset-guessed"])
  }

  @Test("a charset that nobody knows is told and the bytes are read as they look")
  func unknown() {
    let parsed = parse(card("2.1", ["FN;CHARSET=X-NOBODY:Zoë"]))
    #expect(parsed.records.map(describe) == [["formattedName=Zoë"]])
    #expect(told(parsed) == ["3 vcard-charset-unknown"])
  }

  @Test("bytes that are none in the stated charset are replaced and told")
  func replaced() {
    let parsed = parse(bytes([Array("FN;CHARSET=SHIFT_JIS:a".utf8) + [0xFD, 0xFE]]))
    #expect(told(parsed) == ["3 vcard-character-replaced"])
  }

  @Test("a NUL is left out and told")
  func zeros() {
    let parsed = parse(card("3.0", ["FN:Nora Nu\u{0}ll"]))
    #expect(parsed.records.map(describe) == [["formattedName=Nora Null"]])
    #expect(told(parsed) == ["3 vcard-control-character"])
  }

  @Test("everything in a contact is UTF-8, headers too")
  func headers() {
    let line: [UInt8] = Array("TEL;X-".utf8) + [0xFC] + Array("=a;TYPE=".utf8) + [0xE9, 0x3A, 0x31]
    #expect(
      parse(bytes([line])).records.map(describe) == [["phoneNumber=1 parameters=;X-ü=a;TYPE=é"]])
  }

  @Test("text in base64 is text")
  func base64Text() {
    #expect(
      read("2.1", "NOTE;CHARSET=UTF-8;ENCODING=BASE64:RMO8bmU=", "", "TEL:1")
        == ["note=Düne", "phoneNumber=1"])
  }
}
