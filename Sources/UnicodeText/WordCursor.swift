/// Walks over the words of a text without copying them.
///
/// A word is a run of letters, digits and marks. Everything else parts words: blanks, dashes, dots
/// (j.r. is two words), `&`, `/`, brackets, quotes. An apostrophe between two letters does not
/// (o'brien, l’oréal), so text that was not folded is parted the same way.
///
///     var words = WordCursor()
///     while let range = words.next(in: name) { hash(name.extracting(range)) }
package struct WordCursor: Sendable {
  private var index = 0

  package init() {}

  /// The byte range of the next word, or `nil` behind the last one.
  ///
  /// - Parameter text: The same text at every call.
  package mutating func next(in text: Span<UInt8>) -> Range<Int>? {
    let count = text.count
    while index < count {
      let length = Self.wordLength(text, at: index)
      if length > 0 { break }
      index -= length
    }
    if index >= count { return nil }
    let start = index
    while index < count {
      let length = Self.wordLength(text, at: index)
      if length > 0 {
        index += length
        continue
      }
      let isApostrophe = text[index] == 0x27 || Self.isCurlyApostrophe(text, at: index)
      guard isApostrophe, index - length < count, Self.wordLength(text, at: index - length) > 0
      else { break }
      index -= length
    }
    return start..<index
  }

  /// The length of the word character at `index`, or minus the length of one that parts words.
  @inline(__always)
  private static func wordLength(_ text: Span<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 {
      let letter = byte | 0x20
      return (letter >= 0x61 && letter <= 0x7A) || (byte >= 0x30 && byte <= 0x39) ? 1 : -1
    }
    return longWordLength(text, at: index)
  }

  private static func longWordLength(_ text: Span<UInt8>, at index: Int) -> Int {
    let (scalar, length) = ScriptSet.decode(text, at: index)
    switch scalar {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7, 0x1680, 0x2000...0x206F,
      0x2190...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30A0, 0x30FB,
      0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65, 0xFFFD, 0x1_F000...0x1_FAFF:
      return -length
    default:
      return length
    }
  }

  private static func isCurlyApostrophe(_ text: Span<UInt8>, at index: Int) -> Bool {
    index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80
      && text[index + 2] == 0x99
  }
}
