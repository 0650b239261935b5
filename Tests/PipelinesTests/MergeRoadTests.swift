import ContactModel
import RecordStreams
import Reports
import TestSupport
import Testing
import Unification

@testable import Pipelines

@Suite("Merging")
struct MergeRoadTests {
  private static func place(_ record: Int, input: Int = 0) -> Provenance {
    Provenance(input: input, record: record)
  }

  @Test("a plan counts contacts and followers, and leaves single records alone")
  func plan() {
    let plan = MergePlan(merging: [
      [Self.place(5), Self.place(2)], [Self.place(3)], [],
      [Self.place(9), Self.place(1, input: 1), Self.place(8)],
    ])
    #expect(plan.mergedContacts == 2)
    #expect(plan.mergedAway == 3)
    #expect(plan.clusters[.init(Self.place(2))]?.map(\.record) == [2, 5])
    #expect(plan.followers.contains(.init(Self.place(1, input: 1))))
    #expect(!plan.followers.contains(.init(Self.place(8))))
  }

  @Test(
    "a merged contact stands where its first record stood, the others are gone, order is kept",
    arguments: [1, 2, 3])
  func places(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    var options = Book.options(threads: threads)
    options.temporaryFolder = folder.path
    let path = try folder.write(Array(Book.cards(20).utf8), to: "people.vcf")
    let inputs = try OpenedInputs([.file(path)], options: options, twice: true)
    let all = try BatchRoad.names(inputs, options).places
    let plan = MergePlan(merging: [[all[15], all[2]], [all[4], all[5], all[18]]])
    var output = try Book.memoryOutput("jsonl", options)
    var accounts: [[Int]] = []
    try MergeRoad(inputs: inputs.inputs, options: options, plan: plan).run(
      to: &output.output, access: RecordAccess(inputs), log: RunLog(),
      account: { accounts.append($0.sources.map(\.record)) })
    let written = try Book.open(output.text())
    let contacts = try Self.contacts(written)
    #expect(contacts.count == 17)
    #expect(accounts.map { Set($0) } == [[3, 16], [5, 6, 19]])
    #expect(
      contacts[2].emailAddresses.map(\.value).sorted() == [
        "person16@example.com", "person3@example.com",
      ])
    #expect(contacts[4].emailAddresses.count == 3)
    #expect(contacts[5].displayName == "Given7 Family7")
    #expect(contacts.last?.displayName == "Given20 Family20")
  }

  @Test("only sure contacts of a match are merged")
  func sure() throws {
    let twice = Book.cards(1) + Book.cards(3, from: 2) + Book.cards(1)
    let inputs = try Book.open(twice)
    let result = try MatchRoad(inputs: inputs.inputs, options: ReadingOptions(), region: "US").run(
      log: RunLog())
    let plan = MergePlan(sureContactsOf: result)
    #expect(plan.clusters.values.map { $0.map(\.record) } == [[1, 5]])
  }

  static func contacts(_ inputs: borrowing OpenedInputs) throws -> [Contact] {
    var contacts: [Contact] = []
    try BatchRoad.run(
      inputs.inputs, options: ReadingOptions(), log: RunLog(), transform: { $0 },
      consume: { (part: [Contact]) in contacts += part })
    return contacts
  }
}

@Suite("Looking records up")
struct RecordLookupTests {
  @Test("records are found by input and number; those that are not there are left out")
  func places() throws {
    let options = Book.options(threads: 2)
    let inputs = try Book.open(Book.cards(10), Book.cards(10), options: options)
    let there = MatchGroupsFile.RecordName(input: "b", record: 7)
    let found = try RecordLookup.places(
      of: [there, .init(input: "b", record: 11), .init(input: "z", record: 1)],
      in: inputs.inputs, options: options, log: RunLog())
    #expect(found.count == 1)
    #expect(found[there]?.input == 1)
    #expect(found[there]?.record == 7)
    #expect(found[there]?.offset == Book.cards(6).utf8.count)
  }
}
