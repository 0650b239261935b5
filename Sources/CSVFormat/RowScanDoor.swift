/// One scan of one row.
@safe
struct RowScan {
  enum Outcome { case row, incomplete, full }

  let source: UnsafeBufferPointer<UInt8>
  let count: Int
  let cells: UnsafeMutableBufferPointer<CSVCell>
  let room: Int
  let delimiter: UInt8
  let quote: UInt8
  let expected: Int
  let atEnd: Bool
  let pattern: UInt64
  var outcome = Outcome.incomplete
  var row: CSVRow
  var stored = 0

  /// Where the first quoted cell that runs over a line end began, and how far the row was then.
  var spanningOpen = -1
  var spanningStored = 0
  var spanningColumn: UInt32 = 0

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let high: UInt64 = 0x8080_8080_8080_8080

  init(
    source: UnsafeBufferPointer<UInt8>, cells: UnsafeMutableBufferPointer<CSVCell>, start: Int,
    delimiter: UInt8, quote: UInt8, expected: Int, atEnd: Bool
  ) {
    unsafe self.source = source
    count = source.count
    unsafe self.cells = cells
    room = cells.count
    self.delimiter = delimiter
    self.quote = quote
    self.expected = expected
    self.atEnd = atEnd
    pattern = Self.ones &* UInt64(delimiter)
    row = CSVRow(
      start: start, end: start, columnCount: 0, innerLines: 0, flaws: [], flawOffset: start,
      hasLineEnd: false)
  }

  @inline(__always)
  func byte(_ index: Int) -> UInt8 { unsafe source[index] }

  /// One bit (the highest of its byte) for each delimiter and each control character in eight bytes.
  @inline(__always)
  private func hits(at position: Int) -> UInt64 {
    var word: UInt64
    if position + 8 <= count {
      word = unsafe UnsafeRawBufferPointer(source).loadUnaligned(
        fromByteOffset: position, as: UInt64.self
      ).littleEndian
    } else {
      word = .max
      var index = count
      while index > position {
        index -= 1
        word = word << 8 | UInt64(byte(index))
      }
    }
    let difference = word ^ pattern
    let delimiters = ~(((difference & Self.low) &+ Self.low) | difference)
    let controls = ~(((word & Self.low) &+ 0x6060_6060_6060_6060) | word)
    return (delimiters | controls) & Self.high
  }

  mutating func run() {
    var field = row.start
    var column: UInt32 = 0
    var position = field
    var mask = hits(at: position)
    var traits: CSVCell.Traits = []
    while true {
      if field < count {
        let first = byte(field)
        if first == quote || first == 0x20, let open = openingQuote(at: field) {
          guard let after = quotedCell(open, column) else { return }
          if after >= count {
            // The end of the data, or the delimiter in front of it.
            return finish(at: count, column, hasLineEnd: false)
          }
          let found = byte(after)
          if found == delimiter {
            column &+= 1
            field = after + 1
            position = field
            mask = hits(at: position)
            continue
          }
          return endRow(after, found, column)
        }
      }
      while true {
        while mask == 0 {
          position += 8
          if position >= count {
            guard atEnd else { return }
            guard store(field, count, traits, column) else { return }
            return finish(at: count, column, hasLineEnd: false)
          }
          mask = hits(at: position)
        }
        let hit = position + mask.trailingZeroBitCount >> 3
        mask &= mask &- 1
        let found = byte(hit)
        if found == delimiter {
          guard store(field, hit, traits, column) else { return }
          traits = []
          column &+= 1
          field = hit + 1
          break
        }
        if found == 0x0A || found == 0x0D {
          guard store(field, hit, traits, column) else { return }
          return endRow(hit, found, column)
        }
        traits.insert(.hasControls)
      }
    }
  }

  /// The offset of a quote at a cell's start, spaces before it skipped.
  @inline(__always)
  private func openingQuote(at field: Int) -> Int? {
    var index = field
    while index < count, byte(index) == 0x20 { index += 1 }
    return index < count && byte(index) == quote ? index : nil
  }

  /// Adds a cell, unless it is empty; says whether there was room.
  @inline(__always)
  mutating func store(
    _ start: Int, _ end: Int, _ traits: CSVCell.Traits, _ column: UInt32
  ) -> Bool {
    guard end > start else { return true }
    guard stored < room else {
      outcome = .full
      return false
    }
    unsafe cells[stored] = CSVCell(
      start: start, length: end - start, traits: traits, column: column)
    stored += 1
    return true
  }

  /// Ends the row at a line end.
  @inline(__always)
  private mutating func endRow(_ hit: Int, _ found: UInt8, _ column: UInt32) {
    var end = hit + 1
    if found == 0x0D {
      if end == count, !atEnd {
        outcome = .incomplete
        return
      }
      if end < count, byte(end) == 0x0A { end += 1 }
    }
    finish(at: end, column, hasLineEnd: true)
  }

  @inline(__always)
  private mutating func finish(at end: Int, _ column: UInt32, hasLineEnd: Bool) {
    row.end = end
    row.columnCount = Int(column) + 1
    row.hasLineEnd = hasLineEnd
    outcome = .row
    if spanningOpen >= 0 { reconsider() }
  }
}
