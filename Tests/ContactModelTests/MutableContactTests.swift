import ContactModel
import RecordStreams
import Testing

struct MutableContactTests {
  /// A contact with every property there is.
  static var full: MutableContact {
    var contact = MutableContact()
    for (index, (_, path)) in MutableContact.texts.enumerated() {
      contact[keyPath: path] = "text \(index) ü"
    }
    contact.contactType = .person
    contact.nicknames = ["Addie", "A."]
    contact.notes = ["one\ntwo", "three"]
    contact.birthday = ContactDate(month: 9, day: 20)
    contact.phoneNumbers = [
      LabeledValue(identifier: "p1", label: .mobile, value: "+1 555 0100", isPreferred: true),
      LabeledValue(label: Label(rawValue: "Grandma’s 📞"), value: "555-0101"),
    ]
    contact.emailAddresses = [LabeledValue(label: .work, value: "ada@example.com")]
    var address = PostalAddress()
    for (index, part) in PostalAddress.parts.enumerated() {
      address[keyPath: part.1] = "part \(index)"
    }
    contact.postalAddresses = [LabeledValue(label: .home, value: address)]
    contact.urlAddresses = [LabeledValue(label: .homePage, value: "https://example.com/")]
    contact.contactRelations = [
      LabeledValue(label: Label(rawValue: "_$!<YoungerSister>!$_"), value: "Eve")
    ]
    contact.socialProfiles = [
      LabeledValue(
        value: SocialProfile(
          urlString: "https://example.com/ada", username: "ada", userIdentifier: "1",
          service: "Example"))
    ]
    contact.instantMessageAddresses = [
      LabeledValue(value: InstantMessageAddress(username: "ada", service: "Jabber"))
    ]
    contact.dates = [
      LabeledValue(label: .anniversary, value: ContactDate(year: 2001, month: 2, day: 3))
    ]
    contact.images = [ContactImage(content: .bytes([0, 1, 2, 255]), mediaType: "image/png")]
    contact.categories = ["Pals"]
    contact.members = ["urn:uuid:1"]
    contact.customIdentifiers = [CustomField(name: "customer number", value: "K-17")]
    contact.customFields = [CustomField(name: "Hobby", value: "Chess")]
    contact.unknownProperties = [
      UnknownProperty(name: "X-SHOE", group: "item1", parameters: ";TYPE=left", value: "42")
    ]
    contact.carried = [
      .init(
        kind: .gender,
        fields: [.init(part: .value, label: .none, flags: [], bytes: Array("F".utf8))])
    ]
    return contact
  }

  @Test("a mutable copy of a contact is the contact, every property kept")
  func roundTrip() {
    let original = Self.full
    let copy = Contact(original).mutableCopy()
    #expect(copy == original)
  }

  @Test("what has no member is carried: a free-text birthday, a second title")
  func carried() {
    var builder = ContactBuilder()
    builder.beginProperty()
    builder.append(.birthday, flags: .freeText, text: "circa 1800")
    builder.beginProperty()
    builder.append(.jobTitle, text: "Engineer")
    builder.beginProperty()
    builder.append(.jobTitle, text: "Painter")
    let contact = builder.finish()
    var copy = contact.mutableCopy()
    #expect(copy.birthday == nil)
    #expect(copy.jobTitle == "Engineer")
    copy.givenName = "Ada"
    let edited = Contact(copy)
    #expect(edited.texts(.birthday) == ["circa 1800"])
    #expect(edited.texts(.jobTitle) == ["Engineer", "Painter"])
    #expect(edited.first(.birthday)?.flags == .freeText)
  }
}
