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
  /// At most one input is standard input, so one copy is enough.
  private var copy: TemporaryFile?

  /// Opens inputs and finds their formats.
  ///
  /// - Parameter twice: Records will be read a second time by their place, so a pipe is copied first.
  /// - Throws: `ReadError` for the first input that cannot be opened or understood.
  public init(
    _ specifications: [InputSpecification], options: ReadingOptions, twice: Bool
  ) throws {
    for (index, specification) in specifications.enumerated() {
      var specification = specification
      if twice {
        switch specification.origin {
        case .file(let path) where SystemCalls.status(atPath: path)?.type == .other:
          try copyPipe(ByteSource(path: path), of: &specification, options)
        case .descriptor(let descriptor):
          try copyPipe(
            ByteSource(descriptor: descriptor, name: specification.name), of: &specification,
            options)
        case .bytes(let bytes):
          try copyPipe(
            ByteSource(bytes: bytes, name: specification.name), of: &specification, options)
        case .file: break
        }
      }
      inputs.append(try Self.open(specification, index: index, options))
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

  private mutating func copyPipe(
    _ source: consuming ByteSource, of specification: inout InputSpecification,
    _ options: ReadingOptions
  ) throws {
    let file = try TemporaryFile.copy(of: source, in: options.temporaryFolder)
    specification.origin = .file(path: file.path)
    copy = consume file
  }

  private static func open(
    _ specification: InputSpecification, index: Int, _ options: ReadingOptions
  ) throws(ReadError) -> ContactInput {
    let identity = InputIdentity(name: specification.name, index: index)
    var source: ByteSource
    switch specification.origin {
    case .file(let path): source = try ByteSource(path: path)
    case .descriptor(let descriptor):
      source = ByteSource(descriptor: descriptor, name: specification.name)
    case .bytes(let bytes): source = ByteSource(bytes: bytes, name: specification.name)
    }
    let head = try source.peek(FormatDetector.headBytes)
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
      layout: reading.layout, size: source.size)
  }

  private static func isPipe(_ origin: InputSpecification.Origin) -> Bool {
    if case .descriptor = origin { true } else { false }
  }
}
