/// Spells letters out as German and the Nordic languages do where their keyboards lack them.
///
/// For a *second* key beside the folded one: Müller folds to `muller`; expanded first, it folds to
/// `mueller` and so meets Mueller. Never rewrite `ue` to `u` instead: Samuel, Manuel, Goethe.
package enum UmlautExpansion {
  /// Appends `text` with ä, ö, ü, å and ø (composed or not, of either case) as ae, oe, ue, aa and oe.
  ///
  /// - Returns: Whether there was any; if not, nothing is appended.
  package static func expand(_ text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    guard contains(text) else { return false }
    let count = text.count
    var index = 0
    while index < count {
      let byte = text[index]
      if byte == 0xC3, index + 1 < count, let letters = letters(text[index + 1]) {
        result.append(letters.0)
        result.append(letters.1)
        index += 2
      } else if isDiaeresis(text, at: index + 1), let base = base(byte) {
        result.append(base)
        result.append(0x65)
        index += 3
      } else {
        result.append(byte)
        index += 1
      }
    }
    return true
  }

  private static func contains(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      if text[index] == 0xC3, index + 1 < text.count, letters(text[index + 1]) != nil {
        return true
      }
      if isDiaeresis(text, at: index + 1), base(text[index]) != nil { return true }
    }
    return false
  }

  /// What the letter U+00C0 + … becomes, by the second byte of its UTF-8.
  private static func letters(_ second: UInt8) -> (UInt8, UInt8)? {
    switch second {
    case 0x84, 0xA4: (0x61, 0x65)
    case 0x96, 0xB6, 0x98, 0xB8: (0x6F, 0x65)
    case 0x9C, 0xBC: (0x75, 0x65)
    case 0x85, 0xA5: (0x61, 0x61)
    default: nil
    }
  }

  private static func base(_ byte: UInt8) -> UInt8? {
    let letter = byte | 0x20
    return letter == 0x61 || letter == 0x6F || letter == 0x75 ? letter : nil
  }

  /// U+0308 at `index`.
  private static func isDiaeresis(_ text: Span<UInt8>, at index: Int) -> Bool {
    index + 1 < text.count && text[index] == 0xCC && text[index + 1] == 0x88
  }
}
