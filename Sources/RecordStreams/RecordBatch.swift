/// A run of whole records as bytes, with its place in the input.
///
/// The unit that one core parses. It knows everything a parser needs to place its diagnostics.
public struct RecordBatch: Sendable {
  /// The input the bytes are from.
  public let input: InputIdentity
  /// The bytes: whole records, from the first byte of one to the last byte of another.
  public let bytes: [UInt8]
  /// The offset of `bytes[0]` in the input, from 0.
  public let offset: Int
  /// The line that `bytes[0]` is on, from 1.
  public let firstLine: Int
  /// Whether this is a piece of a record that is too large to be read: nothing to parse, only to reject.
  public let isOversized: Bool

  /// Makes a batch.
  public init(
    input: InputIdentity, bytes: [UInt8], offset: Int = 0, firstLine: Int = 1,
    isOversized: Bool = false
  ) {
    self.input = input
    self.bytes = bytes
    self.offset = offset
    self.firstLine = firstLine
    self.isOversized = isOversized
  }

  /// The line, from 1, of a byte of this batch.
  ///
  /// A line ends with LF, CR LF, or a CR that no LF follows.
  ///
  /// - Complexity: O(position); for diagnostics. A parser that needs every record's line counts along.
  package func line(at position: Int) -> Int {
    firstLine + LineCounter.count(in: bytes.span.slice(0, min(position, bytes.count)))
  }

  /// Makes a diagnostic for a range of bytes of this batch.
  ///
  /// - Parameters:
  ///   - range: Offsets in `bytes`; the first is the place, the rest is underlined.
  ///   - record: The record's number **in this batch**, from 1; made absolute when batches are put
  ///     in order.
  ///   - line: The line, where the parser counts lines along; else they are counted, O(position).
  package func diagnostic(
    _ code: DiagnosticCode, _ severity: Diagnostic.Severity, _ message: String,
    at range: Range<Int>,
    record: Int = 0, field: String = "", line: Int? = nil
  ) -> Diagnostic {
    let position = min(range.lowerBound, bytes.count)
    let span = bytes.span
    var lineStart = position
    while lineStart > 0, span[lineStart - 1] != 0x0A, span[lineStart - 1] != 0x0D { lineStart -= 1 }
    var lineEnd = position
    let furthest = min(bytes.count, lineStart + Self.excerptLimit)
    while lineEnd < furthest, span[lineEnd] != 0x0A, span[lineEnd] != 0x0D { lineEnd += 1 }
    let excerpt =
      position - lineStart < Self.excerptLimit ? span.slice(lineStart, lineEnd).string : ""
    return Diagnostic(
      code: code, severity: severity, message: message,
      location: SourceLocation(
        inputName: input.name, offset: offset + position, line: line ?? self.line(at: position),
        column: position - lineStart + 1, record: record, field: field),
      excerpt: excerpt,
      excerptLength: max(1, min(range.upperBound, lineEnd) - position))
  }

  private static let excerptLimit = 160
}
