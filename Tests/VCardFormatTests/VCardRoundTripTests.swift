import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

/// Contacts made up from a seed come back from every version, and from one by way of another.
@Suite struct VCardRoundTripTests {
  @Test("a contact of everything comes back from every version", arguments: 0..<10)
  func everyVersion(seed: Int) {
    var maker = ContactMaker(seed: UInt64(seed))
    for _ in 0..<10 {
      let contact = Contact(maker.contact())
      for version in VCardVersion.allCases {
        let parsed = parse(write(contact, version))
        #expect(parsed.records.count == 1)
        #expect(parsed.diagnostics.isEmpty, "seed \(seed)")
        guard let again = parsed.records.first else { continue }
        let difference = Set(meaning(contact)).symmetricDifference(meaning(again)).sorted()
        #expect(difference == [], "seed \(seed), \(version)")
        #expect(again.images(.image) == contact.images(.image))
      }
    }
  }

  @Test("3.0 by way of 4.0 keeps every property", arguments: 0..<10)
  func byWay(seed: Int) {
    var maker = ContactMaker(seed: UInt64(seed) &+ 1000)
    let first = parse(write(Contact(maker.contact()), .v3)).records[0]
    let second = parse(write(first, .v4)).records[0]
    let third = parse(write(second, .v3)).records[0]
    let difference = Set(meaning(first)).symmetricDifference(meaning(third)).sorted()
    #expect(difference == [], "seed \(seed)")
  }

  @Test("writing what was written gives the same bytes", arguments: VCardVersion.allCases)
  func stable(version: VCardVersion) {
    var maker = ContactMaker(seed: 77)
    for _ in 0..<50 {
      let text = write(Contact(maker.contact()), version)
      #expect(write(parse(text).records[0], version) == text)
    }
  }

  /// What a contact says, without groups and raw parameters, sorted.
  private func meaning(_ contact: Contact) -> [String] {
    var meaning: [String] = []
    for fields in describeFields(contact, onlyFirstLabel: true)
    where !fields[0].hasPrefix("image") {
      let parts = fields.filter {
        !$0.hasPrefix("group=") && !$0.hasPrefix("parameters=") && !$0.hasPrefix("sourceName=")
      }
      // How a label or a service was said does not matter.
      let text = (parts.prefix(1) + parts.dropFirst().sorted()).joined(separator: " ")
      meaning.append(text.replacing("^", with: "").replacing("~", with: ""))
    }
    return meaning.sorted()
  }
}

/// Makes contacts with awkward values; the same seed makes the same contacts.
struct ContactMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
  }

  private static let pieces = [
    "Ada", "Zoë", "山田", "🙂", ",", ";", ":", "\\", "\n", "\"", "=", "^n", "\\n", "BEGIN:VCARD",
    "END:VCARD", "o’Neil", "-", ".", "long-long-long-long-long-long-long-long-word",
  ]

  mutating func text(_ most: Int = 6) -> String {
    var text = "x"
    for _ in 0..<number(most) + 1 { text += Self.pieces[number(Self.pieces.count)] }
    return text + "y"
  }

  private mutating func label(_ labels: [Label]) -> Label {
    number(4) == 0 ? Label(rawValue: text(2)) : labels[number(labels.count)]
  }

  private mutating func labeled<Value>(_ labels: [Label], _ value: Value) -> LabeledValue<Value> {
    LabeledValue(label: label(labels), value: value, isPreferred: number(3) == 0)
  }

  /// A contact with values in all places.
  mutating func contact() -> MutableContact {
    var person = MutableContact()
    person.uid = "urn:uuid:\(number(1000))"
    person.formattedName = text()
    person.nicknames = [text()]
    person.previousFamilyName = text()
    person.phoneticGivenName = text()
    person.organizationName = text()
    person.jobTitle = text()
    person.notes = [text(30), text()]
    person.birthday =
      [
        ContactDate(month: 2, day: 29), ContactDate(year: 1990, month: 4, day: 15),
        ContactDate(year: 1985, month: 4), ContactDate(day: 5),
      ][number(4)]
    person.phoneNumbers = [
      labeled([.mobile, .home, .workFax, .main, .pager, .iPhone, .appleWatch, .none], text())
    ]
    person.emailAddresses = [labeled([.home, .work, .iCloud, .other, .school], text())]
    person.urlAddresses = [labeled([.homePage, .work], "http://example.com/" + text())]
    person.contactRelations = [
      labeled([Label(rawValue: "_$!<Mother>!$_"), Label(rawValue: "_$!<Spouse>!$_")], text())
    ]
    person.dates = [labeled([.anniversary, .other], ContactDate(year: 2001, month: 2, day: 3))]
    person.categories = [text()]
    person.members = ["urn:uuid:\(number(1000))"]
    person.customIdentifiers = [CustomField(name: text(), value: text())]
    person.customFields = [CustomField(name: text(), value: text())]
    addStructures(&person)
    return person
  }

  private mutating func addStructures(_ person: inout MutableContact) {
    var address = PostalAddress()
    address.street = text()
    address.city = text()
    address.country = text()
    address.isoCountryCode = number(2) == 0 ? "de" : ""
    address.formatted = number(2) == 0 ? text() : ""
    address.subLocality = number(2) == 0 ? text() : ""
    person.postalAddresses = [labeled([.home, .work, .other], address)]
    person.instantMessageAddresses = [
      labeled([.home, .none], InstantMessageAddress(username: "jo\(number(9))", service: "Jabber"))
    ]
    person.socialProfiles = [
      labeled(
        [.none, .home],
        SocialProfile(
          urlString: "https://example.com/jo", username: text(), userIdentifier: text(),
          service: "Mastodon"))
    ]
    person.images = [
      ContactImage(content: .bytes((0..<number(200) + 1).map { UInt8($0) }), mediaType: "image/x"),
      ContactImage(content: .reference("https://example.com/p.jpg")),
    ]
  }
}
