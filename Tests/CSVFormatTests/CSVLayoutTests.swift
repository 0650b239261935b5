import ContactModel
import RecordStreams
import Testing

@testable import CSVFormat

struct CSVLayoutTests {
  private func layout(_ text: String, _ options: CSVOptions = CSVOptions()) -> CSVLayout {
    let bytes = Array(text.utf8)
    return CSVLayout(sniffing: bytes.span, isWhole: true, options: options)
  }

  @Test(
    "the delimiter is found over many rows",
    arguments: [
      (
        "Name;E-Mail;Telefon\nDoe, Jane;jane@example.com;1\nRoe, Rick;rick@example.com;2\n",
        "semicolon"
      ),
      ("sep=;\nName;E-Mail\nDoe, Jane;jane@example.com\n", "semicolon"),
      ("Name\tE-Mail\nDoe, Jane\tjane@example.com\n", "tab"),
      ("Name|E-Mail\nDoe, Jane|jane@example.com\n", "bar"),
      ("Name,Note\nA,\"b;c;d\"\nB,\"e;f;g\"\n", "comma"), ("email\nada@example.com\n", "comma"),
    ])
  func delimiter(_ text: String, _ name: String) {
    #expect(layout(text).dialect.delimiterName == name)
  }

  @Test("what stands in front of the rows is skipped")
  func preamble() {
    let text = """
      \u{FEFF}Notes:
      "Some people hide their address, so this file, which has commas, may show blanks."

      First Name,Last Name,URL,Email Address,Company,Position,Connected On
      Linus,Kin,https://www.linkedin.example/in/linus,,Kin Works,Engineer,12 Mar 2024

      """
    let found = layout(text)
    #expect(found.map.source == .linkedIn)
    #expect(found.dialect.preamble == ["byte order mark", "2 lines of notes"])
    #expect(found.map.columns.map(\.header).first == "First Name")
    #expect(found.map.unmappedColumns == [6])
  }

  @Test(
    "a table without a header is one",
    arguments: ["1,,3\n4,5,6\n", "Ada,ada@example.com\nBo,bo@example.com\n"])
  func noHeader(_ text: String) {
    let found = layout(text)
    #expect(!found.dialect.hasHeader)
    #expect(found.dialect.dataOffset == 0)
  }

  @Test("columns without a header are known by their values")
  func values() {
    let found = layout("Ada,ada@example.com,+1 202-555-0100\nBo,bo@example.com,(202) 555-0101\n")
    #expect(
      found.map.columns.map(\.target.description) == [
        "customField \"Column 1\"", "emailAddress", "phoneNumber",
      ])
  }

  @Test("a header of unknown words is a header all the same")
  func unknownHeader() {
    let found = layout("Foo,Bar,Baz\n1,2,3\n4,5,6\n")
    #expect(found.dialect.hasHeader)
    #expect(found.map.knownCount == 0)
  }

  @Test("the user's word on the header counts")
  func forced() {
    var options = CSVOptions()
    options.hasHeader = false
    #expect(!layout("Name,Email\nA,a@example.com\n", options).dialect.hasHeader)
    options.hasHeader = true
    #expect(layout("1,2\n3,4\n", options).dialect.hasHeader)
  }

  @Test("bytes that are no UTF-8 are Windows-1252")
  func encoding() {
    let bytes = Array("Name,Ort\nZo".utf8) + [0xEB] + Array(",Ulm\n".utf8)
    #expect(CSVLayout(sniffing: bytes.span, isWhole: true).dialect.encoding == .windows1252)
    #expect(layout("Name,Ort\nZoë,Ulm\n").dialect.encoding == .utf8)
  }

  @Test("the order of dates is told by the values of the column, else by another column")
  func dateOrder() {
    let text = """
      Name,Birthday,Anniversary
      A,3/4/1985,25/12/2001
      B,5/6/1985,

      """
    #expect(layout(text).map.columns.map(\.dateOrder) == [.unknown, .dayFirst, .dayFirst])
    var options = CSVOptions()
    options.dateOrder = .monthFirst
    #expect(layout("Name,Birthday\nA,3/4/1985\n", options).map.columns[1].dateOrder == .monthFirst)
  }

  @Test(
    "the program is known by its columns",
    arguments: [
      (
        "Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value",
        "Google Contacts (before 2024)"
      ),
      (
        "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value",
        "Google Contacts (2024 and later)"
      ),
      (
        "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name",
        "Thunderbird"
      ),
      (
        "Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Messenger-Name,Notizen,",
        "Thunderbird"
      ),
      (OutlookColumns.desktop.joined(separator: ","), "Outlook for Windows"),
      ("First Name,Last Name,Notes,E-mail Address", "a table for Outlook"),
      ("First Name,Last Name,Given Yomi,E-mail Address,Company", "Outlook on the web"),
      (
        "Vorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Verbunden am",
        "LinkedIn connections"
      ),
      ("record_id,full_name,given_name,phone_1", "a table of unknown origin"),
    ])
  func sources(_ header: String, _ name: String) {
    let cells = header.split(separator: ",", omittingEmptySubsequences: false)
    let row = cells.map { _ in "x" }.joined(separator: ",")
    #expect(layout(header + "\n" + row + "\n").map.source.name == name)
  }

  @Test("92 columns in another language are Outlook's by position")
  func localized() {
    let header = OutlookColumns.desktop.map { "X" + $0 }.joined(separator: ",")
    let row = OutlookColumns.desktop.map { _ in "y" }.joined(separator: ",")
    let found = layout(header + "\n" + row + "\n")
    #expect(found.map.columns[3].target.kind == .familyName)
    #expect(found.map.columns[3].confidence == 0.9)
  }

  @Test(
    "an empty or broken beginning gives a layout without columns",
    arguments: ["", "\n\n", "\u{FEFF}"])
  func empty(_ text: String) {
    #expect(layout(text).map.columns.isEmpty)
  }
}
