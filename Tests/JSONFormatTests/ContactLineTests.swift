import ContactModel
import RecordStreams
import Testing

@testable import JSONFormat

struct ContactLineTests {
  static func parse(_ bytes: [UInt8]) -> ParsedBatch<Contact> {
    JSONParser(head: bytes.span).parse(
      RecordBatch(input: InputIdentity(name: "t.jsonl"), bytes: bytes))
  }

  static func encode(
    _ contacts: [Contact], container: ContactLineEncoder.Container = .lines
  ) -> [UInt8] {
    var encoder = ContactLineEncoder(container: container, inputNames: ["a.vcf"])
    var bytes: [UInt8] = []
    encoder.begin(into: &bytes)
    for (index, contact) in contacts.enumerated() {
      if index > 0 { bytes.append(encoder.separator) }
      encoder.encode(contact, into: &bytes)
    }
    encoder.end(into: &bytes)
    return bytes
  }

  /// A contact with everything, as a property list that does not depend on order and property numbers.
  static func facts(_ contact: Contact) -> Set<String> {
    var facts: Set<String> = []
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      let isFirst = index == 0 || contact.field(at: index - 1).property != field.property
      let traits = isFirst ? " \(field.label) \(field.flagBits)" : ""
      facts.insert("\(field.kind).\(field.part) \(contact.text(field))\(traits)")
    }
    return facts
  }

  @Test(
    "everything a contact holds is written and read back",
    arguments: [
      ContactLineEncoder.Container.lines, .array,
    ])
  func lossless(container: ContactLineEncoder.Container) {
    let contact = Contact(EveryProperty.contact)
    let bytes = Self.encode([contact, contact], container: container)
    let parsed = Self.parse(bytes)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.records.count == 2)
    for read in parsed.records {
      #expect(Self.facts(read).symmetricDifference(Self.facts(contact)).isEmpty)
    }
  }

  @Test("every part and every flag of a field has a name in JSON, so that none can be lost")
  func names() {
    for part in FieldPart.allCases where part != .value && part != .label {
      #expect(!ContactSchema.partKeys[Int(part.rawValue)].isEmpty, "\(part)")
    }
    let named = ContactLineEncoder.flagNames.reduce(into: FieldFlags()) { $0.insert($1.0) }
    // An image's own members tell these two.
    #expect(named.union([.reference, .base64]) == FieldFlags(rawValue: 0x7F))
  }

  @Test("what stands beside a value is kept", arguments: FieldPart.allCases)
  func parts(part: FieldPart) {
    var builder = ContactBuilder()
    for kind in [PropertyKind.birthday, .instantMessage, .note, .phoneNumber] {
      builder.beginProperty()
      builder.append(kind, flags: [.list, .ownLabel], text: "1990-01-02")
      if part != .value, part != .label { builder.append(kind, part, text: "beside \(part)") }
    }
    let contact = builder.finish()
    let parsed = Self.parse(Self.encode([contact]))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.records.map(Self.facts) == [Self.facts(contact)])
  }

  @Test("a contact is written in the documented form")
  func form() {
    var contact = MutableContact()
    contact.uid = "u1"
    contact.formattedName = "Ada King"
    contact.givenName = "Ada"
    contact.phoneNumbers = [
      LabeledValue(label: .mobile, value: "+1 555 0100", isPreferred: true),
      LabeledValue(label: Label(rawValue: "Grandma’s 📞"), value: "555-0101"),
    ]
    contact.notes = ["one\ntwo"]
    contact.provenance = Provenance(input: 0, record: 7, line: 90, offset: 1000, length: 80)
    #expect(
      String(decoding: Self.encode([Contact(contact)]), as: UTF8.self) == #"""
        {"kinfold":1,"uid":"u1","fullName":"Ada King","name":{"given":"Ada"},"phones":[{"value":"+1 555 0100","label":"mobile","preferred":true},{"value":"555-0101","customLabel":"Grandma’s 📞"}],"notes":["one\ntwo"],"provenance":{"input":"a.vcf","record":7,"line":90,"offset":1000,"length":80}}

        """#)
  }

  @Test("a member that is not known is kept and told")
  func unknownMember() {
    let parsed = Self.parse(Array(#"{"kinfold":1,"uid":"u1","shoe":{"size":42}}"#.utf8))
    #expect(parsed.diagnostics.map(\.code) == [.jsonUnknownMember])
    #expect(
      parsed.records.first?.unknownProperties == [
        UnknownProperty(name: "shoe", value: #"{"size":42}"#)
      ])
  }
}

/// A contact with every property there is.
enum EveryProperty {
  static var contact: MutableContact {
    var contact = MutableContact()
    for (index, (_, path)) in MutableContact.texts.enumerated() {
      contact[keyPath: path] = "text \(index) ü \"q\""
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
    contact.contactRelations = [LabeledValue(label: Label(.mother), value: "Eve")]
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
    contact.images = [
      ContactImage(content: .reference("https://example.com/a.png"), mediaType: "image/png")
    ]
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
        fields: [.init(part: .value, label: .none, flags: [], bytes: Array("F".utf8))]),
      .init(
        kind: .jobTitle,
        fields: [.init(part: .value, label: .none, flags: [], bytes: Array("Painter".utf8))]),
      .init(
        kind: .thumbnail,
        fields: [.init(part: .value, label: .none, flags: .base64, bytes: Array("AAEC".utf8))]),
    ]
    return contact
  }
}
