/// Tells where a record came from: which input, which record, which bytes.
///
/// Plain numbers, 40 bytes, so that it travels with every record at no cost.
public struct Provenance: Sendable, Hashable {
  /// The position of the input among the run's inputs, from 0.
  public var input: Int
  /// The record's number in its input, from 1; a table's header is not counted. 0: unknown.
  public var record: Int
  /// The line the record begins on, from 1. 0: unknown.
  public var line: Int
  /// The offset of the record's first byte in the input, from 0.
  public var offset: Int
  /// The number of bytes the record takes.
  public var length: Int

  /// Makes a provenance; without arguments, that of a record made in memory.
  public init(input: Int = 0, record: Int = 0, line: Int = 0, offset: Int = 0, length: Int = 0) {
    self.input = input
    self.record = record
    self.line = line
    self.offset = offset
    self.length = length
  }
}

/// A record that knows where it came from.
public protocol StreamedRecord: Sendable {
  /// Where the record came from.
  var provenance: Provenance { get set }
}
