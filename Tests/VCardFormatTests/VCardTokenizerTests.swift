import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardTokenizerTests {
  @Test(
    "a line is put together over every kind of line end",
    arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func lineEnds(end: String) {
    let lines = [
      "BEGIN:VCARD", "VERSION:3.0", "FN:Bob", "NOTE:long", "  text", "\tmore", "TEL:1", "END:VCARD",
      "BEGIN:VCARD", "VERSION:3.0", "FN:Eve", "END:VCARD", "",
    ]
    let parsed = parse(lines.joined(separator: end))
    #expect(parsed.records.count == 2)
    #expect(
      describe(parsed.records[0]) == ["formattedName=Bob", "note=long textmore", "phoneNumber=1"])
    #expect(describe(parsed.records[1]) == ["formattedName=Eve"])
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(
    "white space of a fold is text in 2.1 only, and never where a value has no spaces",
    arguments: [
      ("2.1", "NOTE:an\r\n example", "note=an example"),
      ("3.0", "NOTE:an\r\n example", "note=anexample"),
      ("3.0", "NOTE:an\r\n  example", "note=an example"),
      ("4.0", "NOTE:an\r\n\texample", "note=anexample"),
      ("2.1", "EMAIL:someone@exa\r\n mple.com", "emailAddress=someone@example.com"),
    ])
  func folds(version: String, line: String, expected: String) {
    #expect(read(version, line) == [expected])
  }

  @Test("the version is known to a fold even when it stands last")
  func lateVersion() {
    let text = "begin:vcard\r\nnote:an\r\n example\r\nversion:2.1\r\nend:vcard\r\n"
    #expect(parse(text).records.map(describe) == [["note=an example"]])
  }

  @Test("a fold may lie inside a character, a header, a quoted parameter")
  func oddFolds() {
    let bytes = Array("BEGIN:VCARD\nVERSION:3.0\nFN:Zo".utf8) + [0xC3, 0x0A, 0x20, 0xAB, 0x0A]
    #expect(
      parse(bytes + Array("END:VCARD\n".utf8)).records.map(describe) == [["formattedName=Zoë"]])
    #expect(read("3.0", "TEL;TYPE=HO\r\n ME:1") == ["phoneNumber:home=1"])
    #expect(
      read("4.0", "ADR;LABEL=\"a: b\r\n c; d\":;;S;;;;")
        == ["street=S formatted=a: bc; d"])
  }

  @Test(
    "quoted-printable is put together in every form seen",
    arguments: [
      ("NOTE;QUOTED-PRINTABLE:one=\r\ntwo", "note=onetwo"),
      (
        "NOTE;ENCODING=QUOTED-PRINTABLE:one=20=\r\ntwo=\r\n =20three=C3=\r\n =BC",
        "note=one two threeü"
      ),
      ("NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0A=\r\nb=0D=0A=\r\n=0D=0Ac", "note=a\nb\n\nc"),
      ("note;quoted-printable:J=c3=b6rg", "note=Jörg"),
      ("NOTE;ENCODING=QUOTED-PRINTABLE:no = escape", "note=no = escape"),
      ("NOTE;ENCODING=QUOTED-PRINTABLE:one= \r\ntwo", "note=onetwo"),
      ("NOTE;ENCODING=QUOTED-PRINTABLE:one=C3\r\n=BC", "note=oneü"),
    ])
  func quotedPrintable(line: String, expected: String) {
    #expect(read("2.1", line, "TEL:1") == [expected, "phoneNumber=1"])
  }

  @Test("a soft break never swallows the end of a card")
  func softBreakBeforeEnd() {
    let parsed = parse(card("2.1", ["NOTE;QUOTED-PRINTABLE:text="]) + card("2.1", ["FN:B"]))
    #expect(parsed.records.map(describe) == [["note=text"], ["formattedName=B"]])
  }

  @Test(
    "base64 is put together in every form seen",
    arguments: [
      "PHOTO;ENCODING=BASE64:R0lG\r\n ODlh\r\n\r\nTEL:1",
      "PHOTO;ENCODING=BASE64:\r\n R0lG\r\n ODlh\r\n\r\nTEL:1",
      "PHOTO;BASE64:R0lG\r\nODlh\r\n\r\nTEL:1",
      "PHOTO;ENCODING=b:R0lG\r\nODlh\r\nTEL:1",
      "PHOTO;ENCODING=B;VALUE=BINARY:R0lGODlh\r\nTEL:1",
      "PHOTO:data:image/gif;base64,R0lG\r\n ODlh\r\nTEL:1",
      "PHOTO;VALUE=uri:data:image/gif\\;base64\\,R0lGODlh\r\nTEL:1",
    ])
  func base64(lines: String) {
    #expect(read("2.1", lines) == ["imageb=R0lGODlh mediaType=image/gif", "phoneNumber=1"])
  }

  @Test("lines of base64 may look like names")
  func base64LikeNames() {
    #expect(
      read("2.1", "PHOTO;JPEG;ENCODING=BASE64:", "/9j/AAAA", "END", "NOTE", "", "TEL:2")
        == ["imageb=/9j/AAAAENDNOTE mediaType=image/jpeg", "phoneNumber=2"])
  }

  @Test("text without a property is the next line of the value before it")
  func looseText() {
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Edda Vorel\n\nQuist-Lund\nTEL:1\nEND:VCARD\n"
    let parsed = parse(text)
    #expect(
      parsed.records.map(describe) == [["formattedName=Edda Vorel\n\nQuist-Lund", "phoneNumber=1"]])
    #expect(told(parsed) == ["5 vcard-text-without-property"])
  }

  @Test("a BEGIN in a card closes it, END without BEGIN is left out, the end of the file closes")
  func missingEnds() {
    let text = """
      BEGIN:VCARD
      VERSION:3.0
      FN:A
      BEGIN:VCARD
      VERSION:3.0
      FN:B
      NOTE:fold
       END:VCARD
      END:VCARD
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      FN:C
      TEL:1
      """
    let parsed = parse(text)
    #expect(parsed.records.map(\.formattedName) == ["A", "B", "C"])
    #expect(parsed.records[1].note == "foldEND:VCARD")
    #expect(
      told(parsed) == ["4 vcard-missing-end", "10 vcard-stray-end", "14 vcard-missing-end"])
  }

  @Test("cards without BEGIN, without VERSION, with text between them are read")
  func missingFrames() {
    let parsed = parse("hello\nworld\nFN:A\nTEL:1\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD\n")
    #expect(parsed.records.map(\.formattedName) == ["A", "B"])
    #expect(
      told(parsed) == [
        "1 vcard-text-outside-card", "3 vcard-missing-begin", "3 vcard-missing-version",
        "6 vcard-missing-version",
      ])
  }

  @Test("BEGIN and END may be folded, in lower case, with spaces, behind a byte order mark")
  func oddFrames() {
    let text =
      "\u{FEFF}begin : vCard \nVERSION:3.0\nFN:A\nEND:VCA\n RD\n\u{FEFF}BEGIN:VCARD\n"
      + "VERSION:3.0\nFN:B\nend:vcard\n"
    let parsed = parse(text)
    #expect(parsed.records.map(describe) == [["formattedName=A"], ["formattedName=B"]])
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test("a card in a card belongs to its AGENT property")
  func agents() {
    let text = """
      BEGIN:VCARD
      VERSION:2.1
      FN:Boss
      AGENT:
      BEGIN:VCARD
      VERSION:2.1
      FN:Fred
      AGENT:
      BEGIN:VCARD
      FN:Deep
      END:VCARD
      END:VCARD
      TEL:1
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      FN:Boss2
      AGENT:BEGIN:VCARD\\nFN:Susan\\nEND:VCARD\\n
      END:VCARD

      """
    let parsed = parse(text)
    #expect(
      parsed.records.map(describe) == [
        [
          "formattedName=Boss",
          "unknown=BEGIN:VCARD\\nVERSION:2.1\\nFN:Fred\\nAGENT:\\nBEGIN:VCARD\\nFN:Deep\\nEND:VCARD"
            + "\\nEND:VCARD label=AGENT",
          "phoneNumber=1",
        ],
        ["formattedName=Boss2", "unknown=BEGIN:VCARD\\nFN:Susan\\nEND:VCARD\\n label=AGENT"],
      ])
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test("comments and blank lines in a card are passed over")
  func comments() {
    #expect(
      read("3.0", "# a comment", "FN:A", "", "  ", "TEL:1") == ["formattedName=A", "phoneNumber=1"])
  }

  @Test("places are those of the input, not of the batch")
  func places() {
    let text = card("3.0", ["FN:A"]) + "\r\n" + card("3.0", ["FN:B"])
    let parsed = parse(text, offset: 1000, firstLine: 50)
    #expect(parsed.records.map(\.provenance.line) == [50, 55])
    #expect(parsed.records.map(\.provenance.offset) == [1000, 1045])
    #expect(parsed.records.map(\.provenance.record) == [1, 2])
    #expect(parsed.records.map(\.provenance.length) == [43, 43])
  }
}
