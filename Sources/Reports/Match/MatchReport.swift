import Unification

/// One way to show the groups of a match: a beginning, group after group, an end.
package protocol MatchReport {
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
  /// - Parameter emit: Takes a piece of UTF-8 text.
  /// - Throws: What `fetch` or `emit` throws.
  /// - Complexity: O(records in groups); memory for one group's contacts.
  public func write(_ format: MatchReportFormat, to emit: (Span<UInt8>) throws -> Void) throws {
    try write(format.report, to: emit)
  }

  package func write(_ report: any MatchReport, to emit: (Span<UInt8>) throws -> Void) throws {
    var piece: [UInt8] = []
    report.begin(self, into: &piece)
    for (index, group) in groups.enumerated() {
      try report.append(
        try ReportGroup(group, from: self), isFirst: index == 0, from: self, into: &piece)
      if piece.count >= Self.pieceBytes {
        try emit(piece.span)
        piece.removeAll(keepingCapacity: true)
      }
    }
    report.end(self, into: &piece)
    if !piece.isEmpty { try emit(piece.span) }
  }

  private static let pieceBytes = 1 << 16
}
