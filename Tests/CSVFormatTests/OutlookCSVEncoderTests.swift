import ContactModel
import Testing

@testable import CSVFormat

struct OutlookCSVEncoderTests {
  private func crowded() -> Contact {
    var sue = MutableContact()
    sue.givenName = "Sue"
    sue.familyName = "Slots"
    sue.emailAddresses = (1...5).map { LabeledValue(value: "s\($0)@example.com") }
    sue.phoneNumbers = (1...4).map { LabeledValue(label: .mobile, value: "+1202555014\($0)") }
    for number in 1...2 {
      var address = PostalAddress()
      address.street = "\(number) B St"
      address.city = "Town"
      sue.postalAddresses.append(LabeledValue(label: .home, value: address))
    }
    sue.instantMessageAddresses = [
      LabeledValue(value: InstantMessageAddress(username: "sue", service: "Skype"))
    ]
    sue.notes = ["hello"]
    return Contact(sue)
  }

  @Test("the header has Outlook's 92 columns, lines end with CR LF")
  func header() {
    let text = OutlookCSVEncoder(hasByteOrderMark: false).file([crowded()])
    let header = text.split(separator: "\r\n")[0].split(
      separator: ",", omittingEmptySubsequences: false)
    #expect(header.count == 92)
    #expect(header[0] == "Title")
    #expect(header[91] == "Web Page")
    #expect(text.hasSuffix("\r\n"))
  }

  @Test("what has no place stands in the notes, is counted, and is read from there again")
  func overflow() throws {
    let contact = crowded()
    var encoder = OutlookCSVEncoder()
    var output: [UInt8] = []
    encoder.begin(into: &output)
    encoder.encode(contact, into: &output)
    #expect(
      encoder.losses.inNotes == [
        .emailAddress: 2, .phoneNumber: 3, .postalAddress: 1, .instantMessage: 1,
      ])
    #expect(encoder.losses.dropped.isEmpty)
    let again = try CSVTable(output).contacts[0]
    #expect(Set(again.emailAddresses.map(\.value)) == Set(contact.emailAddresses.map(\.value)))
    #expect(Set(again.phoneNumbers) == Set(contact.phoneNumbers))
    #expect(again.note == "hello\n\nHome Address: 2 B St, Town")
    #expect(again.instantMessageAddresses.map(\.value.username) == ["sue"])
  }

  @Test("a contact that fits is read again to the same values")
  func roundTrip() throws {
    var cora = SampleContacts.cora()
    cora.instantMessageAddresses = []
    cora.nicknames = []
    cora.customFields = [CustomField(name: "Hobby", value: "chess")]
    cora.customIdentifiers = [CustomField(name: "Organizational ID Number", value: "7")]
    cora.phoneNumbers = [LabeledValue(label: .workFax, value: "+12025550130")]
    cora.emailAddresses[0].label = .none
    cora.dates = [
      LabeledValue(label: .anniversary, value: ContactDate(year: 2001, month: 2, day: 3))
    ]
    let contact = Contact(cora)
    let encoder = OutlookCSVEncoder(encoding: .windows1252)
    cora.formattedName = ""
    #expect(try CSVTable(encoder.file([contact])).contacts.map(\.values) == [cora])
  }

  @Test("Windows-1252 has no Greek: the letters are counted")
  func characters() {
    var contact = MutableContact()
    contact.givenName = "Ελένη"
    contact.familyName = "Müller"
    var encoder = OutlookCSVEncoder(encoding: .windows1252)
    var output: [UInt8] = []
    encoder.encode(Contact(contact), into: &output)
    #expect(encoder.losses.characters == 5)
    #expect(output.contains(0xFC))
  }
}
