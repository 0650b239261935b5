import CSVFormat
public import ContactModel
public import RecordStreams

/// One input, opened once and understood: its format is known, its parser is ready.
public struct ContactInput: Sendable {
  /// What the input is called and which of the run's inputs it is.
  public let identity: InputIdentity
  /// The format and why it was taken for that.
  public let evidence: FormatEvidence
  /// Reads its batches.
  public let parser: any BatchParser<Contact>
  /// Where the bytes are; a spool file for a pipe that is read twice.
  let origin: InputSpecification.Origin
  /// The bytes that were taken from a pipe to look at them.
  let head: [UInt8]
  let scanner: AnyBoundaryScanner
  /// How a table is written and read; `nil` for other formats.
  let layout: CSVLayout?
  /// The size in bytes where it is known beforehand.
  public let size: Int?

  /// Opens the bytes from the start. A pipe can be opened once.
  func makeSource() throws(ReadError) -> ByteSource {
    switch origin {
    case .file(let path): try ByteSource(path: path)
    case .descriptor(let descriptor):
      ByteSource(descriptor: descriptor, name: identity.name, head: head)
    case .bytes(let bytes): ByteSource(bytes: bytes, name: identity.name)
    }
  }

  /// Makes a reader of batches from the start.
  func makeBatches(limits: ReadLimits) throws(ReadError) -> BatchReader<AnyBoundaryScanner> {
    BatchReader(
      try makeSource(), scanner: scanner, inputName: identity.name, inputIndex: identity.index,
      limits: limits)
  }
}
