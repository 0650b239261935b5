public import RecordStreams

/// Finds where cards begin, without parsing what is in them.
///
/// A card ends where the next `BEGIN:VCARD` line stands, unless that one is the value of an `AGENT`
/// property; so cards without END and nested cards are cut right, and blank lines stay with the
/// card before.
public struct VCardBoundaryScanner: RecordBoundaryScanner {
  /// Makes the rule for inputs in UTF-8 or any encoding that has ASCII in it.
  public init() {}

  /// As `RecordBoundaryScanner` says.
  public mutating func lastBoundary(in bytes: Span<UInt8>, atEnd: Bool) -> Int {
    if atEnd { return bytes.count }
    var index = bytes.count - Self.markLength
    while index > 0 {
      if bytes[index] | 0x20 == UInt8(ascii: "b"), Self.isBoundary(bytes, at: index) {
        return Self.includingByteOrderMark(bytes, index)
      }
      index -= 1
    }
    return 0
  }

  /// As `RecordBoundaryScanner` says.
  public mutating func restartPoint(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = max(1, start)
    while index + Self.markLength <= bytes.count {
      if bytes[index] | 0x20 == UInt8(ascii: "b"), Self.isBoundary(bytes, at: index) {
        return Self.includingByteOrderMark(bytes, index)
      }
      index += 1
    }
    return nil
  }

  private static let markLength = 11

  /// Says whether a card that is nested in no other begins at an offset above 0.
  private static func isBoundary(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    let lineStart = includingByteOrderMark(bytes, index)
    guard lineStart > 0, isLineEnd(bytes[lineStart - 1]) else { return false }
    guard VCardMarks.isBegin(bytes, at: index) else { return false }
    var end = lineStart
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    // An AGENT line that a card follows is short; a long line is none.
    let limit = max(0, end - 200)
    var start = end
    while start > limit, !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start == limit && limit > 0 || !VCardMarks.isAgent(bytes, at: start, end: end)
  }

  private static func includingByteOrderMark(_ bytes: Span<UInt8>, _ index: Int) -> Int {
    index >= 3 && bytes[index - 1] == 0xBF && bytes[index - 2] == 0xBB && bytes[index - 3] == 0xEF
      ? index - 3 : index
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isBlank(_ byte: UInt8) -> Bool {
    isLineEnd(byte) || byte == 0x20 || byte == 0x09
  }
}
