import ContactModel
import RecordStreams
import Unification

/// Invented people, quickly written: `person("Ann Lee", phone: "+12025550143")`.
func person(
  _ name: String = "", middle: String = "", suffix: String = "", phone: String = "",
  email: String = "", birthday: String = "", street: String = "", city: String = "",
  postcode: String = "", organization: String = "", note: String = "", uid: String = "",
  identifier: String = "", identifierName: String = "customer number"
) -> Contact {
  var contact = MutableContact()
  let words = name.split(separator: " ")
  contact.formattedName = name
  contact.givenName = words.first.map(String.init) ?? ""
  contact.familyName = words.count > 1 ? words[1...].joined(separator: " ") : ""
  contact.middleName = middle
  contact.nameSuffix = suffix
  contact.uid = uid
  contact.organizationName = organization
  contact.birthday = ContactDate(isoText: birthday)
  contact.phoneNumbers = phone.split(separator: "|").map {
    LabeledValue(label: .mobile, value: String($0))
  }
  contact.emailAddresses = email.split(separator: "|").map {
    LabeledValue(label: .home, value: String($0))
  }
  if !street.isEmpty || !postcode.isEmpty || !city.isEmpty {
    var address = PostalAddress()
    address.street = street
    address.city = city
    address.postalCode = postcode
    contact.postalAddresses = [LabeledValue(label: .home, value: address)]
  }
  if !note.isEmpty { contact.notes = [note] }
  if !identifier.isEmpty {
    contact.customIdentifiers = [CustomField(name: identifierName, value: identifier)]
  }
  return Contact(contact)
}

/// The records of each group and of each contact with several records, as sets of positions.
struct Partition: Equatable, CustomStringConvertible {
  var groups: Set<Set<Int>>
  var contacts: Set<Set<Int>>

  init(_ result: MatchResult) {
    groups = Set(result.groups.map { Set($0.members.map(\.record)) })
    contacts = Set(
      result.groups.flatMap(\.contacts).filter { $0.members.count > 1 }
        .map { Set($0.members.map(\.record)) })
  }

  var description: String { "groups \(groups), contacts \(contacts)" }

  func areTogether(_ a: Int, _ b: Int) -> Bool {
    groups.contains { $0.contains(a) && $0.contains(b) }
  }

  func areOne(_ a: Int, _ b: Int) -> Bool {
    contacts.contains { $0.contains(a) && $0.contains(b) }
  }
}

func partition(_ contacts: [Contact], region: String = "US") throws -> Partition {
  let numbered = contacts.enumerated().map { index, contact in
    var contact = contact
    contact.provenance = Provenance(record: index + 1)
    return contact
  }
  return Partition(try Unifier().match(numbered, region: region))
}
