import ContactModel
import Foundation
import Testing

@testable import ContactStorage

@Suite("ContactStore")
struct ContactStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a new store is a file that only its owner may read, and its log too")
  func createsPrivately() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.add([People.person()])
    for name in ["test.kinfold", "test.kinfold-wal", "test.kinfold-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
      let mode = try #require(attributes[.posixPermissions] as? NSNumber)
      #expect(mode.intValue == 0o600, "\(name)")
    }
  }

  @Test("a new store is empty, clean, and has one container")
  func isEmpty() throws {
    let store = try ContactStore(creating: folder.file())
    let info = try store.info()
    #expect(info.cards == 0)
    #expect(info.revision == 0)
    #expect(info.layout == StoreSchema.version)
    #expect(info.containers.map(\.identifier) == [store.defaultContainer])
    #expect(try store.isEmpty())
    #expect(try store.check() == [])
  }

  @Test("a store is the same store when it is opened again")
  func reopens() throws {
    var first: CardIdentifier?
    do {
      let store = try ContactStore(creating: folder.file())
      first = store.identifier
    }
    let again = try ContactStore(openingOrCreating: folder.file())
    let second = again.identifier
    #expect(second == first)
  }

  @Test("openingOrCreating makes the folders a store lies in")
  func createsFolders() throws {
    let path = folder.path + "/a/b/c.kinfold"
    let store = try ContactStore(openingOrCreating: path)
    #expect(try store.count() == 0)
  }

  @Test("opening what is no store says so and changes nothing", arguments: ["", "%PDF-1.7\n"])
  func refusesOtherFiles(content: String) throws {
    let bytes = content + String(repeating: "x", count: content.isEmpty ? 0 : 5000)
    try bytes.write(toFile: folder.file("other"), atomically: true, encoding: .utf8)
    let error = #expect(throws: StoreError.self) {
      _ = try ContactStore(
        opening: folder.file("other"), options: StoreOptions(access: .readOnly))
    }
    #expect(error?.code == .notAStore)
    #expect(try String(contentsOfFile: folder.file("other"), encoding: .utf8) == bytes)
  }

  @Test("a missing file, a folder and an existing file have codes of their own")
  func openingErrors() throws {
    #expect(throws: StoreError.self) { _ = try ContactStore(opening: folder.file()) }
    do { _ = try ContactStore(opening: folder.file()) } catch {
      #expect(error.code == .storeDoesNotExist)
    }
    do { _ = try ContactStore(opening: folder.path) } catch { #expect(error.code == .notAStore) }
    _ = try ContactStore(creating: folder.file())
    do { _ = try ContactStore(creating: folder.file()) } catch {
      #expect(error.code == .storeExists)
    }
    do { _ = try ContactStore(creating: folder.path + "/no/x") } catch {
      #expect(error.code == .cannotCreate)
    }
  }

  @Test("a store of a newer release is refused")
  func refusesNewer() throws {
    do {
      let store = try ContactStore(creating: folder.file())
      try store.connection.run("PRAGMA user_version = 99")
    }
    let error = #expect(throws: StoreError.self) { _ = try ContactStore(opening: folder.file()) }
    #expect(error?.code == .storeIsNewer)
  }

  @Test("a file left empty by a crash becomes a store when it is opened")
  func completesEmptyFile() throws {
    try Data().write(to: URL(fileURLWithPath: folder.file()))
    let store = try ContactStore(opening: folder.file())
    #expect(try store.count() == 0)
  }

  @Test("a store opened for reading refuses to write and stays as it is")
  func readOnlyRefuses() throws {
    var identifiers: [CardIdentifier] = []
    do {
      var store = try ContactStore(creating: folder.file())
      identifiers = try store.add([People.person()])
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.file()))
    do {
      var store = try ContactStore(
        opening: folder.file(), options: StoreOptions(access: .readOnly))
      let isReadOnly = store.isReadOnly
      #expect(isReadOnly)
      #expect(try store.card(identifiers[0]).contact.givenName == "Ada")
      var request = SaveRequest()
      request.delete(identifiers[0])
      do {
        _ = try store.execute(request)
        Issue.record("the store was written")
      } catch {
        #expect(error.code == .recordNotWritable)
        #expect(error.code.exitCode == 77)
      }
      do {
        _ = try store.importAll([People.person("Grace", "Hopper")])
        Issue.record("the store was written")
      } catch let error as StoreError {
        #expect(error.code == .recordNotWritable)
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file())) == before)
  }

  @Test("the views can be asked")
  func views() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add([
      People.person(email: "ada@example.com", phone: "+1 202 555 0101")
    ])
    var statement = try store.connection.prepare(
      """
      SELECT c.identifier, c.type, p.phone, p.label, e.email FROM v_contacts c
      JOIN v_phones p USING (identifier) JOIN v_emails e USING (identifier)
      """)
    #expect(try statement.step())
    #expect(statement.text(0) == identifiers[0].description)
    #expect(statement.text(1) == "person")
    #expect(statement.text(2) == "+1 202 555 0101")
    #expect(statement.text(3) == "mobile")
    #expect(statement.text(4) == "ada@example.com")
    #expect(try store.number("SELECT count(*) FROM v_addresses") == 0)
    #expect(try store.number("SELECT count(*) FROM v_urls") == 0)
  }
}
