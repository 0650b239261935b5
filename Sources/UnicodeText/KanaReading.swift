/// How kana are written in Latin letters: Hepburn, as on passports, so long vowels are short
/// (さとう → sato, ゆうき → yuki; but いのうえ → inoue, where う begins a syllable of its own).
enum KanaReading {
  /// Appends the reading of the kana at `index`, with small ones that belong to it, and returns the
  /// length in bytes.
  static func append(_ text: Span<UInt8>, at index: Int, into result: inout [UInt8]) -> Int {
    let kana = hiragana(text, at: index)
    if kana == 0x30FC { return 3 }
    if kana == 0x3063 {
      appendDoubling(hiragana(text, at: index + 3), into: &result)
      return 3
    }
    if kana == 0x3046, isLong(text, at: index, behind: result.last) { return 3 }
    let reading = readings[Int(kana - 0x3041)]
    let small = hiragana(text, at: index + 3)
    guard let glide = joined(reading, small) else {
      result.append(contentsOf: reading.utf8)
      return 3
    }
    result.append(contentsOf: glide.utf8)
    return 6
  }

  /// The kana at `index` as hiragana, 0 if something else stands there.
  private static func hiragana(_ text: Span<UInt8>, at index: Int) -> UInt32 {
    if index >= text.count { return 0 }
    let scalar = ScriptSet.decode(text, at: index).scalar
    switch scalar {
    case 0x3041...0x3096, 0x30FC: return scalar
    case 0x30A1...0x30F6: return scalar - 0x60
    case 0x30F7...0x30FA: return 0x308F  // ヷ and its like, for names of the Meiji era
    default: return 0
    }
  }

  /// う only makes the vowel before it long, unless a vowel follows that it forms a syllable before.
  private static func isLong(_ text: Span<UInt8>, at index: Int, behind last: UInt8?) -> Bool {
    guard index > 0, last == 0x6F || last == 0x75 else { return false }
    return ![0x3042, 0x3044, 0x3048, 0x304A].contains(hiragana(text, at: index + 3))
  }

  /// The small tsu doubles the consonant that follows; before ch it is t.
  private static func appendDoubling(_ next: UInt32, into result: inout [UInt8]) {
    guard next >= 0x3041, next <= 0x3096, let first = readings[Int(next - 0x3041)].utf8.first,
      ![0x61, 0x69, 0x75, 0x65, 0x6F].contains(first)
    else { return }
    result.append(first == 0x63 ? 0x74 : first)
  }

  /// A kana with a small one behind it: きゃ kya, しゃ sha, ファ fa, ティ ti, ウィ wi.
  private static func joined(_ reading: String, _ small: UInt32) -> String? {
    let stem = String(reading.dropLast())
    let isSoft = reading == "shi" || reading == "chi" || reading == "ji"
    switch small {
    case 0x3083: return reading.hasSuffix("i") ? stem + (isSoft ? "a" : "ya") : nil
    case 0x3085: return reading.hasSuffix("i") ? stem + (isSoft ? "u" : "yu") : nil
    case 0x3087: return reading.hasSuffix("i") ? stem + (isSoft ? "o" : "yo") : nil
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049:
      let vowel = readings[Int(small - 0x3041)]
      if reading == "u" { return "w" + vowel }
      return reading.count > 1 ? stem + vowel : nil
    default: return nil
    }
  }

  /// U+3041…U+3096.
  private static let readings = [
    "a", "a", "i", "i", "u", "u", "e", "e", "o", "o", "ka", "ga", "ki", "gi", "ku", "gu", "ke",
    "ge",
    "ko", "go", "sa", "za", "shi", "ji", "su", "zu", "se", "ze", "so", "zo", "ta", "da", "chi",
    "ji",
    "", "tsu", "zu", "te", "de", "to", "do", "na", "ni", "nu", "ne", "no", "ha", "ba", "pa", "hi",
    "bi", "pi", "fu", "bu", "pu", "he", "be", "pe", "ho", "bo", "po", "ma", "mi", "mu", "me", "mo",
    "ya", "ya", "yu", "yu", "yo", "yo", "ra", "ri", "ru", "re", "ro", "wa", "wa", "i", "e", "o",
    "n",
    "vu", "ka", "ke",
  ]
}
