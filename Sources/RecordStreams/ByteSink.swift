/// Takes bytes for a file, a pipe or memory.
///
/// A regular file is written beside its final place and renamed by `finish()`, after its bytes are safe on
/// disk; without `finish()` nothing remains. Devices and pipes are written as they are.
public struct ByteSink: ~Copyable {
  /// What diagnostics call the output: a path, or `-` for standard output.
  public let name: String
  /// The number of bytes taken so far.
  public private(set) var byteCount = 0

  /// Takes bytes on the caller's side.
  public typealias Handler = (Span<UInt8>) throws(WriteError) -> Void

  private enum Target {
    case descriptor(Int32, closes: Bool)
    case file(Int32, temporaryPath: String, path: String, replaces: Bool)
    case memory
    case handler(Handler)
    case finished
  }
  private var target: Target
  private var buffer: [UInt8] = []
  private static let bufferBytes = 1 << 18

  /// Writes to a descriptor that somebody else closes, such as standard output (1).
  public init(descriptor: Int32, name: String) {
    self.name = name
    target = .descriptor(descriptor, closes: false)
  }

  /// Keeps the bytes in memory; `consumeBytes()` returns them.
  public init(name: String = "memory") {
    self.name = name
    target = .memory
  }

  /// Hands the bytes to a function, a buffer at a time.
  public init(name: String, handler: @escaping Handler) {
    self.name = name
    target = .handler(handler)
  }

  /// Prepares a file.
  ///
  /// - Parameters:
  ///   - replaces: Whether an existing file may be replaced.
  ///   - mode: The permission bits of a new file, before the process's umask.
  /// - Throws: `WriteError.exists` or `.cannotCreate`, before anything was written.
  public init(path: String, replaces: Bool, mode: UInt32 = 0o666) throws(WriteError) {
    name = path
    let existing = SystemCalls.status(atPath: path)
    if let existing, existing.type == .directory {
      throw WriteError(
        code: .cannotCreate, message: "is a directory; name a file in it", outputName: path)
    }
    if let existing, existing.type == .other {
      let descriptor = SystemCalls.openForWriting(path)
      guard descriptor >= 0 else { throw WriteError(creating: path, errorNumber: -descriptor) }
      target = .descriptor(descriptor, closes: true)
      return
    }
    if existing != nil, !replaces {
      throw WriteError(
        code: .exists, message: "exists already; use --force to replace it", outputName: path)
    }
    let temporaryPath = Self.temporaryPath(beside: path)
    let descriptor = SystemCalls.createExclusively(temporaryPath, mode: existing?.mode ?? mode)
    guard descriptor >= 0 else { throw WriteError(creating: path, errorNumber: -descriptor) }
    target = .file(descriptor, temporaryPath: temporaryPath, path: path, replaces: replaces)
  }

  deinit {
    switch target {
    case .descriptor(let descriptor, closes: true):
      _ = SystemCalls.close(descriptor)
    case .file(let descriptor, let temporaryPath, _, _):
      _ = SystemCalls.close(descriptor)
      _ = SystemCalls.remove(temporaryPath)
    default: break
    }
  }

  /// Takes bytes.
  public mutating func write(_ bytes: Span<UInt8>) throws(WriteError) {
    byteCount += bytes.count
    if case .memory = target {
      buffer.append(bytes)
      return
    }
    if bytes.count >= Self.bufferBytes {
      try flush()
      try writeAll(bytes)
      return
    }
    buffer.append(bytes)
    if buffer.count >= Self.bufferBytes { try flush() }
  }

  /// Hands everything taken so far to the operating system.
  public mutating func flush() throws(WriteError) {
    if case .memory = target { return }
    guard !buffer.isEmpty else { return }
    let pending = buffer
    buffer.removeAll(keepingCapacity: true)
    try writeAll(pending.span)
  }

  /// Ends the output: bytes on disk, file under its name.
  ///
  /// - Throws: `WriteError`; then no file of that name was made or changed.
  public consuming func finish() throws(WriteError) {
    try flush()
    let ended = target
    switch ended {
    case .memory, .handler, .finished: break
    case .descriptor(let descriptor, let closes):
      target = .finished
      if closes, SystemCalls.close(descriptor) < 0 {
        throw WriteError(
          code: .inputOutput, message: "could not be closed; it may be incomplete", outputName: name
        )
      }
    case .file(let descriptor, let temporaryPath, let path, let replaces):
      try check(SystemCalls.synchronize(descriptor))
      if !replaces, SystemCalls.status(atPath: path) != nil {
        throw WriteError(
          code: .exists, message: "appeared while it was being written; it was not replaced",
          outputName: name)
      }
      try check(SystemCalls.rename(temporaryPath, to: path))
      target = .descriptor(descriptor, closes: true)
      _ = SystemCalls.synchronizeDirectory(Self.directory(of: path))
    }
  }

  /// Ends a memory sink and returns its bytes.
  public consuming func consumeBytes() -> [UInt8] {
    target = .finished
    return buffer
  }

  private func writeAll(_ bytes: Span<UInt8>) throws(WriteError) {
    let descriptor: Int32
    switch target {
    case .handler(let handler): return try handler(bytes)
    case .descriptor(let open, _), .file(let open, _, _, _): descriptor = open
    case .memory, .finished: return
    }
    var position = 0
    while position < bytes.count {
      let count = SystemCalls.write(descriptor, bytes, from: position)
      guard count >= 0 else { throw WriteError(writing: name, errorNumber: Int32(-count)) }
      position += count
    }
  }

  private func check(_ result: Int32) throws(WriteError) {
    guard result >= 0 else { throw WriteError(writing: name, errorNumber: -result) }
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  private static func temporaryPath(beside path: String) -> String {
    let folder = directory(of: path)
    let file =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[$0...].dropFirst()) } ?? path
    let stamp = SystemCalls.monotonicNanoseconds
    return "\(folder)/.\(file).\(SystemCalls.processIdentifier)-\(String(stamp, radix: 36)).part"
  }
}
