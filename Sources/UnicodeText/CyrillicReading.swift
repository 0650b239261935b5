/// How Cyrillic letters are written in Latin ones, by the language that the letters of a text betray.
///
/// Russian after BGN/PCGN without its rule for е (Елена → elena, as passports and most people write
/// it); Ukrainian after the resolution of 2010; Serbian and Macedonian as their own Latin script folds
/// (Ђоковић → dokovic); Bulgarian after the law of 2009. Input is folded: lower case, no ё.
struct CyrillicReading {
  enum Language {
    case russian, ukrainian, belarusian, serbian, bulgarian
  }

  let language: Language

  /// Looks for letters that one language has and the others lack.
  init(for text: Span<UInt8>) {
    var found = Language.russian
    var hasTurkic = false
    var hasSoft = false
    var hasYery = false
    var index = 0
    while index < text.count {
      let (scalar, length) = ScriptSet.decode(text, at: index)
      switch scalar {
      case 0x452, 0x453, 0x455, 0x458...0x45C, 0x45F: found = .serbian
      case 0x454, 0x457, 0x491: found = .ukrainian
      case 0x45E: found = .belarusian
      case 0x456: hasSoft = true
      case 0x44B, 0x44D: hasYery = true
      case 0x44A where found == .russian && Self.isHardSignVowel(text, behind: index + length):
        found = .bulgarian
      case 0x492...0x4FF: hasTurkic = true
      default: break
      }
      index += length
    }
    // і alone: Ukrainian, unless letters stand beside it that Ukrainian lacks.
    if found == .russian, hasSoft, !hasTurkic { found = hasYery ? .belarusian : .ukrainian }
    language = found
  }

  /// In Russian ъ stands only before е, ё, ю, я; in Bulgarian it is a vowel.
  private static func isHardSignVowel(_ text: Span<UInt8>, behind index: Int) -> Bool {
    if index >= text.count { return true }
    return ![0x435, 0x44E, 0x44F].contains(ScriptSet.decode(text, at: index).scalar)
  }

  /// Appends the reading of one letter, nothing for signs; unknown letters stay.
  func append(_ scalar: UInt32, isFirst: Bool, into result: inout [UInt8]) {
    if let own = ofLanguage(scalar, isFirst) {
      own.append(to: &result)
    } else if scalar < 0x460 {
      Self.common[Int(scalar - 0x430)].append(to: &result)
    } else if let letters = Self.extended(scalar) {
      letters.append(to: &result)
    } else {
      result.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      result.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }

  private func ofLanguage(_ scalar: UInt32, _ isFirst: Bool) -> Letters? {
    switch (language, scalar) {
    case (.russian, _): nil
    case (.ukrainian, 0x433), (.belarusian, 0x433): "h"
    case (.ukrainian, 0x438): "y"
    case (.ukrainian, 0x439): isFirst ? "y" : "i"
    case (.ukrainian, 0x44E): isFirst ? "yu" : "iu"
    case (.ukrainian, 0x44F): isFirst ? "ya" : "ia"
    case (.ukrainian, 0x454): isFirst ? "ye" : "ie"
    case (.ukrainian, 0x457): isFirst ? "yi" : "i"
    case (.serbian, 0x436): "z"
    case (.serbian, 0x445), (.bulgarian, 0x445): "h"
    case (.serbian, 0x446), (.serbian, 0x447): "c"
    case (.serbian, 0x448): "s"
    case (.bulgarian, 0x449): "sht"
    case (.bulgarian, 0x44A): "a"
    case (.bulgarian, 0x44C): "y"
    default: nil
    }
  }

  /// U+0430…U+045F.
  private static let common: [Letters] = [
    "a", "b", "v", "g", "d", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p",
    "r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya",
    "e", "e", "d", "g", "ie", "dz", "i", "i", "j", "lj", "nj", "c", "k", "i", "u", "dz",
  ]

  /// Letters of the Turkic and other languages, and historic ones.
  private static func extended(_ scalar: UInt32) -> Letters? {
    switch scalar {
    case 0x491, 0x493, 0x495: "g"
    case 0x497, 0x4DD: "zh"
    case 0x499, 0x4DF, 0x4E1: "z"
    case 0x49B, 0x49D, 0x49F, 0x4A1, 0x4C4: "k"
    case 0x4A3, 0x4A5, 0x4C8: "n"
    case 0x4AB: "s"
    case 0x4AF, 0x4B1, 0x4EF, 0x4F1, 0x4F3: "u"
    case 0x4B3, 0x4BB: "h"
    case 0x4B5: "ts"
    case 0x4B7, 0x4B9, 0x4BD, 0x4BF, 0x4CC, 0x4F5: "ch"
    case 0x4D1, 0x4D3, 0x4D9, 0x4DB: "a"
    case 0x4D5: "ae"
    case 0x4D7, 0x4ED, 0x463: "e"
    case 0x4E3, 0x4E5: "i"
    case 0x4E7, 0x4E9, 0x4EB: "o"
    case 0x4F9: "y"
    case 0x473: "f"
    default: nil
    }
  }
}
