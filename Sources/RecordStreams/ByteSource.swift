/// Pulls bytes from a file, a pipe or memory.
///
/// Owns its file descriptor and closes it when it goes away.
public struct ByteSource: ~Copyable {
  /// What diagnostics call the input.
  public let name: String
  /// The size in bytes, where it is known beforehand.
  public let size: Int?

  private enum Origin {
    case descriptor(Int32, closes: Bool)
    case memory([UInt8], consumed: Int)
  }
  private var origin: Origin
  /// Bytes that were read ahead and given back.
  private var givenBack: [UInt8]

  /// Opens a file.
  ///
  /// - Throws: `ReadError` naming the file when it is missing, may not be read, or is a directory.
  public init(path: String) throws(ReadError) {
    let descriptor = SystemCalls.openForReading(path)
    guard descriptor >= 0 else { throw ReadError(opening: path, errorNumber: -descriptor) }
    let status = SystemCalls.status(of: descriptor)
    if status?.type == .directory {
      _ = SystemCalls.close(descriptor)
      throw ReadError(directory: path)
    }
    name = path
    size = status?.type == .regular ? status?.size : nil
    origin = .descriptor(descriptor, closes: true)
    givenBack = []
  }

  /// Reads from a descriptor that somebody else closes, such as standard input (0).
  ///
  /// - Parameter head: Bytes that were read from it before and come first.
  public init(descriptor: Int32, name: String, head: [UInt8] = []) {
    givenBack = head
    self.name = name
    let status = SystemCalls.status(of: descriptor)
    size = status?.type == .regular ? status?.size : nil
    origin = .descriptor(descriptor, closes: false)
  }

  /// Reads bytes that are in memory.
  public init(bytes: [UInt8], name: String = "memory") {
    self.name = name
    size = bytes.count
    origin = .memory(bytes, consumed: 0)
    givenBack = []
  }

  deinit {
    if case .descriptor(let descriptor, closes: true) = origin {
      _ = SystemCalls.close(descriptor)
    }
  }

  /// Appends up to `limit` bytes to `buffer`.
  ///
  /// - Returns: The number of bytes appended; 0 at the end of the input.
  public mutating func read(into buffer: inout [UInt8], limit: Int) throws(ReadError) -> Int {
    if !givenBack.isEmpty {
      let count = min(limit, givenBack.count)
      buffer.append(contentsOf: givenBack[0..<count])
      givenBack.removeFirst(count)
      return count
    }
    switch origin {
    case .memory(let bytes, let consumed):
      let count = min(limit, bytes.count - consumed)
      buffer.append(bytes.span.slice(consumed, consumed + count))
      origin = .memory(bytes, consumed: consumed + count)
      return count
    case .descriptor(let descriptor, _):
      let count = SystemCalls.read(descriptor, into: &buffer, limit: limit)
      guard count >= 0 else { throw ReadError(opening: name, errorNumber: Int32(-count)) }
      return count
    }
  }

  /// Returns the first `limit` bytes, or all if there are fewer, without consuming them.
  ///
  /// - Complexity: O(limit); call it once, before reading.
  public mutating func peek(_ limit: Int) throws(ReadError) -> [UInt8] {
    var head: [UInt8] = []
    while head.count < limit {
      if try read(into: &head, limit: limit - head.count) == 0 { break }
    }
    givenBack = head + givenBack
    return head
  }
}
