public import RecordStreams

/// Finds the ends of JSON records: lines, concatenated objects, or elements of one array.
///
/// One object a line is told by its first record; then a line is a record, so that a broken line cannot lose the
/// next. Otherwise objects are followed by their braces.
public struct JSONBoundaryScanner: RecordBoundaryScanner {
  private enum Layout { case unknown, lines, nested }
  private var layout = Layout.unknown
  /// How deep in arrays and wrapping objects the records stand, at the start of the next bytes.
  private var depth = 0
  /// Records stand at this depth: 0 in a concatenation, 1 in an array, 2 in `{"contacts":[…]}`.
  private var recordDepth = 0

  /// How many bytes tell the layout surely.
  private static let decisiveBytes = 1 << 16

  /// Makes a scanner for the start of an input.
  public init() {}

  /// As `RecordBoundaryScanner` says.
  public mutating func lastBoundary(in bytes: Span<UInt8>, atEnd: Bool) -> Int {
    if layout == .unknown, atEnd || bytes.count >= Self.decisiveBytes {
      decideLayout(bytes, atEnd: atEnd)
    }
    if atEnd { return bytes.count }
    switch layout {
    case .unknown: return 0
    case .lines: return bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    case .nested: return lastNestedBoundary(in: bytes)
    }
  }

  /// As `RecordBoundaryScanner` says.
  public mutating func restartPoint(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while let feed = bytes.firstIndex(of: 0x0A, from: index) {
      index = feed + 1
      if layout == .lines { return index }
      var first = index
      while first < bytes.count,
        bytes[first] == 0x20 || bytes[first] == 0x09 || bytes[first] == 0x2C
      {
        first += 1
      }
      if first < bytes.count, bytes[first] == UInt8(ascii: "{") {
        depth = recordDepth
        return index
      }
    }
    return nil
  }

  /// Looks at the first value: an array, or an object that ends on its line, or neither.
  private mutating func decideLayout(_ bytes: Span<UInt8>, atEnd: Bool) {
    var tokenizer = JSONTokenizer(at: bytes.hasPrefix("\u{FEFF}") ? 3 : 0)
    tokenizer.skipSpace(bytes)
    let start = tokenizer.position
    guard start < bytes.count else { return }
    guard bytes[start] == UInt8(ascii: "{") else {
      layout = .nested
      recordDepth = bytes[start] == UInt8(ascii: "[") ? 1 : 0
      return
    }
    if let records = WrappedArray.start(in: bytes, objectAt: start) {
      layout = .nested
      recordDepth = records.depth
      return
    }
    if let feed = bytes.firstIndex(of: 0x0A, from: start) {
      let end = (try? tokenizer.skipValue(bytes))?.upperBound ?? Int.max
      layout = end <= feed || end == Int.max ? .lines : .nested
    } else if atEnd {
      layout = .lines
    }
  }

  private mutating func lastNestedBoundary(in bytes: Span<UInt8>) -> Int {
    var depth = depth
    var boundary = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(bytes, from: index + 1) else {
          index = bytes.count
          continue
        }
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == recordDepth {
          boundary = index + 1
        } else if depth < recordDepth {
          // The array is over; what follows stands outside it.
          boundary = index + 1
          recordDepth = max(0, depth)
        }
      default: break
      }
      index += 1
    }
    if boundary > 0 { self.depth = recordDepth }
    return boundary
  }

  private func endOfString(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        return index + 1
      } else {
        index += 1
      }
    }
    return nil
  }
}
