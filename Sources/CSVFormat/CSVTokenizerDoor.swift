#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cuts bytes into rows and cells (RFC 4180, and what people do to it).
///
/// A quoted cell begins with a quote, spaces before it allowed, and ends with a quote that a delimiter, a line end
/// or the end of the bytes follows, spaces between allowed. Any other quote is text. Rows end with LF, CR LF
/// or CR. Where one quote makes a row run over lines and not fit the header, while its first line does,
/// that quote is text and the row ends with its line; so one lost quote costs one row at most.
///
/// One tokenizer serves one thread; it holds the cells of the row scanned last. All unchecked reads of this
/// module are in this file: eight bytes are compared at a time.
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

/// One scan of one row.
@safe
private struct RowScan {
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
  private var spanningOpen = -1
  private var spanningStored = 0
  private var spanningColumn: UInt32 = 0

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
  private func byte(_ index: Int) -> UInt8 { unsafe source[index] }

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
  private mutating func store(
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

  // MARK: Quoted cells

  /// Reads a quoted cell; returns the offset behind it and the spaces after it, or `nil` when the scan is over.
  private mutating func quotedCell(_ open: Int, _ column: UInt32) -> Int? {
    var traits: CSVCell.Traits = .quoted
    var search = open + 1
    var innerQuotes = 0
    while true {
      guard let hit = firstQuote(from: search, before: open + CSVTokenizer.longestQuotedCell)
      else {
        if !atEnd, count - open < CSVTokenizer.longestQuotedCell {
          outcome = .incomplete
        } else {
          readLiterally(open, column)
        }
        return nil
      }
      if innerQuotes > 0, crossesLine(open, hit),
        innerQuotes > CSVTokenizer.mostInnerQuotes
          || literalColumns(open, column) == expected
      {
        readLiterally(open, column)
        return nil
      }
      var after = hit + 1
      if after == count, !atEnd {
        outcome = .incomplete
        return nil
      }
      if after < count, byte(after) == quote {
        traits.insert(.hasDoubledQuotes)
        search = after + 1
        continue
      }
      while after < count, byte(after) == 0x20 { after += 1 }
      if after == count, !atEnd {
        outcome = .incomplete
        return nil
      }
      let isClosed = after == count || isCellEnd(byte(after))
      if !isClosed {
        if !row.flaws.contains(.innerQuote) { row.flawOffset = hit }
        row.flaws.insert(.innerQuote)
        innerQuotes += 1
        search = hit + 1
        continue
      }
      let lines = controls(open + 1, hit, &traits)
      if lines > 0 {
        row.innerLines += lines
        if spanningOpen < 0 {
          spanningOpen = open
          spanningStored = stored
          spanningColumn = column
        }
      }
      return store(open + 1, hit, traits, column) ? after : nil
    }
  }

  /// Says whether a line ends between two offsets.
  private func crossesLine(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if byte(index) == 0x0A || byte(index) == 0x0D { return true }
      index += 1
    }
    return false
  }

  @inline(__always)
  private func isCellEnd(_ found: UInt8) -> Bool {
    found == delimiter || found == 0x0A || found == 0x0D
  }

  @inline(__always)
  private func firstQuote(from start: Int, before limit: Int) -> Int? {
    let end = min(limit, count)
    guard start < end, let base = unsafe source.baseAddress else { return nil }
    if byte(start) == quote { return start }
    guard let hit = unsafe memchr(base + start, Int32(quote), end - start) else { return nil }
    return unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base)
  }

  /// Counts line ends in a quoted cell and notes control characters.
  @inline(__always)
  private func controls(_ start: Int, _ end: Int, _ traits: inout CSVCell.Traits) -> Int {
    var index = start
    while index < end, byte(index) >= 0x20 { index += 1 }
    guard index < end else { return 0 }
    traits.insert(.hasControls)
    var lines = 0
    while index < end {
      let found = byte(index)
      index += 1
      if found == 0x0A {
        lines += 1
      } else if found == 0x0D, index == count || byte(index) != 0x0A {
        lines += 1
      }
    }
    return lines
  }

  // MARK: Lone quotes

  /// Takes a second look at a row with a quoted cell over several lines: perhaps its quote was not meant.
  private mutating func reconsider() {
    let isOdd = row.flaws.contains(.innerQuote) || (expected > 0 && row.columnCount != expected)
    guard isOdd, expected > 0 else { return }
    let isLong = row.innerLines > CSVTokenizer.mostQuotedLines
    if isLong || literalColumns(spanningOpen, spanningColumn) == expected {
      stored = spanningStored
      readLiterally(spanningOpen, spanningColumn)
    }
  }

  /// How many cells the line has when the quote at `open` and all after it are text.
  private func literalColumns(_ open: Int, _ column: UInt32) -> Int {
    var columns = Int(column) + 1
    var index = open
    while index < count {
      let found = byte(index)
      if found == 0x0A || found == 0x0D { break }
      if found == delimiter { columns += 1 }
      index += 1
    }
    return columns
  }

  /// Reads the rest of the line from `open` on with all quotes as text, and ends the row there.
  private mutating func readLiterally(_ open: Int, _ firstColumn: UInt32) {
    let fits = expected == 0 || literalColumns(open, firstColumn) == expected
    var column = firstColumn
    var field = open
    var index = open
    var end = count
    row.hasLineEnd = false
    while index < count {
      let found = byte(index)
      if found == 0x0A || found == 0x0D {
        end =
          found == 0x0D && index + 1 < count && byte(index + 1) == 0x0A
          ? index + 2 : index + 1
        row.hasLineEnd = true
        break
      }
      if found == delimiter {
        guard store(field, index, .hasControls, column) else { return }
        column &+= 1
        field = index + 1
      }
      index += 1
    }
    guard atEnd || row.hasLineEnd, atEnd || end < count else {
      outcome = .incomplete
      return
    }
    guard store(field, index, .hasControls, column) else { return }
    // Lines inside cells before the quote stay counted only where they are in front of it.
    var traits: CSVCell.Traits = []
    row.innerLines = controls(row.start, open, &traits)
    row.end = end
    row.columnCount = Int(column) + 1
    row.flaws = fits ? .loneQuote : [.loneQuote, .refused]
    row.flawOffset = open
    outcome = .row
  }
}
