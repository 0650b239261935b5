/// Reads single records again by their place: pass two of the identifiers-first road.
///
/// Holds one open file a input. A pipe has to be copied to a file first (`TemporaryFile`).
public struct RecordFetcher: ~Copyable, Sendable {
  private var descriptors: [Int32] = []
  private let names: [String]

  /// Opens the inputs.
  ///
  /// - Parameter paths: One file a input, in the order of the inputs' indices.
  public init(paths: [String], names: [String]) throws(ReadError) {
    self.names = names
    for path in paths {
      let descriptor = SystemCalls.openForReading(path)
      guard descriptor >= 0 else { throw ReadError(opening: path, errorNumber: -descriptor) }
      descriptors.append(descriptor)
    }
  }

  deinit {
    for descriptor in descriptors { _ = SystemCalls.close(descriptor) }
  }

  /// Returns one record's bytes as a batch of one.
  public func fetch(_ provenance: Provenance) throws(ReadError) -> RecordBatch {
    let name = names[provenance.input]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(provenance.length)
    while bytes.count < provenance.length {
      let count = SystemCalls.read(
        descriptors[provenance.input], into: &bytes, limit: provenance.length - bytes.count,
        at: provenance.offset + bytes.count)
      guard count > 0 else {
        throw ReadError(
          code: .inputOutput,
          message: "changed while it was being read: \(provenance.length) bytes expected",
          location: SourceLocation(inputName: name, offset: provenance.offset))
      }
    }
    return RecordBatch(
      input: InputIdentity(name: name, index: provenance.input), bytes: bytes,
      offset: provenance.offset, firstLine: provenance.line)
  }
}
