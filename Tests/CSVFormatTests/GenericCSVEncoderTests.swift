import ContactModel
import TestSupport
import Testing

@testable import CSVFormat

struct GenericCSVEncoderTests {
  private func encode(_ contacts: [Contact], delimiter: UInt8 = 0x2C) -> String {
    GenericCSVEncoder(census: CSVCensus(contacts), delimiter: delimiter).file(contacts)
  }

  @Test("headers are words, numbered where values repeat")
  func header() {
    let line = encode([Contact(SampleContacts.cora()), Contact(SampleContacts.fnOnly())])
      .split(separator: "\n")[0]
    #expect(
      line
        == "full_name,prefix,given_name,middle_name,family_name,suffix,organization,department,job_title,birthday,nickname,phone_1,phone_1_label,phone_2,phone_2_label,phone_3,phone_3_label,email_1,email_1_label,email_2,email_2_label,address_1_street,address_1_city,address_1_state,address_1_postal_code,address_1_country,address_1_label,url_1,relation_1,relation_1_label,event_1,event_1_label,im_1,im_1_service,note,categories,record_id,custom:Badge"
    )
  }

  @Test("every table is read again to the same contacts", arguments: [0x2C, 0x09] as [UInt8])
  func roundTrip(_ delimiter: UInt8) throws {
    let contacts = [SampleContacts.cora(), SampleContacts.fnOnly(), SampleContacts.rich()]
      .map { Contact($0) }
    let table = try CSVTable(encode(contacts, delimiter: delimiter))
    #expect(table.layout.dialect.delimiter == delimiter)
    #expect(table.contacts.map(\.values) == contacts.map(\.values))
    #expect(table.findings.isEmpty)
    #expect(table.layout.map.unmappedColumns.isEmpty)
  }

  @Test("a table of our own is written again byte for byte")
  func stable() throws {
    let contacts = [SampleContacts.rich(), SampleContacts.cora()].map { Contact($0) }
    let first = encode(contacts)
    let again = try CSVTable(first).contacts
    #expect(encode(again) == first)
  }

  @Test("hostile texts are written verbatim and come back")
  func hostile() throws {
    let names = ["=HYPERLINK(\"https://x.example\",\"pay\")", "@SUM(A1)", "a,b\r\nc", "\"", "-1+1"]
    let contacts = names.map { name in
      var contact = MutableContact()
      contact.givenName = name
      contact.phoneNumbers = [LabeledValue(value: "+447700900138")]
      return Contact(contact)
    }
    let text = encode(contacts)
    #expect(text.contains("\"=HYPERLINK(\"\"https://x.example\"\",\"\"pay\"\")\""))
    let table = try CSVTable(text)
    #expect(table.contacts.map(\.givenName) == names.map { $0.replacing("\r\n", with: "\n") })
    #expect(table.contacts.allSatisfy { $0.phoneNumbers[0].value == "+447700900138" })
  }

  @Test("counts of several threads join to the same columns, in any order")
  func census() {
    let contacts = [SampleContacts.cora(), SampleContacts.fnOnly(), SampleContacts.rich()]
      .map { Contact($0) }
    var forward = CSVCensus([contacts[0]])
    forward.merge(CSVCensus([contacts[1], contacts[2]]))
    var backward = CSVCensus([contacts[2]])
    backward.merge(CSVCensus([contacts[1]]))
    backward.merge(CSVCensus([contacts[0]]))
    #expect(forward.contactCount == 3)
    #expect(
      GenericColumnPlan(forward).headers == GenericColumnPlan(backward).headers)
  }

  @Test("pictures and unknown properties are counted as lost")
  func losses() {
    var contact = SampleContacts.cora()
    contact.images = [ContactImage(content: .bytes([1]))]
    contact.unknownProperties = [UnknownProperty(name: "X-A", value: "1")]
    let fixed = Contact(contact)
    var encoder = GenericCSVEncoder(census: CSVCensus([fixed]))
    var output: [UInt8] = []
    encoder.encode(fixed, into: &output)
    #expect(encoder.losses.dropped == [.image: 1, .unknown: 1])
  }
}
