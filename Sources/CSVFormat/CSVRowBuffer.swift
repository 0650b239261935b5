import RecordStreams

/// Collects the cells of one row in any order and writes them, quoted where needed.
///
/// No value is altered: a phone number stays as it is, whatever a spreadsheet may make of it.
struct CSVRowBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int32]
  private var ends: [Int32]
  let delimiter: UInt8

  init(columnCount: Int, delimiter: UInt8) {
    starts = Array(repeating: 0, count: columnCount)
    ends = Array(repeating: 0, count: columnCount)
    self.delimiter = delimiter
  }

  var columnCount: Int { starts.count }

  func isEmpty(_ column: Int) -> Bool { ends[column] == starts[column] }

  /// Sets a cell.
  mutating func set(_ column: Int, _ text: Span<UInt8>) {
    starts[column] = Int32(truncatingIfNeeded: bytes.count)
    bytes.append(text)
    ends[column] = Int32(truncatingIfNeeded: bytes.count)
  }

  /// Sets a cell; off the bulk path.
  mutating func set(_ column: Int, _ text: String) {
    let utf8 = Array(text.utf8)
    set(column, utf8.span)
  }

  /// Adds text to a cell, behind a separator where the cell has text.
  mutating func join(_ column: Int, _ separator: StaticString, _ text: Span<UInt8>) {
    if isEmpty(column) { return set(column, text) }
    let (start, end) = (Int(starts[column]), Int(ends[column]))
    starts[column] = Int32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: bytes[start..<end])
    bytes.append(separator)
    bytes.append(text)
    ends[column] = Int32(truncatingIfNeeded: bytes.count)
  }

  /// Appends the row with its line end and empties all cells.
  mutating func write(into output: inout [UInt8], lineEnd: StaticString) {
    for column in starts.indices {
      if column > 0 { output.append(delimiter) }
      let (start, end) = (Int(starts[column]), Int(ends[column]))
      guard end > start else { continue }
      Self.write(bytes.span.slice(start, end), delimiter: delimiter, into: &output)
      starts[column] = 0
      ends[column] = 0
    }
    output.append(lineEnd)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends one cell.
  static func write(_ text: Span<UInt8>, delimiter: UInt8, into output: inout [UInt8]) {
    guard needsQuotes(text, delimiter) else {
      output.append(text)
      return
    }
    output.append(0x22)
    for index in 0..<text.count {
      let byte = text[index]
      if byte == 0x22 { output.append(0x22) }
      output.append(byte)
    }
    output.append(0x22)
  }

  @inline(__always)
  private static func needsQuotes(_ text: Span<UInt8>, _ delimiter: UInt8) -> Bool {
    if text[0] == 0x20 || text[text.count - 1] == 0x20 { return true }
    var isSpecial = false
    for index in 0..<text.count {
      let byte = text[index]
      isSpecial = isSpecial || byte == delimiter || byte == 0x22 || byte == 0x0A || byte == 0x0D
    }
    return isSpecial
  }

  /// Appends a header row.
  static func write(
    header: [String], delimiter: UInt8, lineEnd: StaticString, into output: inout [UInt8]
  ) {
    for (index, name) in header.enumerated() {
      if index > 0 { output.append(delimiter) }
      let utf8 = Array(name.utf8)
      if !utf8.isEmpty { write(utf8.span, delimiter: delimiter, into: &output) }
    }
    output.append(lineEnd)
  }
}
