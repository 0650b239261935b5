/// Cuts an input into batches of whole records, so that cores can parse them side by side.
///
/// Memory: one batch, or one record where that is larger, up to `ReadLimits.recordBytes`.
public struct BatchReader<Scanner: RecordBoundaryScanner>: ~Copyable {
  private var source: ByteSource
  private var scanner: Scanner
  private let input: InputIdentity
  private let limits: ReadLimits
  private var carry: [UInt8] = []
  private var offset: Int
  private var line = 1
  private var isSkipping = false
  private var isAtEnd = false
  /// While skipping, the bytes held back in case the mark of a new record is cut in two.
  private static var keptBytes: Int { 64 }

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - inputName: What diagnostics call the input; `nil`: as the source.
  ///   - offset: The offset of the source's first byte in the input (what was consumed before).
  public init(
    _ source: consuming ByteSource, scanner: Scanner, inputName: String? = nil,
    inputIndex: Int = 0,
    limits: ReadLimits = ReadLimits(), offset: Int = 0
  ) {
    input = InputIdentity(name: inputName ?? source.name, index: inputIndex)
    self.source = source
    self.scanner = scanner
    self.limits = limits
    self.offset = offset
  }

  /// The number of bytes handed out so far, for progress.
  public var consumedBytes: Int { offset }

  /// Returns the next batch, or `nil` at the end.
  public mutating func next() throws(ReadError) -> RecordBatch? {
    var buffer = carry
    carry = []
    var wanted = isSkipping ? max(limits.batchBytes, 4 * Self.keptBytes) : limits.batchBytes
    while true {
      try fill(&buffer, to: wanted)
      if buffer.isEmpty { return nil }
      if isSkipping {
        if let batch = skip(&buffer) { return batch }
        continue
      }
      let boundary = scanner.lastBoundary(in: buffer.span, atEnd: isAtEnd)
      if boundary > 0 { return cut(buffer, at: boundary, isOversized: false) }
      if isAtEnd { return cut(buffer, at: buffer.count, isOversized: false) }
      if buffer.count >= limits.recordBytes {
        isSkipping = true
        continue
      }
      wanted = min(max(buffer.count * 2, limits.batchBytes), limits.recordBytes)
    }
  }

  private mutating func fill(_ buffer: inout [UInt8], to wanted: Int) throws(ReadError) {
    buffer.reserveCapacity(wanted)
    while !isAtEnd, buffer.count < wanted {
      isAtEnd = try source.read(into: &buffer, limit: wanted - buffer.count) == 0
    }
  }

  /// Hands out the next piece of a record that is too large, up to where reading may start again.
  private mutating func skip(_ buffer: inout [UInt8]) -> RecordBatch? {
    if let restart = scanner.restartPoint(in: buffer.span, from: 0), restart > 0 {
      isSkipping = false
      return cut(buffer, at: restart, isOversized: true)
    }
    let piece = isAtEnd ? buffer.count : max(1, buffer.count - Self.keptBytes)
    return cut(buffer, at: piece, isOversized: true)
  }

  private mutating func cut(
    _ buffer: consuming [UInt8], at end: Int, isOversized: Bool
  ) -> RecordBatch {
    var bytes = buffer
    carry = []
    if end < bytes.count {
      carry.reserveCapacity(limits.batchBytes)
      carry.append(bytes.span.slice(end, bytes.count))
      bytes.removeLast(bytes.count - end)
    }
    let batch = RecordBatch(
      input: input, bytes: bytes, offset: offset, firstLine: line, isOversized: isOversized)
    offset += end
    line += LineCounter.count(in: bytes.span)
    return batch
  }
}
