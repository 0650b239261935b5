/// How a table is written: what separates cells, where its rows begin, how its bytes are read.
package struct CSVDialect: Sendable, Hashable {
  /// The byte between cells: comma, semicolon, tab or bar.
  package var delimiter: UInt8
  /// The byte around cells.
  package var quote: UInt8 = 0x22
  /// How bytes stand for characters.
  package var encoding = CSVEncoding.utf8
  /// Whether a row names the columns.
  package var hasHeader = true
  /// The offset of the header row; where there is none, that of the first row.
  package var headerOffset = 0
  /// The offset of the first row of values: behind byte order mark, `sep=` line, notes and header.
  package var dataOffset = 0
  /// How many columns a row has.
  package var columnCount: Int
  /// Whether many rows leave out empty cells at their end, so that a short row is nothing to tell.
  package var hasShortRows = false
  /// What was in front of the header, for `inspect`: `byte order mark`, `sep= line`, `3 lines of notes`.
  package var preamble: [String] = []

  package init(delimiter: UInt8, columnCount: Int) {
    self.delimiter = delimiter
    self.columnCount = columnCount
  }

  /// The name people give the delimiter.
  package var delimiterName: String {
    switch delimiter {
    case 0x2C: "comma"
    case 0x3B: "semicolon"
    case 0x09: "tab"
    case 0x7C: "bar"
    default: "byte \(delimiter)"
    }
  }

  package func makeTokenizer() -> CSVTokenizer {
    CSVTokenizer(delimiter: delimiter, quote: quote, expectedColumns: columnCount)
  }
}
