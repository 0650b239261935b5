import RecordStreams

/// One content line of a card: where its name, parameters and value lie.
///
/// Offsets from `lineStart` to `valueEnd` are into the batch, or, when the line had to be put together from
/// several physical lines, into the tokenizer's buffer of unfolded lines.
struct VCardLine {
  /// How the value is wrapped.
  enum Encoding: UInt8 { case none, quotedPrintable, base64 }

  var name: VCardName
  var encoding: Encoding = .none
  /// Whether the offsets are into the buffer of unfolded lines.
  var isUnfolded = false
  /// The physical bytes in the batch, without the last line's end: `rawStart..<rawEnd`.
  var rawStart: Int
  var rawEnd: Int
  /// Where the group begins, or the name when there is no group.
  var lineStart: Int
  var nameStart: Int
  var nameEnd: Int
  var parametersStart: Int
  var valueStart: Int
  var valueEnd: Int
  /// The parameters' entry in the cache, -1 for none.
  var cached = -1

  /// The group's bytes, without the dot.
  var group: Range<Int> { lineStart..<max(lineStart, nameStart - 1) }
  /// The parameters with the `;` before each; empty when there are none.
  var parameters: Range<Int> { parametersStart..<valueStart - 1 }
  var hasGroup: Bool { nameStart > lineStart }
  var hasParameters: Bool { valueStart - 1 > parametersStart }
  var value: Range<Int> { valueStart..<valueEnd }

  /// Moves the offsets by a distance, from the batch to the buffer of unfolded lines.
  mutating func move(by distance: Int) {
    lineStart += distance
    nameStart += distance
    nameEnd += distance
    parametersStart += distance
    valueStart += distance
    valueEnd += distance
    isUnfolded = true
  }
}

extension VCardLine {
  /// Reads the header of a content line in `text[start..<end]`: group, name, parameters, colon.
  ///
  /// - Parameter isWhole: Whether no fold follows, so that a quote without its partner is a mistake.
  /// - Returns: `nil` when the line has no colon or its name has a space in it: text, no property.
  @inline(__always)
  init?(
    header text: Span<UInt8>, _ start: Int, _ end: Int, table: KeywordTable, isWhole: Bool = true
  ) {
    var nameStart = start
    var key: UInt64 = 0
    var index = start
    var hasSpace = false
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: ".") {
        nameStart = index + 1
        key = 0
      } else {
        if byte <= 0x20 { hasSpace = true }
        key = KeywordTable.extend(key, byte)
      }
      index += 1
    }
    guard index < end else { return nil }
    self.init(
      name: .unknown, rawStart: start, rawEnd: end, lineStart: start, nameStart: nameStart,
      nameEnd: index, parametersStart: index, valueStart: index + 1, valueEnd: end)
    if hasSpace {
      guard trimName(text) else { return nil }
      key = 0
      for position in self.nameStart..<nameEnd { key = KeywordTable.extend(key, text[position]) }
    }
    let code = table.code(key: key, text, self.nameStart, nameEnd)
    name = VCardName(rawValue: code) ?? .unknown
    if text[index] == UInt8(ascii: ";") {
      var isEncoded = false
      guard let colon = Self.colon(in: text, index, end, isWhole, &isEncoded) else { return nil }
      valueStart = colon + 1
      if isEncoded { encoding = Self.encoding(text, index, colon) }
    }
  }

  /// Takes spaces off the header's name and group; says whether none is left inside.
  private mutating func trimName(_ text: Span<UInt8>) -> Bool {
    while lineStart < nameEnd, text[lineStart] <= 0x20 { lineStart += 1 }
    while nameEnd > nameStart, text[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
    nameStart = max(nameStart, lineStart)
    guard nameStart < nameEnd else { return false }
    for index in lineStart..<nameEnd where text[index] <= 0x20 { return false }
    return true
  }

  /// Finds the colon that ends the parameters; `isEncoded` tells that one may name an encoding.
  @inline(__always)
  private static func colon(
    in text: Span<UInt8>, _ start: Int, _ end: Int, _ isWhole: Bool, _ isEncoded: inout Bool
  ) -> Int? {
    var isQuoted = false
    var index = start
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        if byte == UInt8(ascii: ":") { return index }
        if byte == UInt8(ascii: ";"), index + 1 < end {
          let first = text[index + 1] | 0x20
          if first == UInt8(ascii: "e") || first == UInt8(ascii: "q") || first == UInt8(ascii: "b")
          {
            isEncoded = true
          }
        }
      }
      index += 1
    }
    if !isWhole { return nil }
    // A quote without its partner: the first colon counts.
    return text.slice(0, end).firstIndex(of: UInt8(ascii: ":"), from: start)
  }

  /// The encoding that parameters name, in every spelling seen: `ENCODING=b`, `BASE64`, `quoted-printable`.
  static func encoding(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Encoding {
    var index = start
    while index < end {
      let segmentStart = index + 1
      var segmentEnd = segmentStart
      while segmentEnd < end, text[segmentEnd] != UInt8(ascii: ";") { segmentEnd += 1 }
      let segment = text.slice(segmentStart, max(segmentStart, segmentEnd))
      let isNamed = segment.hasPrefixIgnoringCase("encoding=")
      let word = (isNamed ? segment.slice(9, segment.count) : segment).trimmed()
      if let encoding = Encoding(word: word, isNamed: isNamed) { return encoding }
      index = segmentEnd
    }
    return .none
  }
}

extension VCardLine.Encoding {
  /// The encoding of a word; `b` alone only where the parameter is named.
  init?(word: borrowing Span<UInt8>, isNamed: Bool) {
    if word.hasPrefixIgnoringCase("quoted-printable") {
      self = .quotedPrintable
    } else if word.isEqualIgnoringCase(to: "base64")
      || isNamed && (word.isEqualIgnoringCase(to: "b") || word.hasPrefixIgnoringCase("base64"))
    {
      self = .base64
    } else {
      return nil
    }
  }
}
