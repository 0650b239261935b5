import RecordStreams

/// What a caller says about one input before anybody looked at it.
public struct InputSpecification: Sendable {
  /// Where the bytes come from.
  public enum Origin: Sendable, Hashable {
    /// A file, which can be read twice.
    case file(path: String)
    /// A descriptor such as standard input, which can be read once.
    case descriptor(Int32)
    /// Bytes in memory.
    case bytes([UInt8])
  }

  /// Where the bytes come from.
  public var origin: Origin
  /// What diagnostics call the input.
  public var name: String
  /// A file name to take for detection where the name says nothing (standard input).
  public var assumedName: String?

  /// Names an input.
  public init(origin: Origin, name: String, assumedName: String? = nil) {
    self.origin = origin
    self.name = name
    self.assumedName = assumedName
  }

  /// A file.
  public static func file(_ path: String) -> InputSpecification {
    InputSpecification(origin: .file(path: path), name: path)
  }
}
