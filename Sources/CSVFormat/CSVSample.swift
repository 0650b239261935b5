import RecordStreams

/// The first rows of a table, cut with one delimiter.
struct CSVSample {
  struct Row {
    var start: Int
    var end: Int
    var columnCount: Int
    var cells: [String]
  }

  /// The first rows with their cells, blank ones left out.
  private(set) var rows: [Row] = []
  /// How many rows of each number of columns were seen.
  private(set) var widths: [Int: Int] = [:]
  private(set) var rowCount = 0

  /// How many rows are looked at in full: what is in front of a header fits in them.
  static let fullRows = 24

  init(
    _ bytes: Span<UInt8>, from start: Int, delimiter: UInt8, isWhole: Bool, mostRows: Int = 400
  ) {
    var tokenizer = CSVTokenizer(delimiter: delimiter)
    var position = start
    while position < bytes.count, rowCount < mostRows {
      guard let row = tokenizer.scanRow(in: bytes, from: position, atEnd: isWhole) else { break }
      position = row.end
      if tokenizer.cellCount == 0 { continue }
      rowCount += 1
      widths[row.columnCount, default: 0] += 1
      guard rows.count < Self.fullRows else { continue }
      var cells = Array(repeating: "", count: row.columnCount)
      for index in 0..<tokenizer.cellCount {
        let cell = tokenizer.cell(index)
        cells[cell.column] = CSVCellText.string(cell, of: bytes, quote: tokenizer.quote)
      }
      rows.append(Row(start: row.start, end: row.end, columnCount: row.columnCount, cells: cells))
    }
  }

  /// The number of columns most rows have; the larger one where two are equally frequent.
  var usualWidth: Int {
    widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  /// The share of rows with the usual width.
  var regularity: Double {
    rowCount == 0 ? 0 : Double(widths[usualWidth] ?? 0) / Double(rowCount)
  }
}
