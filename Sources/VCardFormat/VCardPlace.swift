import RecordStreams

/// Counts lines along a batch, so that many diagnostics cost no more than one walk.
struct VCardPlace {
  private var line: Int
  private var position: Int

  init(line: Int, position: Int) {
    self.line = line
    self.position = position
  }

  /// Makes the diagnostic of a problem; problems come in the order of their places.
  mutating func diagnostic(
    _ problem: VCardProblem, in batch: RecordBatch, record: Int
  ) -> Diagnostic {
    let bytes = batch.bytes.span
    let start = min(problem.range.lowerBound, bytes.count)
    if start >= position {
      line += LineEnds.count(in: bytes, position, start)
      position = start
    } else {
      line -= LineEnds.count(in: bytes, start, position)
      position = start
    }
    var lineStart = start
    let earliest = max(0, start - Self.excerptLimit)
    while lineStart > earliest, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      lineStart -= 1
    }
    var lineEnd = start
    let furthest = min(bytes.count, lineStart + Self.excerptLimit)
    while lineEnd < furthest, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
    return Diagnostic(
      code: problem.code, severity: problem.severity, message: problem.message,
      location: SourceLocation(
        inputName: batch.input.name, offset: batch.offset + start, line: line,
        column: start - lineStart + 1, record: record, field: problem.field),
      excerpt: bytes.slice(lineStart, lineEnd).string,
      excerptLength: max(1, min(problem.range.upperBound, lineEnd) - start))
  }

  private static let excerptLimit = 160
}
