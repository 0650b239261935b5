public import ContactModel
public import RecordStreams
import UnicodeText

/// Reads batches of rows into contacts, by a layout found or given beforehand.
///
/// A value that any number of threads share. Values are verbatim but for outer white space, line ends (LF) and what
/// spreadsheets did to numbers; bytes that are no UTF-8 are read as Windows-1252.
public struct CSVParser: BatchParser {
  private let layout: CSVLayout
  private let plan: CSVPlan

  /// Makes a parser.
  package init(layout: CSVLayout) {
    self.layout = layout
    plan = CSVPlan(layout.map)
  }

  /// Parses whole records.
  public func parse(_ batch: RecordBatch) -> ParsedBatch<Contact> {
    var parsed = ParsedBatch<Contact>()
    let bytes = batch.bytes.span
    guard bytes.count < CSVCell.largestSpan else {
      parsed.recordCount = 1
      parsed.rejects = [.init(range: 0..<bytes.count, record: 1)]
      parsed.diagnostics = [
        batch.diagnostic(
          .csvTooLarge, .error, "a row is too large to be read", at: 0..<1, record: 1)
      ]
      return parsed
    }
    var rows = RowReading(batch: batch, plan: plan, layout: layout)
    rows.run(bytes, into: &parsed)
    return parsed
  }
}

/// The work on one batch.
private struct RowReading: ~Copyable {
  let batch: RecordBatch
  let layout: CSVLayout
  let isUTF8: Bool
  var assembler: CSVContactAssembler
  var line: Int
  var hasToldEncoding = false

  init(batch: RecordBatch, plan: CSVPlan, layout: CSVLayout) {
    self.batch = batch
    self.layout = layout
    isUTF8 = UTF8Check.isValid(batch.bytes.span)
    assembler = CSVContactAssembler(plan, dialect: layout.dialect)
    line = batch.firstLine
  }

  mutating func run(_ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>) {
    var position = min(bytes.count, max(0, layout.dialect.dataOffset - batch.offset))
    line += LineCounter.count(in: bytes.slice(0, position))
    parsed.records.reserveCapacity((bytes.count - position) / 160 + 1)
    while position < bytes.count, let row = assembler.tokenizer.scanRow(in: bytes, from: position) {
      position = row.end
      read(row, bytes, into: &parsed)
      line += row.innerLines + (row.hasLineEnd ? 1 : 0)
    }
  }

  @inline(__always)
  private mutating func read(
    _ row: CSVRow, _ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>
  ) {
    if assembler.tokenizer.cellCount == 0, row.columnCount == 1 { return }
    if isHeader(row, bytes) {
      return report(
        .csvRepeatedHeader, .note, "the header comes again; it makes no contact", row, bytes,
        into: &parsed)
    }
    parsed.recordCount += 1
    if !row.flaws.isEmpty { report(flawsOf: row, bytes, into: &parsed) }
    if row.flaws.contains(.refused) {
      parsed.rejects.append(.init(range: row.start..<row.end, record: parsed.recordCount))
      return
    }
    if row.columnCount != layout.dialect.columnCount { reportWidth(of: row, bytes, into: &parsed) }
    assembler.isUTF8 = isUTF8 || UTF8Check.isValid(bytes.slice(row.start, row.end))
    if !assembler.isUTF8 { reportEncoding(of: row, bytes, into: &parsed) }
    assembler.assemble(bytes)
    if !assembler.issues.isEmpty { reportIssues(of: row, bytes, into: &parsed) }
    finish(row, bytes, into: &parsed)
  }

  @inline(__always)
  private mutating func finish(
    _ row: CSVRow, _ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>
  ) {
    if assembler.builder.isEmpty {
      return report(
        .csvEmptyRow, .note, "every cell of the row is empty; it makes no contact", row, bytes,
        into: &parsed)
    }
    if layout.map.source == .linkedIn, assembler.holdsNobody {
      assembler.builder.discard()
      return report(
        .csvNobody, .note, "the row names nobody; it makes no contact", row, bytes, into: &parsed)
    }
    parsed.records.append(
      assembler.builder.finish(
        provenance: Provenance(
          input: batch.input.index, record: parsed.recordCount, line: line,
          offset: batch.offset + row.start, length: row.end - row.start)))
  }

