import ContactModel
import RecordStreams
import Testing

struct ContactTests {
  @Test("a contact is one reference and plain numbers, so that copying costs one retain")
  func size() {
    #expect(MemoryLayout<ContactBlock>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<Contact>.size == 6 * MemoryLayout<Int>.size)
  }

  @Test("equality is that of the fields, wherever they came from")
  func equality() {
    var builder = ContactBuilder()
    func make(_ name: String, record: Int) -> Contact {
      builder.beginProperty()
      builder.append(.givenName, text: name)
      return builder.finish(provenance: Provenance(record: record))
    }
    #expect(make("Ada", record: 1) == make("Ada", record: 2))
    #expect(make("Ada", record: 1) != make("Eve", record: 1))
  }

  @Test("a description shows no personal data")
  func description() {
    var contact = MutableContact()
    contact.givenName = "Ada"
    #expect(!Contact(contact).description.contains("Ada"))
  }

  @Test(
    "the display name climbs down its ladder",
    arguments: [
      (["prefix": "Dr.", "given": "Ada", "family": "King", "suffix": "PhD"], "Dr. Ada King PhD"),
      (["given": "Ada", "org": "Example Inc."], "Ada"),
      (["org": "Example Inc.", "type": "organization", "given": "Ada"], "Example Inc."),
      (["formatted": "The Ada", "org": "Example Inc."], "The Ada"),
      (["org": "Example Inc.", "nick": "Addie"], "Example Inc."),
      (["nick": "Addie", "email": "ada@example.com"], "Addie"),
      (["email": "ada@example.com", "phone": "555-0100"], "ada@example.com"),
      (["phone": "555-0100"], "555-0100"),
      ([:], ""),
    ])
  func displayName(parts: [String: String], expected: String) {
    var contact = MutableContact()
    contact.namePrefix = parts["prefix"] ?? ""
    contact.givenName = parts["given"] ?? ""
    contact.familyName = parts["family"] ?? ""
    contact.nameSuffix = parts["suffix"] ?? ""
    contact.formattedName = parts["formatted"] ?? ""
    contact.organizationName = parts["org"] ?? ""
    contact.contactType = parts["type"].flatMap(ContactType.init)
    if let nick = parts["nick"] { contact.nicknames = [nick] }
    if let email = parts["email"] { contact.emailAddresses = [LabeledValue(value: email)] }
    if let phone = parts["phone"] { contact.phoneNumbers = [LabeledValue(value: phone)] }
    #expect(Contact(contact).displayName == expected)
  }

  @Test("an organization is inferred when it is all the name there is")
  func inferredType() {
    var contact = MutableContact()
    contact.organizationName = "Example Inc."
    contact.formattedName = "Example Inc."
    #expect(Contact(contact).contactType == .organization)
    contact.givenName = "Ada"
    #expect(Contact(contact).contactType == .person)
  }
}
