import RecordStreams

extension VCardTokenizer {
  /// Reads the header of a line whose name is short and known and whose parameters were seen before; `nil`
  /// when the line has to be read byte by byte.
  @inline(__always)
  mutating func shortLine(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> VCardLine? {
    guard let short = ContentLineScan.shortName(bytes, at: start, end: end) else { return nil }
    let nameEnd = start + short.length
    let code = table.code(key: short.key, bytes, start, nameEnd)
    guard code != 0, let name = VCardName(rawValue: code) else { return nil }
    let line = VCardLine(
      name: name, rawStart: start, rawEnd: end, lineStart: start, nameStart: start,
      nameEnd: nameEnd, parametersStart: nameEnd, valueStart: nameEnd + 1, valueEnd: end)
    return short.hasParameters ? withKnownParameters(line, bytes) : line
  }

  /// Reads the header of a line with a group or a longer name whose parameters were seen before; `nil` when
  /// there is anything odd about it.
  mutating func groupedLine(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> VCardLine? {
    var nameStart = start
    var key: UInt64 = 0
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte <= 0x20 { return nil }
      if byte == UInt8(ascii: ".") {
        nameStart = index + 1
        key = 0
      } else {
        key = KeywordTable.extend(key, byte)
      }
      index += 1
    }
    guard index < end else { return nil }
    let code = table.code(key: key, bytes, nameStart, index)
    let line = VCardLine(
      name: VCardName(rawValue: code) ?? .unknown, rawStart: start, rawEnd: end, lineStart: start,
      nameStart: nameStart, nameEnd: index, parametersStart: index, valueStart: index + 1,
      valueEnd: end)
    return bytes[index] == UInt8(ascii: ";") ? withKnownParameters(line, bytes) : line
  }

  /// Finds the end of a line's parameters and what they mean, if they are of the kind that is remembered.
  @inline(__always)
  mutating func withKnownParameters(
    _ line: VCardLine, _ bytes: Span<UInt8>
  ) -> VCardLine? {
    let start = line.parametersStart
    let colon = ContentLineScan.first(
      UInt8(ascii: ":"), in: bytes, from: start, to: line.valueEnd)
    guard colon < line.valueEnd, let index = cache.index(bytes, start, colon) else { return nil }
    var line = line
    line.valueStart = colon + 1
    line.cached = index
    line.encoding = cache.entries[index].encoding
    return line
  }
}
