import RecordStreams
import UnicodeText

/// All that has to be known of a table before its rows are read: how it is written, and what its columns become.
package struct CSVLayout: Sendable, Hashable {
  package var dialect: CSVDialect
  package var map: CSVColumnMap
  /// The header row as in the input, without its line end: where tables were joined it comes again.
  package var headerBytes: [UInt8] = []

  package init(dialect: CSVDialect, map: CSVColumnMap) {
    self.dialect = dialect
    self.map = map
  }

  /// Finds the layout from an input's first bytes.
  ///
  /// Shape: UTF-8 or Windows-1252, byte order mark allowed; 64 KiB tell delimiter and columns, up to 1 MiB make
  /// the order of dates surer.
  ///
  /// - Parameter isWhole: `head` is all of the input.
  package init(sniffing head: Span<UInt8>, isWhole: Bool, options: CSVOptions = CSVOptions()) {
    let opening = CSVOpening(head)
    var best = Self.best(head, opening, window: 1 << 16, isWhole: isWhole, options)
    if best == nil, head.count > 1 << 16 {
      best = Self.best(head, opening, window: head.count, isWhole: isWhole, options)
    }
    guard let best else {
      dialect = CSVDialect(delimiter: opening.delimiter ?? 0x2C, columnCount: 0)
      dialect.dataOffset = opening.length
      dialect.hasHeader = false
      map = CSVColumnMap(columns: [], source: .unknown)
      return
    }
    dialect = CSVDialect(delimiter: best.delimiter, columnCount: best.sample.usualWidth)
    dialect.encoding = options.encoding ?? Self.encoding(of: head, isWhole: isWhole)
    dialect.preamble = opening.parts
    let position = options.hasHeader == false ? nil : best.header.position
    let headerPosition = position ?? (options.hasHeader == true ? 0 : nil)
    var headers: [String] = []
    if let headerPosition {
      let row = best.sample.rows[headerPosition]
      headers = row.cells
      dialect.headerOffset = row.start
      dialect.dataOffset = row.end
      dialect.columnCount = max(row.columnCount, best.sample.usualWidth)
      headerBytes = [UInt8](copying: Self.line(head.slice(row.start, row.end)))
      if headerPosition > 0 { dialect.preamble.append("\(headerPosition) lines of notes") }
    } else {
      dialect.hasHeader = false
      dialect.headerOffset = best.sample.rows[0].start
      dialect.dataOffset = dialect.headerOffset
    }
    let width = dialect.columnCount
    let short = best.sample.widths.filter { $0.key < width }.values.reduce(0, +)
    dialect.hasShortRows = short * 5 > best.sample.rowCount && best.sample.rowCount > 4
    let evidence = Self.evidence(head, dialect, isWhole: isWhole)
    map = CSVColumnMap(headers: headers, evidence: evidence, fallback: options.dateOrder)
  }

  private typealias Candidate = (
    score: Double, sample: CSVSample, header: CSVHeaderSearch, delimiter: UInt8
  )

  /// The delimiter that makes most of the first bytes; `nil` when no row is in sight.
  private static func best(
    _ head: Span<UInt8>, _ opening: CSVOpening, window: Int, isWhole: Bool, _ options: CSVOptions
  ) -> Candidate? {
    let sniffed = head.slice(0, min(head.count, window))
    let isAll = isWhole && sniffed.count == head.count
    var best: Candidate?
    for delimiter in candidates(options, opening) {
      let sample = CSVSample(sniffed, from: opening.length, delimiter: delimiter, isWhole: isAll)
      guard !sample.rows.isEmpty else { continue }
      let header = CSVHeaderSearch(sample)
      let score = score(sample, header, delimiter, options)
      if best == nil || score > (best?.score ?? 0) { best = (score, sample, header, delimiter) }
    }
    return best
  }

  private static func candidates(_ options: CSVOptions, _ opening: CSVOpening) -> [UInt8] {
    if let given = options.delimiter ?? opening.delimiter { return [given] }
    return [0x2C, 0x3B, 0x09, 0x7C]
  }

  private static func score(
    _ sample: CSVSample, _ header: CSVHeaderSearch, _ delimiter: UInt8, _ options: CSVOptions
  ) -> Double {
    var score = 2 * Double(min(header.knownCount, 10))
    if sample.usualWidth > 1 { score += 10 * sample.regularity }
    if delimiter == 0x09, let name = options.fileName?.lowercased(),
      name.hasSuffix(".tsv") || name.hasSuffix(".tab")
    {
      score += 5
    }
    return score
  }

  /// A row without its line end.
  @_lifetime(copy row)
  private static func line(_ row: Span<UInt8>) -> Span<UInt8> {
    var end = row.count
    while end > 0, row[end - 1] == 0x0A || row[end - 1] == 0x0D { end -= 1 }
    return row.slice(0, end)
  }

  private static func encoding(of head: Span<UInt8>, isWhole: Bool) -> CSVEncoding {
    let tail = isWhole ? 0 : UTF8Check.incompleteSuffix(of: head)
    return UTF8Check.isValid(head.slice(0, head.count - tail)) ? .utf8 : .windows1252
  }

  private static func evidence(
    _ head: Span<UInt8>, _ dialect: CSVDialect, isWhole: Bool
  ) -> [CSVColumnEvidence] {
    var evidence = Array(repeating: CSVColumnEvidence(), count: dialect.columnCount)
    var tokenizer = dialect.makeTokenizer()
    var position = dialect.dataOffset
    var text: [UInt8] = []
    while position < head.count,
      let row = tokenizer.scanRow(in: head, from: position, atEnd: isWhole)
    {
      position = row.end
      for index in 0..<tokenizer.cellCount {
        let cell = tokenizer.cell(index)
        guard cell.column < evidence.count else { break }
        text.removeAll(keepingCapacity: true)
        CSVCellText.append(cell, of: head, quote: dialect.quote, isUTF8: false, to: &text)
        evidence[cell.column].add(text.span)
      }
    }
    return evidence
  }
}
