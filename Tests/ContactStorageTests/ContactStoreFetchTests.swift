import ContactModel
import RecordStreams
import Testing

@testable import ContactStorage

@Suite("ContactStore+Fetch")
struct ContactStoreFetchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A contact with every property there is.
  static func complete() -> Contact {
    var builder = ContactBuilder()
    for kind in PropertyKind.allCases {
      builder.beginProperty()
      switch kind {
      case .postalAddress:
        for part in [FieldPart.street, .city, .postalCode, .country, .isoCountryCode, .formatted] {
          builder.append(kind, part, label: .custom, text: "\(part) Zürich\n2")
        }
        builder.append(kind, .label, label: .custom, text: "Grandma’s 📞")
      case .image:
        builder.append(kind, .value, flags: .base64, text: "/9j/4AAQSkZJRg==")
        builder.append(kind, .mediaType, text: "image/jpeg")
      case .logo: builder.append(kind, .value, flags: .reference, text: "https://example.com/a.png")
      case .birthday: builder.append(kind, .value, text: "--09-20")
      case .contactType: builder.append(kind, .value, text: "person")
      default:
        builder.append(kind, .value, label: .home, flags: .preferred, text: "\(kind) value")
        builder.append(kind, .parameters, text: ";X-A=b")
        builder.append(kind, .group, text: "item1")
        builder.append(kind, .identifier, text: "id-\(kind.rawValue)")
      }
    }
    return builder.finish(provenance: Provenance(record: 1))
  }

  @Test("every property comes back byte for byte, unknown ones and pictures too")
  func roundTrip() throws {
    var store = try ContactStore(creating: folder.file())
    let contact = Self.complete()
    let identifiers = try store.add([contact])
    let stored = try store.card(identifiers[0])
    #expect(stored.contact == contact)
    #expect(stored.imageCount == 2)
    #expect(try store.everything()[0].contact == contact)
    #expect(try store.check() == [])
  }

  @Test("without pictures their table is not touched and their properties are left out")
  func withoutImages() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.add([Self.complete()])
    try store.sabotage("DROP TABLE card_images; DROP TABLE images")
    #expect(throws: StoreError.self) { _ = try store.everything() }
    let card = try #require(try store.everything(parts: .content).first)
    #expect(card.imageCount == 2)
    #expect(card.contact.image == nil)
    #expect(card.contact.note == "note value")
    #expect(card.parts == .content)
  }

  @Test("a picture on many cards is stored once, base64 or not, and goes with the last card")
  func sharedImages() throws {
    var store = try ContactStore(creating: folder.file())
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var plain = MutableContact()
    plain.images = [ContactImage(content: .bytes(bytes), mediaType: "image/png")]
    var builder = ContactBuilder()
    var text: [UInt8] = []
    Base64.encode(bytes.span, into: &text)
    builder.beginProperty()
    builder.append(.image, .value, flags: .base64, text.span)
    let encoded = builder.finish()
    let contacts =
      [Contact(plain), encoded]
      + (0..<5).map { index in
        plain.givenName = "Given\(index)"
        return Contact(plain)
      }
    let identifiers = try store.add(contacts)
    #expect(try store.info().images == 1)
    #expect(try store.everything().map(\.contact) == contacts)
    var request = SaveRequest()
    for identifier in identifiers.dropLast() { request.delete(identifier) }
    _ = try store.execute(request)
    #expect(try store.info().images == 1)
    #expect(try store.check() == [])
    var last = SaveRequest()
    last.update(identifiers[6], to: People.person())
    _ = try store.execute(last)
    #expect(try store.info().images == 0)
    #expect(try store.check() == [])
  }

  @Test("base64 that is not canonical comes back as it was")
  func oddBase64() throws {
    var store = try ContactStore(creating: folder.file())
    var contacts: [Contact] = []
    for text in ["AAEC\nAwQ=", "AAECAwQ", "not base64!", "AAECAwQ="] {
      var builder = ContactBuilder()
      builder.beginProperty()
      builder.append(.image, .value, flags: .base64, text: text)
      contacts.append(builder.finish())
    }
    let identifiers = try store.add(contacts)
    #expect(try store.cards(identifiers).map(\.contact) == contacts)
  }

  @Test("cards come in the order asked for, without those that are not there")
  func byIdentifiers() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add(People.many(5))
    let asked = [identifiers[4], CardIdentifier(), identifiers[0], identifiers[4]]
    #expect(
      try store.cards(asked).map(\.identifier) == [identifiers[4], identifiers[0], identifiers[4]])
    do {
      _ = try store.card(asked[1])
      Issue.record("a card was made up")
    } catch { #expect(error.code == .recordDoesNotExist) }
  }

  @Test("an enumeration shows one moment, whatever is written meanwhile")
  func snapshot() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.add(People.many(100))
    let reader = try ContactStore(opening: folder.file())
    var cursor = try reader.cards()
    _ = try cursor.next()
    _ = try store.add(People.many(50, from: 1000))
    var count = 1
    while try cursor.next() != nil { count += 1 }
    #expect(count == 100)
    #expect(try cursor.next() == nil)
    #expect(try reader.count() == 150)
  }

  @Test("an enumeration may stop at any time, and the store may go first")
  func stops() throws {
    func cursor() throws -> ContactCursor {
      var store = try ContactStore(creating: folder.file())
      _ = try store.add(People.many(3))
      return try store.cards()
    }
    var open = try cursor()
    #expect(try open.next()?.contact.familyName == "Family0")
    #expect(try open.next()?.contact.familyName == "Family1")
  }

  @Test("cards come sorted by name, ties in the order they were added")
  func sorted() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.add([
      People.person("Zoe", "Ångström"), People.person("Émile", "Zola"),
      People.person("adam", "zola"), People.person("Émile", "Zola", note: "second"),
    ])
    var cursor = try store.cards(order: .familyName)
    var names: [String] = []
    while let card = try cursor.next() { names.append(card.contact.givenName + card.contact.note) }
    #expect(names == ["Zoe", "adam", "Émile", "Émilesecond"])
  }

  @Test("created and modified tell the transactions' times")
  func times() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add(People.many(2))
    try store.sabotage("UPDATE transactions SET at = 1000")
    var request = SaveRequest()
    request.update(identifiers[0], to: People.person())
    _ = try store.execute(request)
    let cards = try store.cards(identifiers)
    #expect(cards.map(\.created) == [1000, 1000])
    #expect(cards[0].modified > 1000)
    #expect(cards[1].modified == 1000)
  }

  @Test("a reader over the store yields its contacts, numbered")
  func reader() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.add(People.many(3))
    var reader = StoredContactReader(try store.cards(), name: "store")
    var records: [Int] = []
    while let contact = try reader.next() { records.append(contact.provenance.record) }
    #expect(records == [1, 2, 3])
  }
}
