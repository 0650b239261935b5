import RecordStreams

/// Post codes without what people write around them.
enum PostalCode {
  /// Appends letters and digits in lower case: no spaces, no country in front (`D-10115`), no ZIP+4.
  static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    WordFolder.appendWords(of: text, to: &bytes)
    dropCountry(behind: start, in: &bytes)
    if isZIPPlus4(bytes.span.slice(start, bytes.count)) { bytes.removeLast(5) }
    var end = start
    for index in start..<bytes.count where bytes[index] != 0x20 {
      bytes[end] = bytes[index]
      end += 1
    }
    bytes.removeLast(bytes.count - end)
    return start..<bytes.count
  }

  /// `D-10115`, `CH-8000`: a word of one or two letters before one of four or five digits.
  private static func dropCountry(behind start: Int, in bytes: inout [UInt8]) {
    let length = countryLength(in: bytes.span.slice(start, bytes.count))
    if length > 0 { bytes.removeSubrange(start...(start + length)) }
  }

  private static func countryLength(in code: Span<UInt8>) -> Int {
    guard let space = code.firstIndex(of: 0x20), space <= 2, code.count - space > 4 else {
      return 0
    }
    for index in 0..<code.count where index != space {
      let isDigit = code[index] &- 0x30 < 10
      if isDigit == (index < space) { return 0 }
    }
    return space
  }

  private static func isZIPPlus4(_ code: Span<UInt8>) -> Bool {
    guard code.count == 10, code[5] == 0x20 else { return false }
    for index in 0..<10 where index != 5 {
      if code[index] &- 0x30 >= 10 { return false }
    }
    return true
  }
}
