/// Pulls records from an input, one at a time.
///
///     while let contact = try reader.next() { … }
public protocol RecordReader<Record>: ~Copyable {
  /// What is read.
  associatedtype Record
  /// Returns the next record, or `nil` once and for ever at the end.
  ///
  /// - Throws: `ReadError` when the input cannot be read on. A bad record is no error: it is told to
  ///   the reader's diagnostic sink, and reading goes on.
  mutating func next() throws(ReadError) -> Record?
}
