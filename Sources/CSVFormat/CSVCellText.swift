import RecordStreams

/// Reads the text of cells.
enum CSVCellText {
  /// Appends a cell's text: outer white space off, doubled quotes single, line ends as LF, NUL out, UTF-8.
  ///
  /// - Parameter isUTF8: The bytes are known to be well-formed.
  @inline(__always)
  static func append(
    _ cell: CSVCell, of bytes: Span<UInt8>, quote: UInt8, isUTF8: Bool, to result: inout [UInt8]
  ) {
    var start = cell.start
    var end = cell.end
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    let text = bytes.slice(start, end)
    if cell.traits.subtracting(.quoted).isEmpty, isUTF8 {
      result.append(text)
    } else {
      appendSlowly(text, cell.traits, quote: quote, isUTF8: isUTF8, to: &result)
    }
  }

  private static func appendSlowly(
    _ text: Span<UInt8>, _ traits: CSVCell.Traits, quote: UInt8, isUTF8: Bool,
    to result: inout [UInt8]
  ) {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var index = 0
    let undoubles = traits.contains(.hasDoubledQuotes)
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == quote, undoubles, index < text.count, text[index] == quote { index += 1 }
      if byte == 0x0D {
        plain.append(0x0A)
        if index < text.count, text[index] == 0x0A { index += 1 }
      } else if byte != 0 {
        plain.append(byte)
      }
    }
    if isUTF8 { result.append(plain.span) } else { CSVTextDecoder.append(plain.span, to: &result) }
  }

  /// A cell's text as a String; off the bulk path.
  static func string(_ cell: CSVCell, of bytes: Span<UInt8>, quote: UInt8) -> String {
    var text: [UInt8] = []
    append(cell, of: bytes, quote: quote, isUTF8: false, to: &text)
    return text.span.string
  }
}
