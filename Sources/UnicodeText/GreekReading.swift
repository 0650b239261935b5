/// How Greek letters are written in Latin ones: ELOT 743, as on passports.
///
/// Input is folded: lower case, no accents, σ at word ends too.
enum GreekReading {
  /// Appends the reading of the letter or pair of letters at `index` and returns its length in bytes.
  static func append(_ text: Span<UInt8>, at index: Int, into result: inout [UInt8]) -> Int {
    let letter = ScriptSet.decode(text, at: index).scalar
    let next = index + 2 < text.count ? ScriptSet.decode(text, at: index + 2).scalar : 0
    if let pair = pair(letter, next, isFirst: index == 0 || text[index - 1] < 0x80) {
      pair.append(to: &result)
      return 4
    }
    if next == 0x3C5, letter == 0x3B1 || letter == 0x3B5 || letter == 0x3B7 {
      letters[Int(letter - 0x3B1)].append(to: &result)
      let behind = index + 4 < text.count ? ScriptSet.decode(text, at: index + 4).scalar : 0
      result.append(isVoiceless(behind) ? 0x66 : 0x76)
      return 4
    }
    letters[Int(letter - 0x3B1)].append(to: &result)
    return 2
  }

  private static func pair(_ letter: UInt32, _ next: UInt32, isFirst: Bool) -> Letters? {
    switch (letter, next) {
    case (0x3BF, 0x3C5): "ou"
    case (0x3B3, 0x3B3): "ng"
    case (0x3B3, 0x3BE): "nx"
    case (0x3B3, 0x3C7): "nch"
    case (0x3BC, 0x3C0): isFirst ? "b" : "mp"
    default: nil
    }
  }

  /// αυ, ευ and ηυ end in f before these and at the end of a word, else in v.
  private static func isVoiceless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3B8, 0x3BA, 0x3BE, 0x3C0, 0x3C2, 0x3C3, 0x3C4, 0x3C6, 0x3C7, 0x3C8: true
    default: scalar < 0x3B1 || scalar > 0x3C9
    }
  }

  /// U+03B1…U+03C9.
  private static let letters: [Letters] = [
    "a", "v", "g", "d", "e", "z", "i", "th", "i", "k", "l", "m", "n", "x", "o", "p", "r", "s", "s",
    "t", "y", "f", "ch", "ps", "o",
  ]
}
