import ContactModel
import RecordStreams
import Testing

@testable import Reports

@Suite("MatchReportSource.write")
struct MatchReportTests {
  /// Enough groups of two for several batches.
  static var large: Book {
    var book = Book()
    for number in 0..<700 {
      book.add(person("Ann", "Lee \(number)", email: ["ann\(number)@example.com"]))
      book.add(person("A.", "Lee \(number)", email: ["ann\(number)@example.com"]))
      book.group([[number * 2, number * 2 + 1]], links: [link(number * 2, number * 2 + 1, 9)])
    }
    return book
  }

  @Test("a report does not depend on the number of threads", arguments: MatchReportFormat.allCases)
  func threads(format: MatchReportFormat) throws {
    let book = Self.large
    var texts: [[UInt8]] = []
    for threads in [1, 2, 5] {
      var source = book.source
      source.threads = threads
      var text: [UInt8] = []
      try source.write(format) { text.append($0) }
      texts.append(text)
    }
    #expect(texts[0].count > 10_000)
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
  }

  @Test("what a closure throws ends the report")
  func errors() {
    var source = Self.large.source
    source.fetch = { place in
      if place.record == 900 {
        throw ReadError(
          code: .inputOutput, message: "gone", location: SourceLocation(inputName: "a"))
      }
      return Contact(person("Ann"))
    }
    #expect(throws: ReadError.self) { try source.write(.tsv) { _ in } }
    let fine = Self.large.source
    #expect(throws: WriteError.self) {
      try fine.write(.tsv) { _ in
        throw WriteError(code: .inputOutput, message: "full", outputName: "a")
      }
    }
  }

  @Test("the numbers at the end count groups, records and what remains")
  func summary() {
    let summary = MatchSummary(Book.sample.source)
    #expect(summary.records == 6)
    #expect(summary.recordsInGroups == 5)
    #expect(summary.sureGroups == 1)
    #expect(summary.reviewGroups == 1)
    #expect(summary.mergedAway == 2)
    #expect(summary.contacts == 4)
  }
}
