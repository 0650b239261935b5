/// Writes records to an output, one at a time, in order.
public protocol RecordWriter<Record>: ~Copyable {
  /// What is written.
  associatedtype Record
  /// Writes one record.
  mutating func write(_ record: Record) throws(WriteError)
  /// Writes what ends the file, makes it durable and gives it its name.
  consuming func finish() throws(WriteError)
}
