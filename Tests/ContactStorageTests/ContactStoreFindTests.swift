import ContactModel
import Testing

@testable import ContactStorage

@Suite("ContactStore+Find")
struct ContactStoreFindTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func book() throws -> ContactStore {
    var store = try ContactStore(creating: folder.file())
    var company = MutableContact()
    company.organizationName = "Müller & Söhne"
    company.formattedName = company.organizationName
    company.phoneNumbers = [LabeledValue(label: .work, value: "030 1234567")]
    var both = People.person("José", "Constantinopoulos", uid: "u1").mutableCopy()
    both.nicknames = ["Pepe"]
    both.emailAddresses = [LabeledValue(value: "JANE@Example.com")]
    both.phoneNumbers = [LabeledValue(value: "+1 (555) 012-3456")]
    _ = try store.add([
      People.person("Ada", "Lovelace", phone: "5550123456"), Contact(both), Contact(company),
      People.person(
        "Grace", "Hopper", email: "mailto:jane.doe@example.com", phone: "+44 5550123456"),
      People.person("Dave", "Lake", phone: "112"),
    ])
    return store
  }

  private func names(_ store: borrowing ContactStore, _ request: FindRequest) throws -> [String] {
    try store.find(request).map(\.contact.displayName)
  }

  @Test(
    "words begin words of the name, without case and marks",
    arguments: [
      ("jose", ["José Constantinopoulos"]), ("ad lo", ["Ada Lovelace"]),
      ("LOVE ada", ["Ada Lovelace"]), ("pepe", ["José Constantinopoulos"]),
      ("muller", ["Müller & Söhne"]), ("soh mul", ["Müller & Söhne"]),
      ("constantinopoulos", ["José Constantinopoulos"]), ("constantinopolis", []),
      ("da la", ["Dave Lake"]), ("xyz", []), ("ovelace", []), ("jose lovelace", []),
    ])
  func byName(query: String, expected: [String]) throws {
    let store = try book()
    var request = FindRequest()
    request.name = query
    #expect(try names(store, request) == expected)
  }

  @Test(
    "a mailbox is found whole, in any case",
    arguments: [
      ("jane@example.com", 1), ("JANE@EXAMPLE.COM", 1), ("mailto:jane@example.com", 1),
      ("jane", 0), ("jane.doe@example.com", 1), ("example.com", 0),
    ])
  func byEmail(query: String, count: Int) throws {
    var request = FindRequest()
    request.email = query
    #expect(try book().find(request).count == count)
  }

  @Test(
    "a number is found in any spelling, but not across countries",
    arguments: [
      ("+1 (555) 012-3456", ["Ada Lovelace", "José Constantinopoulos"]),
      ("555-012-3456", ["Ada Lovelace", "José Constantinopoulos", "Grace Hopper"]),
      ("0044 555 012 3456", ["Ada Lovelace", "Grace Hopper"]),
      ("+49 30 1234567", ["Müller & Söhne"]), ("112", ["Dave Lake"]), ("12", []),
      ("3456", []), ("+33 5550123457", []),
    ])
  func byPhone(query: String, expected: [String]) throws {
    var request = FindRequest()
    request.phone = query
    #expect(try names(book(), request) == expected)
  }

  @Test("a key of the caller's finds a number as well")
  func byPhoneKey() throws {
    var store = try book()
    let key = StoredKey(kind: .init(rawValue: 80), hash: 7)
    var save = SaveRequest()
    save.add(People.person("Key", "Holder"), keys: StoredKeys([key]))
    _ = try store.execute(save)
    var request = FindRequest()
    request.phone = "112"
    request.phoneKeys = [key]
    #expect(try names(store, request) == ["Dave Lake", "Key Holder"])
  }

  @Test("UID and identifiers find their cards")
  func byIdentity() throws {
    let store = try book()
    var request = FindRequest()
    request.uid = "u1"
    let found = try store.find(request)
    #expect(found.map(\.contact.givenName) == ["José"])
    request.uid = ""
    request.identifiers = [CardIdentifier(), found[0].identifier]
    #expect(try store.find(request).map(\.identifier) == [found[0].identifier])
    request.identifiers = []
    #expect(try store.find(request).isEmpty)
  }

  @Test("predicates are met together")
  func together() throws {
    var request = FindRequest()
    request.name = "ada"
    request.phone = "5550123456"
    #expect(try names(book(), request) == ["Ada Lovelace"])
  }

  @Test("order and limit hold with and without predicates")
  func ordered() throws {
    let store = try book()
    var request = FindRequest()
    request.order = .familyName
    let all = [
      "José Constantinopoulos", "Grace Hopper", "Dave Lake", "Ada Lovelace", "Müller & Söhne",
    ]
    #expect(try names(store, request) == all)
    request.limit = 2
    #expect(try names(store, request) == Array(all[..<2]))
    request.phone = "5550123456"
    #expect(try names(store, request) == ["José Constantinopoulos", "Grace Hopper"])
    request.order = .givenName
    #expect(try names(store, request) == ["Ada Lovelace", "Grace Hopper"])
    request.limit = 0
    #expect(try names(store, request).isEmpty)
  }

  @Test("a container narrows what is found")
  func inContainer() throws {
    let store = try book()
    var request = FindRequest()
    request.name = "ada"
    request.container = store.defaultContainer
    #expect(try names(store, request) == ["Ada Lovelace"])
    request.container = CardIdentifier()
    #expect(try names(store, request).isEmpty)
  }

  @Test("a name without letters or digits is no predicate")
  func emptyName() throws {
    let store = try book()
    var request = FindRequest()
    request.name = " ... "
    do {
      _ = try store.find(request)
      Issue.record("dots were found")
    } catch {
      #expect(error.code == .predicateInvalid)
      #expect(error.code.exitCode == 64)
    }
  }
}
