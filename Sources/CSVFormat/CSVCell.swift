/// One cell that is not empty: where its bytes lie and what has to be done to read them.
///
/// 12 bytes, so that a row of many columns stays in the cache. Offsets are those of the span that was
/// scanned; quotes around the cell are left out of it.
package struct CSVCell: Sendable, BitwiseCopyable {
  /// What the scan found in a cell.
  package struct Traits: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The cell stood in quotes.
    package static let quoted = Traits(rawValue: 1 << 0)
    /// Quotes are doubled in it.
    package static let hasDoubledQuotes = Traits(rawValue: 1 << 1)
    /// It holds line ends, NUL or other control characters.
    package static let hasControls = Traits(rawValue: 1 << 2)
  }

  private let offset: UInt32
  private let bits: UInt32
  private let columnNumber: UInt32

  init(start: Int, length: Int, traits: Traits, column: UInt32) {
    offset = UInt32(truncatingIfNeeded: start)
    bits = UInt32(truncatingIfNeeded: length) << 3 | traits.rawValue
    columnNumber = column
  }

  /// The offset of the first byte.
  package var start: Int { Int(offset) }
  /// The number of bytes, before doubled quotes are made single.
  package var length: Int { Int(bits >> 3) }
  /// The offset behind the last byte.
  package var end: Int { start + length }
  /// What was found in it.
  package var traits: Traits { Traits(rawValue: bits & 7) }
  /// The column, from 0.
  package var column: Int { Int(columnNumber) }

  /// The largest number of bytes that one span of cells may have.
  static let largestSpan = 1 << 29
}
