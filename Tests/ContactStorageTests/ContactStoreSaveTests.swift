import ContactModel
import Testing

@testable import ContactStorage

@Suite("ContactStore+Save")
struct ContactStoreSaveTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("identifiers come back in the order of the request")
  func identifiersInOrder() throws {
    var store = try ContactStore(creating: folder.file())
    let people = People.many(500).shuffled()
    let identifiers = try store.add(people)
    #expect(Set(identifiers).count == 500)
    for (identifier, contact) in zip(identifiers, people) {
      #expect(try store.card(identifier).contact == contact)
    }
  }

  @Test("one bad item undoes the whole request and is named")
  func allOrNothing() throws {
    var store = try ContactStore(creating: folder.file())
    let kept = try store.add(People.many(3))
    var request = SaveRequest()
    request.add(People.person("New", "Person"))
    request.update(kept[0], to: People.person("Changed", "Name"))
    request.delete(CardIdentifier())
    do {
      _ = try store.execute(request)
      Issue.record("the request was executed")
    } catch {
      #expect(error.code == .recordDoesNotExist)
      #expect(error.item == 2)
      #expect(error.code.exitCode == 66)
    }
    #expect(try store.everything().map(\.contact) == People.many(3))
    #expect(try store.revision() == 1)
    #expect(try store.check() == [])
  }

  @Test("a failure in the middle of writing leaves nothing behind")
  func failsInTheMiddle() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.add([People.person(uid: "taken")])
    var request = SaveRequest()
    for person in People.many(50) { request.add(person) }
    request.add(People.person("Other", "Person", uid: "taken"))
    do {
      _ = try store.execute(request)
      Issue.record("a UID was taken twice")
    } catch {
      #expect(error.code == .insertedRecordAlreadyExists)
      #expect(error.item == 50)
    }
    #expect(try store.count() == 1)
    #expect(try store.check() == [])
  }

  @Test("a UID is free again when its card is gone, and taken within one request")
  func uidIsUnique() throws {
    var store = try ContactStore(creating: folder.file())
    let first = try store.add([People.person(uid: "one")])
    var request = SaveRequest()
    request.delete(first[0])
    request.add(People.person("Second", "Person", uid: "one"))
    _ = try store.execute(request)
    #expect(try store.everything().map(\.contact.givenName) == ["Second"])
    var twice = SaveRequest()
    twice.add(People.person(uid: "two"))
    twice.add(People.person(uid: "two"))
    do {
      _ = try store.execute(twice)
      Issue.record("a UID was taken twice")
    } catch {
      #expect(error.code == .insertedRecordAlreadyExists)
      #expect(error.item == 1)
    }
  }

  @Test("an update keeps identifier, number and container, and replaces the rest")
  func updates() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add(People.many(3))
    let changed = People.person("Changed", "Name", uid: "uid-1", email: "new@example.org")
    var request = SaveRequest()
    request.update(identifiers[1], to: changed)
    let result = try store.execute(request)
    #expect(result.identifiers == [identifiers[1]])
    let all = try store.everything()
    #expect(all.map(\.identifier) == identifiers)
    #expect(all[1].contact == changed)
    #expect(all.map(\.revision) == [1, 2, 1])
    var find = FindRequest()
    find.email = "p1@example.com"
    #expect(try store.find(find).isEmpty)
    find.email = "new@example.org"
    #expect(try store.find(find).map(\.identifier) == [identifiers[1]])
    #expect(try store.check() == [])
  }

  @Test("a card may be changed several times in one request")
  func changesTwice() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add(People.many(2))
    var request = SaveRequest()
    request.update(identifiers[0], to: People.person("First", "Change", email: "1@example.com"))
    request.update(identifiers[0], to: People.person("Second", "Change", email: "2@example.com"))
    request.update(identifiers[1], to: People.person("Third", "Change"))
    request.delete(identifiers[1])
    _ = try store.execute(request)
    #expect(try store.everything().map(\.contact.givenName) == ["Second"])
    var find = FindRequest()
    find.name = "third"
    #expect(try store.find(find).isEmpty)
    find.name = "sec cha"
    #expect(try store.find(find).count == 1)
    #expect(try store.check() == [])
  }

  @Test("an update of a card that was changed meanwhile is a conflict")
  func conflict() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add([People.person()])
    let revision = try store.card(identifiers[0]).revision
    var first = SaveRequest()
    first.update(identifiers[0], to: People.person("Ada", "King"), expectedRevision: revision)
    _ = try store.execute(first)
    var second = SaveRequest()
    second.update(identifiers[0], to: People.person("Ada", "Byron"), expectedRevision: revision)
    do {
      _ = try store.execute(second)
      Issue.record("the conflict was not seen")
    } catch {
      #expect(error.code == .conflict)
      #expect(error.identifiers == identifiers)
    }
    #expect(try store.card(identifiers[0]).contact.familyName == "King")
  }

  @Test("deleting removes the card with everything that hangs on it")
  func deletes() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add(People.many(10))
    var request = SaveRequest()
    for identifier in identifiers.prefix(9) { request.delete(identifier) }
    _ = try store.execute(request)
    #expect(try store.count() == 1)
    #expect(try store.number("SELECT count(*) FROM card_values") == 2)
    #expect(try store.check() == [])
    var again = SaveRequest()
    again.delete(identifiers[0])
    do { _ = try store.execute(again) } catch { #expect(error.code == .recordDoesNotExist) }
  }

  @Test("an empty request does nothing, even in a store for reading")
  func emptyRequest() throws {
    do { _ = try ContactStore(creating: folder.file()) }
    var store = try ContactStore(opening: folder.file(), options: StoreOptions(access: .readOnly))
    #expect(try store.execute(SaveRequest()).identifiers == [])
    #expect(try store.revision() == 0)
  }

  @Test("an unknown container is named before anything is written")
  func unknownContainer() throws {
    var store = try ContactStore(creating: folder.file())
    var request = SaveRequest()
    request.add(People.person())
    request.add(People.person("Grace", "Hopper"), to: CardIdentifier())
    do { _ = try store.execute(request) } catch {
      #expect(error.code == .parentRecordDoesNotExist)
      #expect(error.item == 1)
    }
    #expect(try store.isEmpty())
  }

  @Test("a read-only container refuses cards")
  func readOnlyContainer() throws {
    var store = try ContactStore(creating: folder.file())
    try store.sabotage("UPDATE containers SET is_read_only = 1")
    var request = SaveRequest()
    request.add(People.person(), to: store.defaultContainer)
    do {
      _ = try store.execute(request)
      Issue.record("a read-only container was written")
    } catch { #expect(error.code == .parentContainerNotWritable) }
  }

  @Test("the history has one row for cards added together, and one for every other change")
  func history() throws {
    var store = try ContactStore(creating: folder.file())
    let identifiers = try store.add(People.many(100))
    var request = SaveRequest(author: "someone")
    request.update(identifiers[5], to: People.person())
    request.delete(identifiers[7])
    _ = try store.execute(request)
    var changes = try store.connection.prepare(
      """
      SELECT event, card, card_count, length(identifier), author FROM changes
      JOIN transactions t ON t.id = transaction_id ORDER BY sequence
      """)
    var seen: [[String]] = []
    while try changes.step() { seen.append((0..<5).map { changes.text($0) }) }
    #expect(
      seen == [
        ["1", "1", "100", "", "test"], ["2", "6", "1", "", "someone"],
        ["3", "8", "1", "16", "someone"],
      ])
  }

  @Test("two stores on one file take turns, and neither loses a card")
  func twoWriters() async throws {
    let path = folder.file()
    do { _ = try ContactStore(creating: path) }
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          do {
            var store = try ContactStore(opening: path)
            for round in 0..<20 {
              _ = try store.add(People.many(10, from: writer * 1_000_000 + round * 10))
            }
          } catch { Issue.record(error) }
        }
      }
    }
    let store = try ContactStore(opening: path)
    #expect(try store.count() == 400)
    #expect(try store.revision() == 40)
    #expect(try store.check() == [])
  }

  @Test("a store that stays locked is busy, to be tried again")
  func busy() throws {
    let first = try ContactStore(creating: folder.file())
    var second = try ContactStore(
      opening: folder.file(), options: StoreOptions(busyTimeout: 20))
    try first.connection.run("BEGIN IMMEDIATE")
    do {
      _ = try second.add([People.person()])
      Issue.record("two transactions wrote at once")
    } catch let error as StoreError {
      #expect(error.code == .busy)
      #expect(error.code.exitCode == 75)
    }
    try first.connection.run("ROLLBACK")
    #expect(try second.add([People.person()]).count == 1)
  }
}
