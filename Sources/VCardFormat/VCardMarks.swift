import RecordStreams

/// Recognizes the lines that begin and end a card, whatever their case and the spaces in them.
enum VCardMarks {
  /// Says whether `BEGIN:VCARD` stands at an offset and nothing else follows in the line.
  static func isBegin(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    isMark("begin", bytes, at: start)
  }

  /// Says whether `END:VCARD` stands at an offset and nothing else follows in the line.
  static func isEnd(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    isMark("end", bytes, at: start)
  }

  /// Says whether a line of the `AGENT` property stands at an offset: a card may be nested in it.
  static func isAgent(_ bytes: Span<UInt8>, at start: Int, end: Int) -> Bool {
    var nameStart = start
    var index = start
    // A group is short; do not walk through a long line without any colon.
    let limit = min(end, start + 80)
    while index < limit {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: ".") { nameStart = index + 1 }
      index += 1
    }
    return bytes.slice(nameStart, index).trimmed().isEqualIgnoringCase(to: "agent")
  }

  /// Says whether bytes are `VCARD` with spaces around.
  static func isCardWord(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let length = end - start
    guard length >= 5 else { return false }
    if length == 5 {
      var key: UInt64 = 0
      for index in start..<end { key = KeywordTable.extend(key, bytes[index]) }
      return key == 0x56_4341_5244
    }
    return bytes.slice(start, end).trimmed().isEqualIgnoringCase(to: "vcard")
  }

  private static func isMark(
    _ word: StaticString, _ bytes: Span<UInt8>, at start: Int
  ) -> Bool {
    guard bytes.hasPrefixIgnoringCase(word, at: start) else { return false }
    var index = skipSpaces(bytes, start + word.utf8CodeUnitCount)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return false }
    index = skipSpaces(bytes, index + 1)
    guard bytes.hasPrefixIgnoringCase("vcard", at: index) else { return false }
    index = skipSpaces(bytes, index + 5)
    return index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  private static func skipSpaces(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }
}
