import ContactModel
import Testing

@testable import CSVFormat

struct GoogleCSVEncoderTests {
  private func encode(_ contacts: [Contact]) -> String {
    GoogleCSVEncoder(census: CSVCensus(contacts)).file(contacts)
  }

  @Test("the header is Google's, with as many columns as the contacts need")
  func header() {
    let lines = encode([Contact(SampleContacts.cora())]).split(separator: "\r\n")
    #expect(
      lines[0]
        == "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Relation 1 - Label,Relation 1 - Value,Website 1 - Label,Website 1 - Value,Event 1 - Label,Event 1 - Value,IM 1 - Label,IM 1 - Service,IM 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value,Custom Field 2 - Label,Custom Field 2 - Value"
    )
    #expect(
      lines[1]
        == "Cora,M.,Csv,,,,Dr.,Jr.,Coco,,Csv Inc,Lead,Dept,1985-04-12,\"a\nb \"\"q\"\", c\",,Friends ::: Book Club,Work,cora@example.com,Mobile,+12025550129,* Home,+12025550130,Grandma's,+12025550131,Home,,\"1 Way\nRear\",Town,,ST,00001,US,,Spouse,Bo,,https://cora.example,Anniversary,--06-05,,Skype,cora.c,record_id,r0,Badge,A-17"
    )
  }

  @Test("a table is read again to the same contact")
  func roundTrip() throws {
    var cora = SampleContacts.cora()
    let table = try CSVTable(encode([Contact(cora)]))
    #expect(table.layout.map.source == .googleNew)
    cora.formattedName = ""
    #expect(table.contacts.map(\.values) == [cora])
    #expect(table.findings.isEmpty)
  }

  @Test("a birthday without a year stays one; a whole name without parts becomes the first name")
  func yearless() throws {
    let table = try CSVTable(encode([Contact(SampleContacts.fnOnly())]))
    #expect(
      table.summaries == [
        [
          "givenName=Doe, Jane", "birthday=--04-12", "emailAddress=j1@example.com",
          "emailAddress=j2@example.com",
        ]
      ])
  }

  @Test("what has no column is counted by kind")
  func losses() {
    var rich = SampleContacts.rich()
    rich.images = [ContactImage(content: .bytes([1]))]
    rich.unknownProperties = [UnknownProperty(name: "X-A", value: "1")]
    let contact = Contact(rich)
    var encoder = GoogleCSVEncoder(census: CSVCensus([contact]))
    var output: [UInt8] = []
    encoder.encode(contact, into: &output)
    #expect(
      encoder.losses.dropped == [.uid: 1, .socialProfile: 1, .image: 1, .unknown: 1, .member: 2])
  }

  @Test("maiden name and role are custom fields that the reader knows again")
  func customProperties() throws {
    let table = try CSVTable(encode([Contact(SampleContacts.rich())]))
    #expect(table.summaries[0].contains("previousFamilyName=Old"))
    #expect(table.summaries[0].contains("role=Boss"))
  }

  @Test("a byte order mark comes when it is asked for")
  func mark() {
    let encoder = GoogleCSVEncoder(census: CSVCensus(), hasByteOrderMark: true)
    #expect(Array(encoder.file([]).utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
  }

  @Test(
    "a whole name that the parts do not make is counted as lost",
    arguments: [("Dr. Cora M. Csv Jr.", 0), ("Csv, Cora", 1), ("Dr. Cora M. Csv", 1), ("", 0)])
  func wholeNames(_ name: String, _ lost: Int) {
    var cora = SampleContacts.cora()
    cora.formattedName = name
    let contact = Contact(cora)
    var encoder = GoogleCSVEncoder(census: CSVCensus([contact]))
    var output: [UInt8] = []
    encoder.encode(contact, into: &output)
    #expect(encoder.losses.dropped[.formattedName] ?? 0 == lost)
  }
}
