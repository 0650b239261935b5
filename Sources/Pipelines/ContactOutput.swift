public import ContactModel
import JSONFormat
public import RecordStreams

/// An output of contacts: a sink with a format chosen at run time.
///
/// A table's header depends on all contacts; so they wait in a temporary file, without loss, until
/// `finish()` has seen them all.
public struct ContactOutput: ~Copyable {
  /// What turns contacts into the bytes that `write` takes; for the threads that encode.
  public let encoder: any ContactEncoder
  /// The number of contacts written so far.
  public private(set) var contactCount = 0

  private var sink: ByteSink
  private let format: OutputFormat
  private var waiting: TemporaryFile?
  private var waitingSink: ByteSink?
  private let options: ReadingOptions

  /// Begins the output.
  ///
  /// - Parameters:
  ///   - inputNames: The names of the run's inputs, for provenance.
  ///   - options: Threads, and the folder for temporary files.
  public init(
    _ sink: consuming ByteSink, format: OutputFormat, inputNames: [String], options: ReadingOptions
  ) throws(WriteError) {
    self.format = format
    self.options = options
    self.sink = sink
    if format.needsCensus {
      encoder = ContactLineEncoder(inputNames: inputNames)
      let file = try TemporaryFile(in: options.temporaryFolder)
      waitingSink = file.makeSink()
      waiting = consume file
    } else {
      encoder = format.makeEncoder(inputNames: inputNames)
      var head: [UInt8] = []
      encoder.begin(into: &head)
      try self.sink.write(head.span)
    }
  }

  /// Writes contacts that were encoded elsewhere, by `encoder`.
  mutating func write(_ piece: EncodedPiece) throws(WriteError) {
    guard piece.contactCount > 0 else { return }
    if contactCount > 0 {
      var separator: [UInt8] = []
      separator.append(encoder.separator)
      try append(separator.span)
    }
    try append(piece.bytes.span)
    contactCount += piece.contactCount
  }

  /// Writes one contact.
  public mutating func write(_ contact: Contact) throws(WriteError) {
    try write(EncodedPiece([contact], encoder: encoder))
  }

  /// Ends the output: bytes on disk, file under its name.
  ///
  /// - Returns: What the format could not hold, a line a kind.
  public consuming func finish() throws -> [String] {
    var losses: [String] = []
    if let waiting = waiting.take(), let stage = waitingSink.take() {
      try stage.finish()
      losses = try format.writeTable(
        ofContactsAt: waiting.path, options: options, to: &sink)
    } else {
      var tail: [UInt8] = []
      encoder.end(into: &tail)
      try sink.write(tail.span)
    }
    try sink.finish()
    return losses
  }

  private mutating func append(_ bytes: Span<UInt8>) throws(WriteError) {
    if waitingSink != nil {
      try waitingSink?.write(bytes)
    } else {
      try sink.write(bytes)
    }
  }
}
