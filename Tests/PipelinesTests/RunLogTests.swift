import ContactModel
import Pipelines
import RecordStreams
import Testing

@Suite("The log of a run")
struct RunLogTests {
  private static let broken = """
    {"fullName":"Ada Lovelace"}
    {"fullName":"Nobody",
    {"fullName":"Grace Hopper"}
    42
    {"fullName":"Alan Turing"}

    """

  /// Keeps what was rejected; a class because the log's closure writes to it.
  private final class Rejected {
    var text = ""
  }

  @Test(
    "refused records are counted, told in order and handed over as they were", arguments: [1, 3])
  func rejects(_ threads: Int) throws {
    let options = Book.options(threads: threads, batch: 40)
    let inputs = try Book.open(Self.broken, options: options)
    let collector = DiagnosticCollector()
    let rejected = Rejected()
    let log = RunLog(sink: collector, rejects: { rejected.text += $0.string })
    let passed = try BatchRoad.names(inputs, options, log: log)
    #expect(passed.names == ["Ada Lovelace", "Grace Hopper", "Alan Turing"])
    #expect(log.contactsRead == 3)
    #expect(log.recordsSkipped == 2)
    #expect(log.count(of: .error) == 2)
    #expect(collector.diagnostics.map(\.location.line) == [2, 4])
    #expect(rejected.text.contains("Nobody"))
    #expect(rejected.text.contains("42"))
    #expect(!rejected.text.contains("Grace"))
  }

  @Test("what stands behind the record that ends a run is not told")
  func stopsAtTheRecord() throws {
    let inputs = try Book.open(Self.broken)
    let collector = DiagnosticCollector()
    let rejected = Rejected()
    let log = RunLog(sink: collector, rejects: { rejected.text += $0.string })
    log.maximumErrors = 0
    let error = #expect(throws: TooManyErrors.self) {
      _ = try BatchRoad.names(inputs, ReadingOptions(), log: log)
    }
    #expect(error?.count == 1)
    #expect(error?.last?.location.line == 2)
    #expect(collector.diagnostics.map(\.location.line) == [2])
    #expect(!rejected.text.contains("42"))
  }

  @Test("more refused records than allowed end the run", arguments: [(0, 1), (1, 2), (2, nil)])
  func most(_ allowed: Int, _ stoppedAt: Int?) throws {
    let inputs = try Book.open(Self.broken)
    let log = RunLog()
    log.maximumErrors = allowed
    do {
      _ = try BatchRoad.names(inputs, Book.options(batch: 40), log: log)
      #expect(stoppedAt == nil)
    } catch let error as TooManyErrors {
      #expect(error.count == stoppedAt)
    }
  }
}
