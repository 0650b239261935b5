import CSVFormat
import ContactModel
import JSONFormat
import RecordStreams
import VCardFormat

/// All inputs of a run, looked at before anything is written, in the order they were named.
///
/// Holds the temporary copies of pipes; they are gone when the value is.
public struct OpenedInputs: ~Copyable {
  /// The inputs.
  public private(set) var inputs: [ContactInput] = []
  private var copies: [Copy] = []

  /// A class because arrays hold no values that cannot be copied.
  private final class Copy: Sendable {
    let file: TemporaryFile
    init(_ file: consuming TemporaryFile) { self.file = file }
  }

  /// Opens inputs and finds their formats.
  ///
  /// - Parameter twice: Records will be read a second time by their place, so a pipe is copied first.
  /// - Throws: `ReadError` for the first input that cannot be opened or understood.
  public init(
    _ specifications: [InputSpecification], options: ReadingOptions, twice: Bool
  ) throws {
    for (index, specification) in specifications.enumerated() {
      var specification = specification
      let head = try makeReadable(&specification, options, twice: twice)
      inputs.append(try Self.open(specification, head: head, index: index, options))
    }
  }

  /// Copies an input that cannot be read as it is: a pipe that is needed twice, or another encoding.
  ///
  /// - Returns: The first bytes of what will be read.
  private mutating func makeReadable(
    _ specification: inout InputSpecification, _ options: ReadingOptions, twice: Bool
  ) throws -> [UInt8] {
    var source = try Self.source(of: specification)
    let head = try source.peek(FormatDetector.headBytes)
    if options.format == nil {
      try FormatDetector.refuseBinary(head: head, name: specification.name)
    }
    if let encoding = Transcoding.encoding(of: head, named: options.encoding) {
      let file = try Transcoding.copy(of: source, from: encoding, in: options.temporaryFolder)
      return try keep(file, as: &specification)
    }
    if Self.isReadOnce(specification.origin, twice: twice) {
      let file = try TemporaryFile.copy(of: source, in: options.temporaryFolder)
      return try keep(file, as: &specification)
    }
    return head
  }

  private mutating func keep(
    _ file: consuming TemporaryFile, as specification: inout InputSpecification
  ) throws(ReadError) -> [UInt8] {
    specification.origin = .file(path: file.path)
    copies.append(Copy(file))
    var source = try Self.source(of: specification)
    return try source.peek(FormatDetector.headBytes)
  }

  /// Says whether the bytes must be copied because they come only once. Standard input may flow when it is
  /// needed once; a named pipe was opened to look at it and cannot be opened again.
  private static func isReadOnce(_ origin: InputSpecification.Origin, twice: Bool) -> Bool {
    switch origin {
    case .file(let path): SystemCalls.status(atPath: path)?.type == .other
    case .descriptor, .bytes: twice
    }
  }

  private static func source(
    of specification: InputSpecification
  ) throws(ReadError) -> ByteSource {
    switch specification.origin {
    case .file(let path): try ByteSource(path: path)
    case .descriptor(let descriptor):
      ByteSource(descriptor: descriptor, name: specification.name)
    case .bytes(let bytes): ByteSource(bytes: bytes, name: specification.name)
    }
  }

  /// The size of all inputs together, where every one is known.
  public var totalBytes: Int? {
    inputs.reduce(0 as Int?) { total, input in
      total.flatMap { total in input.size.map { total + $0 } }
    }
  }

  /// The names of the inputs.
  public var names: [String] { inputs.map(\.identity.name) }

  /// Says whether one of the inputs is the file at a path, under whatever name.
  public func contains(fileAt path: String) -> Bool {
    guard let status = SystemCalls.status(atPath: path), status.type == .regular else {
      return false
    }
    return inputs.contains { input in
      guard case .file(let other) = input.origin,
        let own = SystemCalls.status(atPath: other)
      else { return false }
      return own.device == status.device && own.inode == status.inode
    }
  }

  /// Makes a fetcher of single records; the inputs must have been opened to be read twice.
  func makeFetcher() throws(ReadError) -> RecordFetcher {
    let paths = inputs.map { input in
      if case .file(let path) = input.origin { path } else { "" }
    }
    return try RecordFetcher(paths: paths, names: names)
  }

  private static func open(
    _ specification: InputSpecification, head: [UInt8], index: Int, _ options: ReadingOptions
  ) throws(ReadError) -> ContactInput {
    let identity = InputIdentity(name: specification.name, index: index)
    let fileName = specification.assumedName ?? specification.name
    var evidence: FormatEvidence
    if let format = options.format {
      evidence = FormatEvidence(format: format, confidence: 1, reason: "named by --from")
    } else {
      evidence = try FormatDetector.detect(head: head, name: specification.name, fileName: fileName)
    }
    let reading = FormatReading(
      evidence: &evidence, head: head, isWhole: head.count < FormatDetector.headBytes,
      options: options)
    return ContactInput(
      identity: identity, evidence: evidence, parser: reading.parser, origin: specification.origin,
      head: Self.isPipe(specification.origin) ? head : [], scanner: reading.scanner,
      layout: reading.layout, size: Self.size(of: specification.origin))
  }

  private static func isPipe(_ origin: InputSpecification.Origin) -> Bool {
    if case .descriptor = origin { true } else { false }
  }

  private static func size(of origin: InputSpecification.Origin) -> Int? {
    switch origin {
    case .file(let path): SystemCalls.status(atPath: path)?.size
    case .descriptor(let descriptor):
      SystemCalls.status(of: descriptor).flatMap { $0.type == .regular ? $0.size : nil }
    case .bytes(let bytes): bytes.count
    }
  }
}
