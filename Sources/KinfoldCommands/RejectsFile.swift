import RecordStreams

/// The file that takes the raw text of refused records.
///
/// A class because the log's closure writes to it, and because it owns the open file.
final class RejectsFile {
  private var sink: ByteSink?

  init(path: String, replaces: Bool) throws(WriteError) {
    sink = try ByteSink(path: path, replaces: replaces)
  }

  /// Adds a record, on lines of its own.
  func write(_ bytes: Span<UInt8>) throws(WriteError) {
    var text = [UInt8](copying: bytes)
    if text.last != 0x0A { text.append(0x0A) }
    try sink?.write(text.span)
  }

  /// Ends the file.
  func finish() throws(WriteError) {
    if let sink = sink.take() { try sink.finish() }
  }
}
