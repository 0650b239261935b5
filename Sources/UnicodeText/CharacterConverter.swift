/// Turns bytes of one encoding into UTF-8, whole or in chunks cut anywhere.
///
/// One converter serves one thread and one text at a time; between texts call `reset()`. UTF-8,
/// windows-1252, UTF-16 and all one-byte encodings are decoded without asking ICU for each chunk.
/// A byte order mark at the start of a Unicode encoding is swallowed.
///
///     var converter = try CharacterConverter(encoding)
///     while let chunk = try source.next() { replaced += converter.decode(chunk, isLast: false, into: &text) }
///     replaced += converter.decode([].span, into: &text)
package struct CharacterConverter: ~Copyable {
  /// What the bytes are taken for.
  package let encoding: CharacterEncoding
  private var utf8 = UTF8ChunkDecoder()
  private var utf16: UTF16Decoder
  private let table: SingleByteTable?
  private var icu: ICUConverter?
  private var isAtStart = true
  /// Of text labelled ASCII: the character that the last chunk began, and what the text proved to be.
  private var cut: [UInt8] = []
  private var isWestern = false

  /// - Throws: `TextError.Code.unknownEncoding` if ICU lacks the converter.
  package init(_ encoding: CharacterEncoding) throws(TextError) {
    self.encoding = encoding
    var order = UTF16Decoder.Order.unknown
    var table: SingleByteTable?
    var icu: ICUConverter?
    switch encoding.kind {
    case .utf8, .ascii: break
    case .windows1252: table = .windows1252
    case .utf16(let given): order = given
    case .icu:
      var converter = try ICUConverter(encoding.name)
      table = SingleByteTable(asking: &converter)
      icu = consume converter
    }
    utf16 = UTF16Decoder(order: order)
    self.table = table
    self.icu = consume icu
  }

  /// Appends bytes as UTF-8.
  ///
  /// - Parameter isLast: Whether the text ends here; a character that is cut off then counts as
  ///   ill-formed, and the converter is ready for another text.
  /// - Returns: How many U+FFFD were written in place of something that the encoding cannot mean.
  package mutating func decode(
    _ bytes: Span<UInt8>, isLast: Bool = true, into result: inout [UInt8]
  ) -> Int {
    defer { if isLast { reset() } }
    switch encoding.kind {
    case .utf8: return utf8.decode(bytes, isLast: isLast, into: &result)
    case .ascii: return decodeASCII(bytes, isLast: isLast, into: &result)
    case .utf16: return utf16.decode(bytes, isLast: isLast, into: &result)
    case .windows1252, .icu:
      if let table { return table.decode(bytes, into: &result) }
      return decodeByICU(bytes, isLast: isLast, into: &result)
    }
  }

  /// Forgets what earlier chunks left.
  package mutating func reset() {
    utf8 = UTF8ChunkDecoder()
    if case .utf16(let order) = encoding.kind { utf16 = UTF16Decoder(order: order) }
    icu?.reset()
    isAtStart = true
    cut = []
    isWestern = false
  }

  /// UTF-8 until something is not; windows-1252 from that chunk on.
  private mutating func decodeASCII(
    _ bytes: Span<UInt8>, isLast: Bool, into result: inout [UInt8]
  ) -> Int {
    if cut.isEmpty, UTF8Check.isASCII(bytes) {
      result.append(copying: bytes)
      return 0
    }
    var text = cut
    text.append(copying: bytes)
    let keep = isLast || isWestern ? 0 : UTF8Check.incompleteSuffix(of: text.span)
    cut = Array(text.suffix(keep))
    text.removeLast(keep)
    if isWestern { return SingleByteTable.windows1252.decode(text.span, into: &result) }
    let decoded = EncodingGuess.decodeUnlabeled(text.span, into: &result)
    isWestern = decoded.encoding == .windows1252
    return decoded.replaced
  }

  private mutating func decodeByICU(
    _ bytes: Span<UInt8>, isLast: Bool, into result: inout [UInt8]
  ) -> Int {
    let start = result.count
    let replaced = icu?.decode(bytes, isLast: isLast, into: &result) ?? 0
    if isAtStart, result.count > start {
      isAtStart = false
      if result[start...].starts(with: [0xEF, 0xBB, 0xBF]) {
        result.removeSubrange(start..<start + 3)
      }
    }
    return replaced
  }
}
