#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Quoted cells, and quotes that were not meant.

extension RowScan {
  /// Reads a quoted cell; returns the offset behind it and the spaces after it, or `nil` when the scan is over.
  mutating func quotedCell(_ open: Int, _ column: UInt32) -> Int? {
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
  mutating func reconsider() {
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
  mutating func readLiterally(_ open: Int, _ firstColumn: UInt32) {
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
