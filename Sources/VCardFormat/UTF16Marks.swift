import ContactModel
import RecordStreams
import UnicodeText

/// Finds and reads cards in UTF-16.
enum UTF16Marks {
  private static let mark: StaticString = "begin:vcard"

  /// The offset of the last card's first byte above 0, or `nil`.
  static func lastBegin(in bytes: Span<UInt8>, _ encoding: VCardInputEncoding) -> Int? {
    var index = (bytes.count - 22) & ~1
    while index > 0 {
      if isBegin(bytes, at: index, encoding) { return index }
      index -= 2
    }
    return nil
  }

  /// The offset of the first card at or after `start` and above 0, or `nil`.
  static func firstBegin(
    in bytes: Span<UInt8>, from start: Int, _ encoding: VCardInputEncoding
  ) -> Int? {
    var index = max(2, start + start & 1)
    while index + 22 <= bytes.count {
      if isBegin(bytes, at: index, encoding) { return index }
      index += 2
    }
    return nil
  }

  private static func isBegin(
    _ bytes: Span<UInt8>, at index: Int, _ encoding: VCardInputEncoding
  ) -> Bool {
    let low = encoding == .utf16LittleEndian ? 0 : 1
    guard bytes[index + low] | 0x20 == UInt8(ascii: "b"), bytes[index + 1 - low] == 0 else {
      return false
    }
    let before = bytes[index - 2 + low]
    guard before == 0x0A || before == 0x0D, bytes[index - 1 - low] == 0 else { return false }
    var text: [UInt8] = []
    for unit in 0..<11 {
      guard bytes[index + 2 * unit + 1 - low] == 0 else { return false }
      text.append(bytes[index + 2 * unit + low])
    }
    return text.span.isEqualIgnoringCase(to: mark)
  }

  /// Parses a batch by way of UTF-8; places are counted back to the bytes of the input.
  static func parse(_ batch: RecordBatch, _ encoding: VCardInputEncoding) -> ParsedBatch<Contact> {
    var text: [UInt8] = []
    let order: CharacterEncoding =
      encoding == .utf16LittleEndian ? .utf16LittleEndian : .utf16BigEndian
    guard var converter = try? CharacterConverter(order) else { return ParsedBatch() }
    _ = converter.decode(batch.bytes.span, into: &text)
    // The converter swallows a byte order mark, which has its two bytes in the input.
    let units = 2 * unitCount(text.span, 0, text.count)
    let swallowed = max(0, (batch.bytes.count & ~1) - units)
    let inner = RecordBatch(
      input: batch.input, bytes: text, offset: 0, firstLine: batch.firstLine)
    var parsed = VCardParser().parse(inner)
    var position = 0
    var offset = batch.offset + swallowed
    for index in parsed.records.indices {
      let place = parsed.records[index].provenance
      offset += 2 * unitCount(text.span, position, place.offset)
      position = place.offset
      let end = place.offset + place.length
      parsed.records[index].provenance.offset = offset
      parsed.records[index].provenance.length = 2 * unitCount(text.span, position, end)
    }
    position = 0
    offset = batch.offset + swallowed
    for index in parsed.diagnostics.indices {
      let place = parsed.diagnostics[index].location.offset
      guard place >= position else { continue }
      offset += 2 * unitCount(text.span, position, place)
      position = place
      parsed.diagnostics[index].location.offset = offset
    }
    return parsed
  }

  /// How many UTF-16 units a part of UTF-8 text takes.
  private static func unitCount(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var count = 0
    for index in start..<end {
      let byte = text[index]
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    return count
  }
}
