import ContactModel
import RecordStreams

@testable import CSVFormat

extension ContactEncoder {
  /// The file that holds the contacts.
  func file(_ contacts: [Contact]) -> String {
    var encoder = self
    var output: [UInt8] = []
    encoder.begin(into: &output)
    for contact in contacts { encoder.encode(contact, into: &output) }
    encoder.end(into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

extension CSVCensus {
  init(_ contacts: [Contact]) {
    self.init()
    for contact in contacts { count(contact) }
  }
}

extension Contact {
  /// The contact's values, wherever it came from.
  var values: MutableContact {
    var copy = mutableCopy()
    copy.provenance = Provenance()
    // A table has its own order of columns for custom names.
    copy.customFields.sort { $0.name < $1.name }
    copy.customIdentifiers.sort { $0.name < $1.name }
    return copy
  }
}

/// Invented contacts with everything a table may have to hold.
enum SampleContacts {
  static func cora() -> MutableContact {
    var cora = MutableContact()
    cora.namePrefix = "Dr."
    cora.givenName = "Cora"
    cora.middleName = "M."
    cora.familyName = "Csv"
    cora.nameSuffix = "Jr."
    cora.formattedName = "Dr. Cora M. Csv Jr."
    cora.nicknames = ["Coco"]
    cora.organizationName = "Csv Inc"
    cora.departmentName = "Dept"
    cora.jobTitle = "Lead"
    cora.birthday = ContactDate(year: 1985, month: 4, day: 12)
    cora.notes = ["a\nb \"q\", c"]
    cora.categories = ["Friends", "Book Club"]
    cora.phoneNumbers = [
      LabeledValue(label: .mobile, value: "+12025550129"),
      LabeledValue(label: .home, value: "+12025550130", isPreferred: true),
      LabeledValue(label: Label(rawValue: "Grandma's"), value: "+12025550131"),
    ]
    cora.emailAddresses = [LabeledValue(label: .work, value: "cora@example.com")]
    var address = PostalAddress()
    address.street = "1 Way\nRear"
    address.city = "Town"
    address.state = "ST"
    address.postalCode = "00001"
    address.country = "US"
    cora.postalAddresses = [LabeledValue(label: .home, value: address)]
    cora.urlAddresses = [LabeledValue(value: "https://cora.example")]
    cora.contactRelations = [LabeledValue(label: Label(rawValue: "_$!<Spouse>!$_"), value: "Bo")]
    cora.dates = [LabeledValue(label: .anniversary, value: ContactDate(month: 6, day: 5))]
    cora.instantMessageAddresses = [
      LabeledValue(value: InstantMessageAddress(username: "cora.c", service: "Skype"))
    ]
    cora.customIdentifiers = [CustomField(name: "record_id", value: "r0")]
    cora.customFields = [CustomField(name: "Badge", value: "A-17")]
    return cora
  }

  static func fnOnly() -> MutableContact {
    var contact = MutableContact()
    contact.formattedName = "Doe, Jane"
    contact.birthday = ContactDate(month: 4, day: 12)
    contact.emailAddresses = [
      LabeledValue(value: "j1@example.com"), LabeledValue(value: "j2@example.com"),
    ]
    return contact
  }

  static func rich() -> MutableContact {
    var rich = cora()
    rich.uid = "urn:uuid:1"
    rich.previousFamilyName = "Old"
    rich.role = "Boss"
    rich.phoneticGivenName = "Kora"
    rich.notes = ["first", "second"]
    rich.categories = ["one, two", "three"]
    rich.socialProfiles = [
      LabeledValue(
        value: SocialProfile(
          urlString: "https://s.example/c", username: "c", userIdentifier: "7", service: "Mastodon")
      )
    ]
    rich.customIdentifiers += [
      CustomField(name: "Email", value: "e-1"), CustomField(name: "record_id", value: "r9"),
    ]
    rich.customFields += [
      CustomField(name: "Phone", value: "none"), CustomField(name: "Hobby", value: "x@example.com"),
    ]
    rich.members = ["m1", "m2"]
    return rich
  }
}
