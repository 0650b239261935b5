public import RecordStreams

/// Cuts tables into batches of whole rows; a line end in a quoted cell is none.
///
/// Only quotes are looked for; a row is read in full only where a quoted cell runs over lines, by the very
/// tokenizer that reads the batch later, so that both agree on every damaged row.
public struct CSVBoundaryScanner: RecordBoundaryScanner {
  private var tokenizer: CSVTokenizer
  private var skip: Int

  /// Makes a scanner.
  ///
  /// - Parameter offset: The offset in the input of the first byte it will be given.
  package init(dialect: CSVDialect, startingAt offset: Int = 0) {
    tokenizer = dialect.makeTokenizer()
    skip = max(0, dialect.dataOffset - offset)
  }

  /// As `RecordBoundaryScanner` says.
  public mutating func lastBoundary(in bytes: Span<UInt8>, atEnd: Bool) -> Int {
    let boundary = atEnd ? bytes.count : boundaryBeforeEnd(of: bytes)
    skip = max(0, skip - boundary)
    return boundary
  }

  /// As `RecordBoundaryScanner` says.
  public mutating func restartPoint(in bytes: Span<UInt8>, from start: Int) -> Int? {
    if let feed = bytes.firstIndex(of: 0x0A, from: start) { return feed + 1 }
    guard let carriage = bytes.firstIndex(of: 0x0D, from: start) else { return nil }
    return carriage + 1 < bytes.count ? carriage + 1 : nil
  }

  private mutating func boundaryBeforeEnd(of bytes: Span<UInt8>) -> Int {
    // What stands before the rows (notes, the header) goes with the first of them.
    guard bytes.count > skip else { return 0 }
    var rowStart = skip
    var search = skip
    while let quote = bytes.firstIndex(of: tokenizer.quote, from: search) {
      if let boundary = lastLineEnd(in: bytes, from: search, before: quote) { rowStart = boundary }
      guard opensCell(quote, in: bytes, from: rowStart) else {
        search = quote + 1
        continue
      }
      if let end = endOfPlainCell(quote, in: bytes) {
        search = end
      } else if let row = tokenizer.scanRow(in: bytes, from: rowStart, atEnd: false),
        row.end < bytes.count
      {
        rowStart = row.end
        search = row.end
      } else {
        return settled(rowStart)
      }
    }
    return settled(lastLineEnd(in: bytes, from: search, before: bytes.count) ?? rowStart)
  }

  /// A boundary that no row stands before is none.
  private func settled(_ rowStart: Int) -> Int { rowStart > skip ? rowStart : 0 }

  /// The offset behind the last line end in a range; a CR that is the last byte in sight does not count.
  private func lastLineEnd(in bytes: Span<UInt8>, from start: Int, before end: Int) -> Int? {
    var index = end
    while index > start {
      index -= 1
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] != 0x0A) {
        return index + 1
      }
    }
    return nil
  }

  /// Says whether a quote stands at a cell's start.
  private func opensCell(_ quote: Int, in bytes: Span<UInt8>, from rowStart: Int) -> Bool {
    var index = quote
    while index > rowStart, bytes[index - 1] == 0x20 { index -= 1 }
    return index == rowStart || bytes[index - 1] == tokenizer.delimiter
  }

  /// The offset behind a quoted cell on one line, or `nil` for any other.
  private func endOfPlainCell(_ open: Int, in bytes: Span<UInt8>) -> Int? {
    var search = open + 1
    while let quote = bytes.firstIndex(of: tokenizer.quote, from: search) {
      for index in search..<quote where bytes[index] == 0x0A || bytes[index] == 0x0D { return nil }
      var after = quote + 1
      guard after < bytes.count else { return nil }
      if bytes[after] == tokenizer.quote {
        search = after + 1
        continue
      }
      while after < bytes.count, bytes[after] == 0x20 { after += 1 }
      guard after < bytes.count else { return nil }
      let byte = bytes[after]
      return byte == tokenizer.delimiter || byte == 0x0A || byte == 0x0D ? after : nil
    }
    return nil
  }
}
