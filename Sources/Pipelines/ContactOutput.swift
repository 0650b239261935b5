public import ContactModel
public import RecordStreams

/// An output of contacts: a sink with a format chosen at run time.
public struct ContactOutput: ~Copyable {
  private var sink: ByteSink
  private let encoder: any ContactEncoder
  /// The number of contacts written so far.
  public private(set) var contactCount = 0

  /// Begins the output.
  public init(_ sink: consuming ByteSink, encoder: any ContactEncoder) throws(WriteError) {
    self.sink = sink
    self.encoder = encoder
    var head: [UInt8] = []
    encoder.begin(into: &head)
    try self.sink.write(head.span)
  }

  /// Writes contacts that were encoded elsewhere.
  mutating func write(_ piece: EncodedPiece) throws(WriteError) {
    guard piece.contactCount > 0 else { return }
    if contactCount > 0 {
      var separator: [UInt8] = []
      separator.append(encoder.separator)
      try sink.write(separator.span)
    }
    try sink.write(piece.bytes.span)
    contactCount += piece.contactCount
  }

  /// Writes one contact.
  public mutating func write(_ contact: Contact) throws(WriteError) {
    try write(EncodedPiece([contact], encoder: encoder))
  }

  /// Ends the output: bytes on disk, file under its name.
  public consuming func finish() throws(WriteError) {
    var tail: [UInt8] = []
    encoder.end(into: &tail)
    try sink.write(tail.span)
    try sink.finish()
  }
}
