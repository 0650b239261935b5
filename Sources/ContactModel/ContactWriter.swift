public import RecordStreams

/// Writes contacts one by one: an encoder in front of a sink.
public struct ContactWriter<Encoder: ContactEncoder>: RecordWriter, ~Copyable {
  private var encoder: Encoder
  private var sink: ByteSink
  private var buffer: [UInt8] = []
  private var hasWritten = false

  /// Makes a writer and writes what the format begins with.
  public init(_ sink: consuming ByteSink, encoder: Encoder) throws(WriteError) {
    self.encoder = encoder
    self.sink = sink
    encoder.begin(into: &buffer)
    try flushBuffer()
  }

  /// Writes one contact.
  public mutating func write(_ record: Contact) throws(WriteError) {
    if hasWritten { buffer.append(encoder.separator) }
    hasWritten = true
    encoder.encode(record, into: &buffer)
    try flushBuffer()
  }

  /// Writes what ends the file and gives it its name.
  public consuming func finish() throws(WriteError) {
    encoder.end(into: &buffer)
    try flushBuffer()
    try sink.finish()
  }

  private mutating func flushBuffer() throws(WriteError) {
    let bytes = buffer
    buffer = []
    try sink.write(bytes.span)
    buffer = bytes
    buffer.removeAll(keepingCapacity: true)
  }
}
