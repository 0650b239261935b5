/// Cuts bytes into rows and cells (RFC 4180, and what people do to it).
///
/// A quoted cell begins with a quote, spaces before it allowed, and ends with a quote that a delimiter, a line end
/// or the end of the bytes follows, spaces between allowed. Any other quote is text. Rows end with LF, CR LF
/// or CR. Where one quote makes a row run over lines and not fit the header, while its first line does,
/// that quote is text and the row ends with its line; so one lost quote costs one row at most.
///
/// One tokenizer serves one thread; it holds the cells of the row scanned last. All unchecked reads of this
/// module are in `RowScan`: eight bytes are compared at a time.
///
/// - Source: RFC 4180 §2.
package struct CSVTokenizer: Sendable {
  /// The byte between cells.
  package let delimiter: UInt8
  /// The byte around cells.
  package let quote: UInt8
  /// How many cells a row should have; 0 when that is not known yet.
  package let expectedColumns: Int
  private var room: [CSVCell]
  /// How many cells of the row scanned last are not empty.
  package private(set) var cellCount = 0

  /// A quoted cell that is not closed after this many bytes was not meant.
  package static let longestQuotedCell = 1 << 20
  /// A quoted cell over more lines than this has to fit the header.
  package static let mostQuotedLines = 1_000
  /// A quoted cell over lines with more quotes than this that are neither doubled nor its end was not meant.
  package static let mostInnerQuotes = 32

  package init(delimiter: UInt8, quote: UInt8 = 0x22, expectedColumns: Int = 0) {
    self.delimiter = delimiter
    self.quote = quote
    self.expectedColumns = expectedColumns
    let empty = CSVCell(start: 0, length: 0, traits: [], column: 0)
    room = Array(repeating: empty, count: max(64, expectedColumns + 8))
  }

  /// The cells that are not empty of the row scanned last, by column.
  @inline(__always)
  package func cell(_ index: Int) -> CSVCell { room[index] }

  /// Scans one row.
  ///
  /// - Parameters:
  ///   - start: The offset of the row's first byte, below `bytes.count`.
  ///   - atEnd: No more bytes follow. Otherwise a row whose end is not in sight is not answered.
  /// - Returns: The row, or `nil` when more bytes are needed to tell where it ends.
  package mutating func scanRow(in bytes: Span<UInt8>, from start: Int, atEnd: Bool = true)
    -> CSVRow?
  {
    while true {
      let (delimiter, quote, expected) = (delimiter, quote, expectedColumns)
      let scan = unsafe bytes.withUnsafeBufferPointer { source in
        unsafe room.withUnsafeMutableBufferPointer { cells in
          var scan = unsafe RowScan(
            source: source, cells: cells, start: start, delimiter: delimiter, quote: quote,
            expected: expected, atEnd: atEnd)
          scan.run()
          return (scan.outcome, scan.row, scan.stored)
        }
      }
      switch scan.0 {
      case .row:
        cellCount = scan.2
        return scan.1
      case .incomplete: return nil
      case .full: room += room
      }
    }
  }
}
