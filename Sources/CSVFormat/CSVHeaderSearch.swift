import RecordStreams

/// Finds the row that names the columns.
struct CSVHeaderSearch {
  /// The position of the header among the sample's rows; `nil`: there is none.
  private(set) var position: Int?
  /// How many of its cells are known words.
  private(set) var knownCount = 0

  init(_ sample: CSVSample) {
    for (index, row) in sample.rows.enumerated() {
      let filled = row.cells.filter { !$0.isEmpty }
      guard !filled.isEmpty else { continue }
      if filled.contains(where: Self.looksLikeValue) {
        // Values: a header would have come before them.
        if filled.count > 1 { break }
        continue
      }
      let known = filled.count { CSVHeaderSearch.isKnown($0) }
      if known >= 2 && known * 3 >= filled.count || known == 1 && filled.count <= 2 && index == 0 {
        if row.columnCount == 1, sample.usualWidth > 1 { continue }
        position = index
        knownCount = known
        return
      }
    }
    if let first = sample.rows.first, Self.couldBeHeader(first, of: sample) { position = 0 }
  }

  /// Says whether a text is a header that some program or person writes.
  static func isKnown(_ header: String) -> Bool {
    guard header.utf8.count <= 60 else { return false }
    if GoogleColumns.target(for: header) != nil { return true }
    if OutlookColumns.targets[HeaderText.key(header)] != nil { return true }
    return ThunderbirdColumns.target(for: header) != nil || HeaderGuess(header) != nil
  }

  private static func looksLikeValue(_ cell: String) -> Bool {
    let bytes = Array(cell.utf8)
    switch CSVValueShape(bytes.span) {
    case .email, .phone, .url, .date, .number: return true
    case .text: return bytes.count > 80
    }
  }

  /// A row of different words without digits above rows that have the same width.
  private static func couldBeHeader(_ row: CSVSample.Row, of sample: CSVSample) -> Bool {
    guard sample.rowCount > 1, row.columnCount == sample.usualWidth else { return false }
    let names = row.cells.filter { !$0.isEmpty }
    guard names.count * 10 >= row.columnCount * 8, Set(names).count == names.count else {
      return false
    }
    return names.allSatisfy { name in
      name.utf8.count <= 40 && !looksLikeValue(name) && !name.utf8.contains { $0 &- 0x30 < 10 }
    }
  }
}