  /// Whether the row is the header again, perhaps with a byte order mark in front.
  @inline(__always)
  private func isHeader(_ row: CSVRow, _ bytes: Span<UInt8>) -> Bool {
    let header = layout.headerBytes.span
    guard header.count > 0 else { return false }
    let first = bytes[row.start]
    guard first == header[0] || first == 0xEF else { return false }
    let start = first == 0xEF && row.end - row.start > header.count ? row.start + 3 : row.start
    guard row.end - start >= header.count, row.end - start <= header.count + 2 else { return false }
    return bytes.slice(start, start + header.count).isEqual(to: header)
  }

  // MARK: Diagnostics

  private func report(
    _ code: DiagnosticCode, _ severity: Diagnostic.Severity, _ message: String, _ row: CSVRow,
    _ bytes: Span<UInt8>, at range: Range<Int>? = nil, column: Int = -1,
    into parsed: inout ParsedBatch<Contact>
  ) {
    let range = range ?? row.start..<(row.start + 1)
    let place = line + LineCounter.count(in: bytes.slice(row.start, range.lowerBound))
    let columns = layout.map.columns
    parsed.diagnostics.append(
      batch.diagnostic(
        code, severity, message, at: range, record: parsed.recordCount,
        field: columns.indices.contains(column) ? columns[column].header : "", line: place))
  }

  private func report(
    flawsOf row: CSVRow, _ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>
  ) {
    let place = row.flawOffset..<(row.flawOffset + 1)
    if row.flaws.contains(.refused) {
      report(
        .csvLoneQuote, .error,
        "a quote opens here and is not closed, and the line does not fit the header; refused", row,
        bytes, at: place, into: &parsed)
    } else if row.flaws.contains(.loneQuote) {
      report(
        .csvLoneQuote, .warning,
        "a quote opens here and is not closed on this line; kept as text", row, bytes, at: place,
        into: &parsed)
    } else {
      report(
        .csvInnerQuote, .warning, "a quote in a quoted cell is not doubled; kept as text", row,
        bytes, at: place, into: &parsed)
    }
  }

  private func reportWidth(
    of row: CSVRow, _ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>
  ) {
    let wanted = layout.dialect.columnCount
    if row.columnCount > wanted {
      let count = assembler.tokenizer.cellCount
      guard count > 0, assembler.tokenizer.cell(count - 1).column >= wanted else { return }
      report(
        .csvRaggedRow, .warning,
        "\(row.columnCount) cells where the table has \(wanted) columns; the rest is kept as custom "
          + "fields", row, bytes, into: &parsed)
    } else if !layout.dialect.hasShortRows {
      report(
        .csvRaggedRow, .note,
        "\(row.columnCount) cells where the table has \(wanted) columns; the rest is empty", row,
        bytes, into: &parsed)
    }
  }

  private mutating func reportEncoding(
    of row: CSVRow, _ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>
  ) {
    guard layout.dialect.encoding == .utf8, !hasToldEncoding else { return }
    hasToldEncoding = true
    report(
      .csvNotUTF8, .warning, "not UTF-8 from here on; read as Windows-1252", row, bytes,
      into: &parsed)
  }

  private mutating func reportIssues(
    of row: CSVRow, _ bytes: Span<UInt8>, into parsed: inout ParsedBatch<Contact>
  ) {
    for issue in assembler.issues {
      report(
        issue.code, issue.severity, issue.message, row, bytes, at: issue.range,
        column: issue.column, into: &parsed)
    }
    assembler.issues.removeAll(keepingCapacity: true)
  }
}

extension CSVContactAssembler {
  /// Whether the builder has nothing but custom fields.
  var holdsNobody: Bool {
    builder.fields.allSatisfy { $0.kindCode == PropertyKind.customField.rawValue }
  }
}
