import ContactModel
import ContactStorage
import Pipelines
import RecordStreams
import TestSupport
import Testing

@Suite("Into a store and out of it")
struct ImportRoadTests {
  private struct Stopped: Error {}

  private static func inputs(_ path: String) throws -> OpenedInputs {
    try OpenedInputs([.file(path)], options: Book.options(), twice: false)
  }

  private static func load(
    _ path: String, into store: inout ContactStore, chunk: Int = 10, threads: Int = 1,
    isDryRun: Bool = false, progress: ((Int) throws -> Void)? = nil
  ) throws -> ImportRoad.Outcome {
    let inputs = try inputs(path)
    return try ImportRoad(
      inputs: inputs.inputs, options: Book.options(threads: threads), region: "US",
      chunkSize: chunk, isDryRun: isDryRun
    ).run(into: &store, log: RunLog(), progress: progress)
  }

  @Test("the same file twice changes nothing", arguments: [1, 3])
  func twice(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Book.cards(45).utf8), to: "people.vcf")
    var store = try ContactStore(creating: folder.path("test.store"))
    let first = try Self.load(path, into: &store, threads: threads)
    #expect(first.counts.added == 45)
    #expect(first.chunks == 5)
    let revision = try store.revision()
    let second = try Self.load(path, into: &store, threads: threads)
    #expect(second.counts.added == 0)
    #expect(second.counts.updated == 0)
    #expect(second.counts.unchanged == 45)
    #expect(try store.revision() == revision)
    #expect(try store.check() == [])
  }

  @Test("a run that was stopped goes on, and every card is there once", arguments: [4, 10, 25])
  func resumes(_ stopAfter: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Book.cards(100).utf8), to: "people.vcf")
    var store = try ContactStore(creating: folder.path("test.store"))
    var calls = 0
    #expect(throws: Stopped.self) {
      _ = try Self.load(path, into: &store, chunk: 7) { _ in
        calls += 1
        if calls > stopAfter { throw Stopped() }
      }
    }
    let saved = try store.count()
    #expect(saved < 100)
    let outcome = try Self.load(path, into: &store, chunk: 7)
    #expect(outcome.resumedAfter?.record == (saved == 0 ? nil : saved))
    #expect(try store.count() == 100)
    #expect(try store.check() == [])
    #expect(try store.info().unfinishedImports == 0)
    let third = try Self.load(path, into: &store, chunk: 7)
    #expect(third.counts.unchanged == 100)
    #expect(third.resumedAfter == nil)
  }

  @Test("a dry run tells what would be added and writes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Book.cards(25).utf8), to: "people.vcf")
    var store = try ContactStore(creating: folder.path("test.store"))
    let outcome = try Self.load(path, into: &store, isDryRun: true)
    #expect(outcome.counts.added == 25)
    #expect(try store.count() == 0)
  }

  @Test(
    "what is exported is what was imported, in order, for any number of threads", arguments: [1, 3])
  func export(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Book.cards(30).utf8), to: "people.vcf")
    var store = try ContactStore(creating: folder.path("test.store"))
    _ = try Self.load(path, into: &store)
    var output = try Book.memoryOutput("vcard3")
    try ExportRoad(threads: threads).run(from: store, to: &output.output)
    #expect(output.output.contactCount == 30)
    let back = try Book.open(output.text())
    let names = try BatchRoad.names(back, ReadingOptions()).names
    #expect(names == (1...30).map { "Given\($0) Family\($0)" })
  }

  @Test("a request narrows an export")
  func request() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Book.cards(30).utf8), to: "people.vcf")
    var store = try ContactStore(creating: folder.path("test.store"))
    _ = try Self.load(path, into: &store)
    var request = FindRequest()
    request.email = "PERSON7@example.com"
    var output = try Book.memoryOutput("jsonl")
    try ExportRoad().run(request, from: store, to: &output.output)
    #expect(output.output.contactCount == 1)
    #expect(try output.text().contains("Family7"))
  }
}
