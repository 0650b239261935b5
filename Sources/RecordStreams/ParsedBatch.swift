/// What a parser made of one batch.
public struct ParsedBatch<Record: StreamedRecord>: Sendable {
  /// Raw bytes that were refused.
  public struct Reject: Sendable {
    /// The bytes' place in the batch.
    public var range: Range<Int>
    /// The record's number in the batch, from 1.
    public var record: Int
    /// Makes a reject.
    public init(range: Range<Int>, record: Int) {
      self.range = range
      self.record = record
    }
  }

  /// The records in input order; numbers in their provenance count from 1 **in this batch**.
  public var records: [Record] = []
  /// How many records the batch holds, refused ones included; the next batch's numbers follow on.
  public var recordCount = 0
  /// What was odd, in input order; record numbers count from 1 in this batch.
  public var diagnostics: [Diagnostic] = []
  /// What was refused, in input order.
  public var rejects: [Reject] = []

  /// Makes an empty result.
  public init() {}

  /// Makes the record numbers absolute.
  ///
  /// - Parameter precedingRecords: The number of records in the input before this batch.
  package mutating func renumber(precedingRecords: Int) {
    guard precedingRecords > 0 else { return }
    for index in records.indices { records[index].provenance.record += precedingRecords }
    for index in diagnostics.indices where diagnostics[index].location.record > 0 {
      diagnostics[index].location.record += precedingRecords
    }
    for index in rejects.indices { rejects[index].record += precedingRecords }
  }
}

/// Parses batches of one format; knows all it needs (dialect, columns, encoding) before it starts.
///
/// A value that any number of threads share.
public protocol BatchParser<Record>: Sendable {
  /// What is read.
  associatedtype Record: StreamedRecord
  /// Parses whole records.
  func parse(_ batch: RecordBatch) -> ParsedBatch<Record>
}

extension BatchParser {
  /// Parses a batch, or makes nothing of a piece of a record that is too large.
  ///
  /// What the roads call; `BatchAssembler` tells of the piece.
  package func result(for batch: RecordBatch) -> ParsedBatch<Record> {
    batch.isOversized ? ParsedBatch() : parse(batch)
  }
}
