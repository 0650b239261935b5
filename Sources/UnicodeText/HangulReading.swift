/// How Hangul syllables are written in Latin letters: the Revised Romanization of 2000, syllable by
/// syllable, as names are, without the sound changes between syllables.
enum HangulReading {
  /// Appends the reading of a syllable, U+AC00…U+D7A3.
  static func append(_ scalar: UInt32, into result: inout [UInt8]) {
    let number = Int(scalar - 0xAC00)
    initials[number / 588].append(to: &result)
    vowels[number % 588 / 28].append(to: &result)
    finals[number % 28].append(to: &result)
  }

  private static let initials: [Letters] = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let vowels: [Letters] = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  private static let finals: [Letters] = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t",
    "t", "ng", "t", "t", "k", "t", "p", "t",
  ]
}
