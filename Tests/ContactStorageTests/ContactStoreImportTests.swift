import ContactModel
import RecordStreams
import Testing

@testable import ContactStorage

@Suite("ContactStore+Import")
struct ContactStoreImportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the same file twice changes nothing, not even the revision", arguments: [1, 7, 1000])
  func importsTwice(chunk: Int) throws {
    var store = try ContactStore(creating: folder.file())
    let people = People.many(60)
    let first = try store.importAll(people, chunk: chunk)
    #expect(first.added == 60)
    let revision = try store.revision()
    let second = try store.importAll(people, chunk: chunk)
    #expect(second.added + second.updated == 0)
    #expect(second.unchanged == 60)
    #expect(try store.revision() == revision)
    #expect(try store.everything().map(\.contact) == people)
    #expect(try store.check() == [])
  }

  @Test("records without a UID are known by what they say")
  func withoutUID() throws {
    var store = try ContactStore(creating: folder.file())
    let people = [People.person(), People.person("Grace", "Hopper"), People.person()]
    let first = try store.importAll(people)
    #expect(first.added == 2)
    #expect(first.unchanged == 1)
    #expect(first.repeated == 1)
    let second = try store.importAll(people)
    #expect(second.unchanged == 3)
    #expect(try store.count() == 2)
  }

  @Test("a changed record updates its card in place, and only that")
  func updates() throws {
    var store = try ContactStore(creating: folder.file())
    var people = People.many(30)
    _ = try store.importAll(people)
    let before = try store.everything()
    people[4] = People.person("New", "Name", uid: "uid-4", email: "new@example.com", record: 5)
    let counts = try store.importAll(people)
    #expect(counts.updated == 1)
    #expect(counts.unchanged == 29)
    let after = try store.everything()
    #expect(after.map(\.identifier) == before.map(\.identifier))
    #expect(after[4].contact == people[4])
    #expect(try store.importAll(people).unchanged == 30)
    #expect(try store.check() == [])
  }

  @Test("the policy decides what a changed record does")
  func policies() throws {
    func person(_ family: String, revised: String) -> Contact {
      var contact = People.person("Ada", family, uid: "one").mutableCopy()
      contact.revisedAt = revised
      return Contact(contact)
    }
    var store = try ContactStore(creating: folder.file())
    _ = try store.importAll([person("Byron", revised: "2020-01-02T00:00:00Z")])
    let kept = try store.importAll([person("King", revised: "")], policy: .keep)
    #expect(kept.kept == 1)
    let older = try store.importAll([person("Old", revised: "20200101T000000Z")], policy: .newer)
    #expect(older.kept == 1)
    let newer = try store.importAll([person("Noel", revised: "20200103")], policy: .newer)
    #expect(newer.updated == 1)
    #expect(try store.everything().map(\.contact.familyName) == ["Noel"])
  }

  @Test("a card edited in the store stays edited until its record changes")
  func keepsEdits() throws {
    var store = try ContactStore(creating: folder.file())
    let people = People.many(3)
    _ = try store.importAll(people)
    let identifiers = try store.everything().map(\.identifier)
    for name in ["First", "Second"] {
      var edit = SaveRequest()
      edit.update(identifiers[1], to: People.person(name, "Edit", uid: "uid-1"))
      _ = try store.execute(edit)
    }
    #expect(try store.importAll(people).unchanged == 3)
    #expect(try store.card(identifiers[1]).contact.givenName == "Second")
    let changed = People.person("From", "Source", uid: "uid-1")
    #expect(try store.importAll([people[0], changed, people[2]]).updated == 1)
    #expect(try store.card(identifiers[1]).contact.givenName == "From")
    #expect(try store.check() == [])
  }

  @Test("an export with new UIDs adds nothing, and its UIDs are known from then on")
  func newUIDs() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.importAll([People.person(uid: "old")])
    let renamed = [People.person(uid: "new")]
    #expect(try store.importAll(renamed).unchanged == 1)
    let revision = try store.revision()
    #expect(try store.importAll(renamed).unchanged == 1)
    #expect(try store.revision() == revision)
    #expect(try store.count() == 1)
    #expect(try store.check() == [])
  }

  @Test(
    "two records with UIDs of their own are two cards, even if they say the same",
    arguments: [1, 10])
  func sameContentTwoUIDs(chunk: Int) throws {
    var store = try ContactStore(creating: folder.file())
    let same = [People.person(uid: "x"), People.person(uid: "y")]
    #expect(try store.importAll(same, chunk: chunk).added == 2)
    #expect(try store.importAll(same, chunk: chunk).unchanged == 2)
    let renamed = [People.person(uid: "p"), People.person(uid: "q")]
    #expect(try store.importAll(renamed, chunk: chunk).unchanged == 2, "a new export of both")
    #expect(try store.importAll(renamed, chunk: chunk).unchanged == 2)
    #expect(try store.importAll(renamed + [People.person(uid: "r")], chunk: chunk).added == 1)
    #expect(try store.count() == 3)
    #expect(try store.check() == [])
  }

  @Test("two records that said the same part ways when one changes, in either order")
  func partWays() throws {
    for order in [[0, 1], [1, 0]] {
      let path = folder.file("\(order).kinfold")
      var store = try ContactStore(creating: path)
      let same = [People.person(uid: "x"), People.person(uid: "y")]
      #expect(try store.importAll(same).added == 2)
      #expect(try store.count() == 2)
      let pair = [People.person("Ada", "Changed", uid: "x"), People.person(uid: "y")]
      let changed = order.map { pair[$0] }
      _ = try store.importAll(changed)
      let contents = try store.everything().map { $0.contact.uid + $0.contact.familyName }
      #expect(contents.sorted() == ["xChanged", "yLovelace"])
      let again = try store.importAll(changed)
      #expect(again.unchanged == 2, "\(order)")
      #expect(try store.count() == 2)
      #expect(try store.check() == [])
    }
  }

  @Test(
    "a card vouched for by another record is not lost when its own record changes",
    arguments: [
      1, 10,
    ])
  func keepsOldContent(chunk: Int) throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.importAll([People.person(uid: "x", email: "a@example.com")])
    let input = [
      People.person(uid: "y", email: "a@example.com"),
      People.person("Ada", "Changed", uid: "x"),
    ]
    _ = try store.importAll(input, chunk: chunk)
    let contents = try store.everything().map { $0.contact.uid + $0.contact.familyName }
    #expect(contents.sorted() == ["xChanged", "yLovelace"])
    #expect(try store.importAll(input, chunk: chunk).unchanged == 2)
    #expect(try store.check() == [])
  }

  @Test(
    "a UID that comes twice in one import does not make the cards take turns",
    arguments: [
      1, 10,
    ])
  func repeatedUID(chunk: Int) throws {
    var store = try ContactStore(creating: folder.file())
    let input = [
      People.person("First", "Card", uid: "same"), People.person("Second", "Card", uid: "same"),
      People.person("First", "Card", uid: "same"),
    ]
    let first = try store.importAll(input, chunk: chunk)
    #expect(first.added == 2)
    #expect(first.unchanged == 1)
    let second = try store.importAll(input, chunk: chunk)
    #expect(second.unchanged == 3)
    #expect(try store.everything().map(\.contact.givenName) == ["First", "Second"])
    #expect(try store.check() == [])
  }

  @Test("an interrupted import goes on where it stopped")
  func resumes() throws {
    let people = People.many(50)
    do {
      var store = try ContactStore(creating: folder.file())
      var run = try store.beginImport(key: "job", inputNames: ["people.vcf"])
      #expect(run.position == nil)
      for start in [0, 10, 20] {
        let chunk = people[start..<(start + 10)].map { IncomingCard($0) }
        _ = try store.save(Array(chunk), in: &run)
      }
    }
    var store = try ContactStore(opening: folder.file())
    #expect(try store.info().unfinishedImports == 1)
    #expect(try store.check() == [])
    var run = try store.beginImport(key: "job", inputNames: ["people.vcf"])
    #expect(run.position == ImportPosition(input: 0, record: 30))
    #expect(run.counts.added == 30)
    try run.planner.skip(Array(people[..<30]), in: store)
    _ = try store.save(people[30...].map { IncomingCard($0) }, in: &run)
    try store.finish(run)
    #expect(run.counts.added == 50)
    #expect(try store.everything().map(\.contact) == people)
    #expect(try store.info().unfinishedImports == 0)
    #expect(try store.check() == [])
    let again = try store.beginImport(key: "job")
    #expect(again.wasFinishedBefore)
    #expect(again.position == nil)
  }

  @Test("a chunk that is cut off in the middle leaves nothing, and reading all again completes it")
  func cutOff() throws {
    let people = People.many(40)
    do {
      var store = try ContactStore(creating: folder.file())
      var run = try store.beginImport(key: "job")
      _ = try store.save(people[..<20].map { IncomingCard($0) }, in: &run)
      // The connection goes away inside the second chunk's transaction.
      try store.connection.run("BEGIN IMMEDIATE")
      try store.connection.run("DELETE FROM card_values")
    }
    var store = try ContactStore(opening: folder.file())
    #expect(try store.check() == [])
    #expect(try store.count() == 20)
    let counts = try store.importAll(people, key: "other")
    #expect(counts.added == 20)
    #expect(counts.unchanged == 20)
    #expect(try store.everything().map(\.contact) == people)
  }

  @Test("a plan made for an older state of the store is made anew")
  func plansAnew() throws {
    var store = try ContactStore(creating: folder.file())
    var other = try ContactStore(opening: folder.file())
    let people = People.many(10)
    var run = try store.beginImport(key: "job")
    let plan = try run.planner.plan(people.map { IncomingCard($0) }, with: store)
    #expect(plan.counts.added == 10)
    _ = try other.importAll(Array(people[..<4]), key: "other")
    let result = try store.execute(plan, in: &run)
    #expect(result.counts.added == 6)
    #expect(result.counts.unchanged == 4)
    #expect(try store.count() == 10)
    #expect(try store.check() == [])
  }

  @Test("a chunk that could not be saved may be saved again")
  func savesAgain() throws {
    let first = try ContactStore(creating: folder.file())
    var store = try ContactStore(
      opening: folder.file(), options: StoreOptions(busyTimeout: 10))
    var run = try store.beginImport(key: "job")
    let chunk = People.many(5).map { IncomingCard($0) }
    try first.connection.run("BEGIN IMMEDIATE")
    do {
      _ = try store.save(chunk, in: &run)
      Issue.record("two transactions wrote at once")
    } catch { #expect(error.code == .busy) }
    try first.connection.run("ROLLBACK")
    #expect(try store.save(chunk, in: &run).counts.added == 5)
    try store.finish(run)
    #expect(run.counts.added == 5)
    #expect(try store.importAll(People.many(5)).unchanged == 5)
    #expect(try store.check() == [])
  }

  @Test("a dry run counts as the import will")
  func dryRun() throws {
    var store = try ContactStore(creating: folder.file())
    let people = [People.person(), People.person("Grace", "Hopper"), People.person()]
    var planner = ImportPlanner()
    planner.isDryRun = true
    var counts = ImportCounts()
    for person in people {
      counts = try counts + planner.plan([IncomingCard(person)], with: store).counts
    }
    #expect(try store.isEmpty())
    #expect(try store.importAll(people, chunk: 1) == counts)
  }

  @Test("each record's card is told, in order")
  func identifiersInOrder() throws {
    var store = try ContactStore(creating: folder.file())
    let people = People.many(5)
    let known = try store.add([people[3]])
    var run = try store.beginImport(key: "job")
    let chunk = (people + [people[0]]).map { IncomingCard($0) }
    let result = try store.save(chunk, in: &run)
    #expect(result.identifiers.count == 6)
    #expect(result.identifiers[3] == known[0])
    #expect(result.identifiers[5] == result.identifiers[0])
    for (identifier, person) in zip(result.identifiers, people) {
      #expect(try store.card(identifier).contact == person)
    }
  }

  @Test("cards that share a key of the caller's are told as candidates")
  func candidates() throws {
    var store = try ContactStore(creating: folder.file())
    let key = StoredKey(kind: .init(rawValue: 70), hash: 12345)
    var request = SaveRequest()
    request.add(People.person(), keys: StoredKeys([key]))
    let identifiers = try store.execute(request).identifiers
    var run = try store.beginImport(key: "job")
    run.planner.candidateKinds = [key.kind]
    let plan = try run.planner.plan(
      [
        IncomingCard(People.person("A.", "Lovelace"), keys: StoredKeys([key])),
        IncomingCard(People.person("Grace", "Hopper")),
      ], with: store)
    #expect(plan.candidates == [0: identifiers])
  }

  @Test("a record that was merged into a card is known when it comes again")
  func absorbed() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.importAll([People.person(uid: "a")])
    let identifier = try store.everything()[0].identifier
    let other = People.person("A.", "Lovelace", uid: "b", email: "ada@example.com")
    var request = SaveRequest()
    request.update(
      identifier, to: People.person(uid: "a", email: "ada@example.com"),
      absorbing: [RecordSource(other)])
    _ = try store.execute(request)
    let counts = try store.importAll([People.person(uid: "a"), other])
    #expect(counts.unchanged == 2)
    #expect(try store.count() == 1)
    #expect(try store.check() == [])
  }

  @Test("the same UID may be in two containers")
  func containers() throws {
    var store = try ContactStore(creating: folder.file())
    try store.sabotage(
      "INSERT INTO containers(identifier, name) VALUES (x'00112233445546778899AABBCCDDEEFF', 'B')")
    let second = try #require(CardIdentifier("00112233-4455-4677-8899-AABBCCDDEEFF"))
    _ = try store.importAll([People.person(uid: "x")])
    var run = try store.beginImport(key: "b", container: second)
    let result = try store.save([IncomingCard(People.person(uid: "x"))], in: &run)
    #expect(result.counts.added == 1)
    #expect(try store.count(in: second) == 1)
    #expect(try store.containers().map(\.cardCount) == [1, 1])
    #expect(try store.check() == [])
  }

  @Test("the journal says which records a chunk took and what became of them")
  func journal() throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.importAll(People.many(25), chunk: 10)
    var select = try store.connection.prepare(
      """
      SELECT number, first_record, last_record, added, input_name FROM batch_chunks
      ORDER BY number
      """)
    var seen: [[String]] = []
    while try select.step() { seen.append((0..<5).map { select.text($0) }) }
    #expect(
      seen == [
        ["1", "1", "10", "10", "people.vcf"], ["2", "11", "20", "10", "people.vcf"],
        ["3", "21", "25", "5", "people.vcf"],
      ])
  }
}
