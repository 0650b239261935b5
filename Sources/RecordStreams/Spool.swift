/// A private temporary copy of a pipe, so that its records can be read a second time.
///
/// The file has mode 0600 and is gone when the spool is.
public struct Spool: ~Copyable {
  /// Where the copy lies.
  public let path: String

  /// Copies all bytes of a source.
  ///
  /// - Parameter folder: Where to put the copy, e.g. `/tmp`.
  public init(_ source: consuming ByteSource, folder: String) throws {
    let stamp = String(SystemCalls.monotonicNanoseconds, radix: 36)
    path = "\(folder)/kinfold-\(SystemCalls.processIdentifier)-\(stamp).spool"
    let descriptor = SystemCalls.createExclusively(path, mode: 0o600)
    guard descriptor >= 0 else { throw WriteError(creating: path, errorNumber: -descriptor) }
    var sink = ByteSink(descriptor: descriptor, name: path)
    defer { _ = SystemCalls.close(descriptor) }
    var chunk: [UInt8] = []
    while try source.read(into: &chunk, limit: 1 << 20) > 0 {
      try sink.write(chunk.span)
      chunk.removeAll(keepingCapacity: true)
    }
    try sink.flush()
  }

  deinit { _ = SystemCalls.remove(path) }
}
