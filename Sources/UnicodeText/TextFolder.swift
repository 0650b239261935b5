/// Folds text, names above all, to the form under which equal ones meet.
///
/// The form is NFKC case folding, then:
/// - **Marks** go from Latin and Greek letters (é → e, ώ → ω, ệ → e). In Cyrillic only stress marks
///   and the dots of ё go; й, ї, ў stay letters. Arabic vowel signs, tatweel, and hamza or madda on
///   alef go, as do Hebrew points. Marks of all other scripts stay (Thai, Devanagari, kana).
/// - **Latin letters without decomposition** are spelled out: ß → ss, ł → l, đ and ð → d, ø → o,
///   æ → ae, œ → oe, ı and İ → i, þ → th, ħ → h, ŋ → n, ə → e …
/// - **Apostrophes vanish**, typed as ' ` ´ ‘ ’ ʼ ′ or their like, and the middle dot (l·l):
///   O’Brien → obrien.
/// - **Separators become one space**: white space, every dash, `_`, the Japanese middle dot.
///   Jean-Luc → jean luc. Soft hyphens are invisible characters, not dashes. No space leads or trails.
/// - **Invisible characters vanish**: zero-width, bidirectional and other format characters,
///   variation selectors, control characters.
/// - **Symbols vanish** (emoji, ™, U+FFFD), unless neither letter nor digit is left; then the text is
///   folded again with its symbols, so a name of one emoji keeps a key of its own.
/// - Decimal digits of all scripts become ASCII digits. Curly double quotes become `"`. Persian yeh
///   and kaf become Arabic ones. Other punctuation (`. , & ( ) /`) stays; see `WordCursor`.
///
/// The answer is in NFC, never longer than needed, and depends on the text alone: no locale, no
/// environment, no thread. Text without anything visible folds to nothing; any other text folds to
/// something. Folding twice is folding once.
///
/// Source: UAX #15 (NFKC_Casefold, NFC), CLDR's Latin-ASCII, ICAO Doc 9303 part 3 for schwa.
package enum TextFolder {
  /// Appends the comparison form of UTF-8 text; ill-formed sequences count as symbols.
  ///
  /// Plain ASCII words are folded in registers; ASCII, Latin, Greek, Cyrillic, Hebrew, Arabic, kana,
  /// Han and Hangul without combining marks by a table; everything else by ICU, with the same answer.
  ///
  /// - Complexity: O(length); no allocation beyond `result` on the table path.
  package static func fold(_ text: Span<UInt8>, into result: inout [UInt8]) {
    if ASCIIFold.fold(text, into: &result) { return }
    let start = result.count
    if foldByTable(text, into: &result) { return }
    result.removeLast(result.count - start)
    foldByICU(text, into: &result)
  }

  /// The comparison form of a string; `fold(_:into:)` is the one for bulk.
  package static func folded(_ text: String) -> String {
    var result: [UInt8] = []
    fold(text.utf8Span.span, into: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// The complete path, for text that the table cannot decide.
  static func foldByICU(_ text: Span<UInt8>, into result: inout [UInt8]) {
    let start = result.count
    if ICU.fold(text, mode: .names, into: &result) == true { return }
    result.removeLast(result.count - start)
    if let hasWord = ICU.fold(text, mode: .keepingSymbols, into: &result) {
      // Symbols that are letters in disguise (℠) leave a word, beside which the others vanish.
      if hasWord {
        let word = [UInt8](result[start...])
        result.removeLast(result.count - start)
        foldByICU(word.span, into: &result)
      }
      return
    }
    // Without ICU's data or without memory: still a key, and still equal for equal text.
    for index in text.indices { result.append(text[index]) }
  }

  /// Appends the form and returns true, or returns false with part of it appended.
  static func foldByTable(_ text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let count = text.count
    // Two bytes in may be three out (U+0149 and the like), never more.
    let room = count + count / 2 + 2
    result.reserve(room)
    var isComplete = false
    result.append(addingCapacity: room) { out in
      var words: UInt32 = 0
      var index = 0
      var hasSpace = false
      let start = out.count
      while index < count {
        let entry: FoldEntry
        let lead = text[index]
        if lead < 0x80 {
          entry = FoldEntry(bits: foldTableEntries[Int(lead)])
          index += 1
        } else if lead < 0xE0 {
          guard lead >= 0xC2, index + 1 < count, text[index + 1] & 0xC0 == 0x80 else { return }
          entry = FoldEntry(
            bits: foldTableEntries[Int(lead & 0x1F) << 6 | Int(text[index + 1] & 0x3F)])
          index += 2
        } else {
          guard lead < 0xF0, index + 2 < count else { return }
          let second = text[index + 1]
          let third = text[index + 2]
          guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return }
          let scalar = UInt32(lead & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
          if scalar >= 0x2000, scalar < 0x2070 {
            entry = FoldEntry(bits: foldTableEntries[Int(scalar) - 0x2000 + 0x900])
          } else if scalar >= 0x1E00, scalar < 0x1F00 {
            entry = FoldEntry(bits: foldTableEntries[Int(scalar) - 0x1E00 + 0x800])
          } else if isUnchangedLetter(scalar) {
            entry = FoldEntry(
              bits: FoldEntry.Kind.word.rawValue << 28 | 3 << 24
                | UInt32(lead) | UInt32(second) << 8 | UInt32(third) << 16)
          } else {
            return
          }
          index += 3
        }
        let kind = entry.kindBits
        if kind == 0 { return }
        if kind >= 3 {
          hasSpace = hasSpace || kind == 3
          continue
        }
        if hasSpace, out.count > start { out.append(0x20) }
        hasSpace = false
        words |= kind
        out.append(UInt8(truncatingIfNeeded: entry.bits))
        if entry.count > 1 {
          out.append(UInt8(truncatingIfNeeded: entry.bits >> 8))
          if entry.count > 2 { out.append(UInt8(truncatingIfNeeded: entry.bits >> 16)) }
        }
      }
      isComplete = words & FoldEntry.Kind.word.rawValue != 0
    }
    return isComplete
  }

  /// Letters that no step of folding changes, alone or beside one another: kana without the
  /// combining voice marks, Han without compatibility forms, Hangul syllables.
  @inline(__always)
  static func isUnchangedLetter(_ scalar: UInt32) -> Bool {
    (scalar >= 0x4E00 && scalar < 0x9FFD) || (scalar >= 0xAC00 && scalar < 0xD7A4)
      || (scalar >= 0x3041 && scalar < 0x3097) || (scalar >= 0x30A1 && scalar < 0x30FB)
      || (scalar >= 0x3400 && scalar < 0x4DC0)
  }
}
