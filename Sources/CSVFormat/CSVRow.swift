/// What a scan says about one row.
package struct CSVRow: Sendable, BitwiseCopyable {
  /// What was odd about a row.
  package struct Flaws: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A quote opened that is not closed in a sensible place; the line was read with that quote as text.
    package static let loneQuote = Flaws(rawValue: 1 << 0)
    /// The line with the lone quote does not fit the header: the row is to be refused.
    package static let refused = Flaws(rawValue: 1 << 1)
    /// A quoted cell holds a quote that is neither doubled nor its end; it was kept as text.
    package static let innerQuote = Flaws(rawValue: 1 << 2)
  }

  /// The offset of the row's first byte.
  package var start: Int
  /// The offset behind the row, its line end included: where the next row begins.
  package var end: Int
  /// How many cells the row has, empty ones included.
  package var columnCount: Int
  /// How many line ends are inside quoted cells.
  package var innerLines: Int
  /// What was odd.
  package var flaws: Flaws
  /// The offset of the quote that was odd; `start` when none was.
  package var flawOffset: Int
  /// Whether a line end closes the row (the last row of a file may have none).
  package var hasLineEnd: Bool
}
