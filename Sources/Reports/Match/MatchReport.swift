import RecordStreams
import Unification

/// One way to show the groups of a match: a beginning, group after group, an end.
package protocol MatchReport: Sendable {
  /// Appends what comes before the first group.
  func begin(_ source: MatchReportSource, into output: inout [UInt8])
  /// Appends a group.
  func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8])
    throws
  /// Appends what comes behind the last group.
  func end(_ source: MatchReportSource, into output: inout [UInt8])
}

/// The ways to show the groups of a match.
public enum MatchReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people, top to bottom.
  case table
  /// A line a record, columns separated by tabs; can be edited and applied.
  case tsv
  /// One document.
  case json
  /// An object a group, a line each; can be edited and applied.
  case jsonLines = "jsonl"

  package var report: any MatchReport {
    switch self {
    case .table: TableReport()
    case .tsv: TSVReport()
    case .json: JSONReport()
    case .jsonLines: JSONLinesReport()
    }
  }
}

extension MatchReportSource {
  /// Writes a report of all groups, in pieces of some ten kilobytes.
  ///
  /// - Parameter emit: Takes a piece of UTF-8 text; called on this thread, in order.
  /// - Throws: What `fetch` or `emit` throws.
  /// - Complexity: O(records in groups); memory for the contacts and the text of some hundred records.
  public func write(_ format: MatchReportFormat, to emit: (Span<UInt8>) throws -> Void) throws {
    try write(format.report, to: emit)
  }

  package func write(_ report: any MatchReport, to emit: (Span<UInt8>) throws -> Void) throws {
    var ends: [UInt8] = []
    report.begin(self, into: &ends)
    if !ends.isEmpty { try emit(ends.span) }
    var start = 0
    try OrderedParallelMap.run(
      threads: threads, next: { nextBatch(&start) }, transform: { text(of: $0, report) },
      consume: { result in
        let text = try result.get()
        try emit(text.span)
      })
    ends = []
    report.end(self, into: &ends)
    if !ends.isEmpty { try emit(ends.span) }
  }

  /// The next groups that hold enough records together to be worth a thread's while.
  private func nextBatch(_ start: inout Int) -> Range<Int>? {
    guard start < groups.count else { return nil }
    var end = start
    var records = 0
    while end < groups.count, records < Self.batchRecords {
      records += groups[end].contacts.reduce(0) { $0 + $1.members.count }
      end += 1
    }
    defer { start = end }
    return start..<end
  }

  private func text(
    of batch: Range<Int>, _ report: any MatchReport
  ) -> Result<[UInt8], any Error> {
    Result {
      var text: [UInt8] = []
      for index in batch {
        let group = try ReportGroup(groups[index], from: self)
        try report.append(group, isFirst: index == 0, from: self, into: &text)
      }
      return text
    }
  }

  private static let batchRecords = 256
}
