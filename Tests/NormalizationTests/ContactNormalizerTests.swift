import ContactModel
import RecordStreams
import Testing

@testable import Normalization

@Suite("Tidy contacts")
struct ContactNormalizerTests {
  static func messy() -> Contact {
    var contact = MutableContact()
    contact.formattedName = "Ada \u{200B} Lovelace "
    contact.givenName = "Ada"
    contact.familyName = "  Lovelace"
    contact.phoneNumbers = [
      LabeledValue(label: Label(rawValue: "Cell"), value: "(202) 555-0143 x12"),
      LabeledValue(label: .home, value: "555-0143"),
      LabeledValue(
        identifier: "v1", label: Label(rawValue: "Grandma's"), value: "202-555-0144 / 202-555-0145",
        isPreferred: true),
    ]
    contact.emailAddresses = [
      LabeledValue(label: .work, value: "Ada <Ada@EXAMPLE.com>"), LabeledValue(value: "n/a"),
    ]
    var address = PostalAddress()
    address.street = " 12  Main St \n\n Apt 4 "
    address.city = "Dayton"
    contact.postalAddresses = [LabeledValue(label: .home, value: address)]
    contact.birthday = ContactDate(year: 1604, month: 5, day: 9)
    contact.notes = ["  kept  as it is  "]
    contact.unknownProperties = [UnknownProperty(name: "X-THING", value: " a ")]
    return Contact(contact)
  }

  static func normalize(
    _ contact: Contact, _ options: NormalizationOptions
  ) -> (Contact, NormalizationCounts, [NormalizationChange]) {
    var normalizer = ContactNormalizer(options: options)
    var counts = NormalizationCounts()
    var changes: [NormalizationChange] = []
    let tidy = normalizer.normalize(contact, counts: &counts, changes: &changes)
    return (tidy, counts, changes)
  }

  @Test("values are tidied, everything else stays")
  func tidies() {
    let (tidy, counts, changes) = Self.normalize(Self.messy(), NormalizationOptions(region: "US"))
    #expect(tidy.formattedName == "Ada Lovelace")
    #expect(tidy.familyName == "Lovelace")
    #expect(
      tidy.phoneNumbers.map(\.value) == [
        "+12025550143;ext=12", "555-0143", "+12025550144", "+12025550145",
      ])
    #expect(
      tidy.phoneNumbers.map(\.label.rawValue) == [
        "_$!<Mobile>!$_", "_$!<Home>!$_", "Grandma's", "Grandma's",
      ])
    #expect(tidy.phoneNumbers.map(\.identifier) == ["", "", "v1", ""])
    #expect(tidy.phoneNumbers.map(\.isPreferred) == [false, false, true, true])
    #expect(tidy.emailAddresses.map(\.value) == ["Ada@example.com", "n/a"])
    #expect(tidy.postalAddresses.first?.value.street == "12 Main St\nApt 4")
    #expect(tidy.birthday == ContactDate(month: 5, day: 9))
    #expect(tidy.note == "  kept  as it is  ")
    #expect(tidy.unknownProperties.first?.value == " a ")
    #expect(counts.phones == 2 && counts.phonesLeft == 1 && counts.emails == 1)
    #expect(counts.emailsLeft == 1 && counts.names == 2 && counts.labels == 1)
    #expect(counts.dates == 1 && counts.addresses == 1 && counts.contacts == 1)
    #expect(changes.count == counts.changes)
    #expect(
      changes.contains(
        NormalizationChange(
          kind: .phone, old: "202-555-0144 / 202-555-0145", new: "+12025550144\n+12025550145")))
  }

  @Test("normalizing twice is normalizing once", arguments: [true, false])
  func isIdempotent(keepsOriginal: Bool) {
    let options = NormalizationOptions(region: "US", keepsOriginal: keepsOriginal)
    let (once, _, _) = Self.normalize(Self.messy(), options)
    let (twice, counts, changes) = Self.normalize(once, options)
    #expect(once == twice)
    #expect(counts.changes == 0 && counts.contacts == 0 && changes.isEmpty)
  }

  @Test("only the fields asked for are touched")
  func touchesOnly() {
    let messy = Self.messy()
    let (tidy, counts, _) = Self.normalize(
      messy, NormalizationOptions(only: .emails, region: "US"))
    #expect(tidy.phoneNumbers == messy.phoneNumbers)
    #expect(tidy.familyName == messy.familyName)
    #expect(tidy.emailAddresses.first?.value == "Ada@example.com")
    #expect(counts.changes == 1)
  }

  @Test("without a region the country of the address is that of national numbers")
  func takesRegionFromAddress() {
    var contact = MutableContact()
    var address = PostalAddress()
    address.country = "Deutschland"
    contact.postalAddresses = [LabeledValue(value: address)]
    contact.phoneNumbers = [LabeledValue(value: "030 123456")]
    let (tidy, _, _) = Self.normalize(Contact(contact), NormalizationOptions())
    #expect(tidy.phoneNumbers.map(\.value) == ["+4930123456"])
    contact.postalAddresses = []
    let (same, counts, _) = Self.normalize(Contact(contact), NormalizationOptions())
    #expect(same.phoneNumbers.map(\.value) == ["030 123456"])
    #expect(counts.phonesLeft == 1)
  }

  @Test("originals are kept as custom fields when asked for")
  func keepsOriginals() {
    let (tidy, _, _) = Self.normalize(
      Self.messy(), NormalizationOptions(only: .phones, region: "US", keepsOriginal: true))
    #expect(
      tidy.customFields == [
        CustomField(name: "original phone", value: "(202) 555-0143 x12"),
        CustomField(name: "original phone", value: "202-555-0144 / 202-555-0145"),
      ])
  }

  @Test("a tidy contact is returned as it is, a date for none goes")
  func leavesAndDrops() {
    var contact = MutableContact()
    contact.givenName = "Ada"
    contact.phoneNumbers = [LabeledValue(value: "+12025550143")]
    let tidy = Contact(contact)
    let (same, counts, _) = Self.normalize(tidy, NormalizationOptions())
    #expect(same == tidy && counts.changes == 0)
    contact.dates = [
      LabeledValue(label: .anniversary, value: ContactDate(year: 4501, month: 1, day: 1))
    ]
    let (dropped, _, changes) = Self.normalize(Contact(contact), NormalizationOptions())
    #expect(dropped.dates.isEmpty)
    #expect(changes == [NormalizationChange(kind: .date, old: "4501-01-01", new: "")])
  }

  @Test(
    "a label that says what a standard label says becomes it",
    arguments: [
      ("Home", PropertyKind.phoneNumber, StandardLabel.home), ("CELL", .phoneNumber, .mobile),
      ("_$!<AppleWatch>!$_", .phoneNumber, .appleWatch), ("Home Fax", .phoneNumber, .homeFax),
      ("cell", .emailAddress, nil), ("Grandma's", .phoneNumber, nil),
      ("Mother", .relation, .mother),
      ("Mother", .phoneNumber, nil), ("home2", .phoneNumber, nil), ("", .phoneNumber, nil),
    ] as [(String, PropertyKind, StandardLabel?)])
  func labels(text: String, kind: PropertyKind, expected: StandardLabel?) {
    #expect(LabelNormalizer().standard(for: Array(text.utf8).span, of: kind) == expected)
  }
}
