/// A private file for the time of a run: the copy of a pipe, or contacts that wait for their header.
///
/// Mode 0600; gone when the value is.
public struct TemporaryFile: ~Copyable, Sendable {
  /// Where it lies.
  public let path: String
  private let descriptor: Int32

  /// Makes an empty file.
  ///
  /// - Parameter folder: Where, e.g. `/tmp`.
  public init(in folder: String) throws(WriteError) {
    let stamp = String(SystemCalls.monotonicNanoseconds, radix: 36)
    path = "\(folder)/kinfold-\(SystemCalls.processIdentifier)-\(stamp).part"
    descriptor = SystemCalls.createExclusively(path, mode: 0o600)
    guard descriptor >= 0 else { throw WriteError(creating: path, errorNumber: -descriptor) }
  }

  /// Makes a copy of all bytes of a source, such as a pipe that has to be read twice.
  public static func copy(of source: consuming ByteSource, in folder: String) throws
    -> TemporaryFile
  {
    let file = try TemporaryFile(in: folder)
    var sink = file.makeSink()
    var chunk: [UInt8] = []
    while try source.read(into: &chunk, limit: 1 << 20) > 0 {
      try sink.write(chunk.span)
      chunk.removeAll(keepingCapacity: true)
    }
    try sink.finish()
    return file
  }

  deinit {
    _ = SystemCalls.close(descriptor)
    _ = SystemCalls.remove(path)
  }

  /// A sink that appends to the file.
  public func makeSink() -> ByteSink { ByteSink(descriptor: descriptor, name: path) }
}
