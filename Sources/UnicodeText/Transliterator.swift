/// Writes text of any script in Latin letters, as a key under which spellings in two scripts meet.
///
/// The answer is in the form of `TextFolder` and ASCII wherever a reading is known:
/// Иван Петров → `ivan petrov`, Γεώργιος → `georgios`, 김민준 → `gimminjun`, さとう → `sato`.
/// It is a *weak* key. Arabic and Hebrew give consonants only (محمد → `mhmd`), Han is
/// read as Mandarin, each character a word (`chen da wen`), so Japanese names in Han get a reading
/// that nobody uses: ask `ScriptSet` before trusting it.
///
/// Latin, Cyrillic, Greek, Hangul and kana are read by tables here; everything else by ICU's
/// Any-Latin, which is opened when first needed (some 20 ms, once an instance). One instance
/// serves one thread.
package struct Transliterator: ~Copyable {
  private var icu: ICUTransliterator?
  private var isICUMissing = false
  private var folded: [UInt8] = []
  private var latin: [UInt8] = []

  package init() {}

  /// Appends the Latin form of UTF-8 text.
  ///
  /// - Complexity: O(length).
  package mutating func transliterate(_ text: Span<UInt8>, into result: inout [UInt8]) {
    var form: [UInt8] = []
    swap(&form, &folded)
    form.removeAll(keepingCapacity: true)
    TextFolder.fold(text, into: &form)
    transliterate(folded: form.span, into: &result)
    swap(&form, &folded)
  }

  /// Appends the Latin form of text that `TextFolder` has folded already.
  package mutating func transliterate(folded text: Span<UInt8>, into result: inout [UInt8]) {
    if UTF8Check.isASCII(text) {
      result.append(copying: text)
      return
    }
    let start = result.count
    read(text, into: &result)
    // Signs that are not heard are still a key of their own when nothing else is there.
    if result.count == start { result.append(copying: text) }
  }

  private mutating func read(_ text: Span<UInt8>, into result: inout [UInt8]) {
    let cyrillic = CyrillicReading(for: text)
    var index = 0
    while index < text.count {
      let lead = text[index]
      if lead < 0x80 {
        result.append(lead)
        index += 1
        continue
      }
      let (scalar, length) = ScriptSet.decode(text, at: index)
      switch scalar {
      case 0x3B1...0x3C9: index += GreekReading.append(text, at: index, into: &result)
      case 0x430...0x4FF:
        cyrillic.append(scalar, isFirst: Self.isWordStart(text, index), into: &result)
        index += length
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC:
        index += KanaReading.append(text, at: index, into: &result)
      case 0xAC00...0xD7A3:
        HangulReading.append(scalar, into: &result)
        index += length
      default:
        let end = Self.endOfOther(text, from: index)
        readByICU(text.extracting(index..<end), into: &result)
        index = end
      }
    }
  }

  /// Whether no letter stands before `index`.
  private static func isWordStart(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index == 0 || (text[index - 1] < 0x80 && text[index - 1] | 0x20 < 0x61)
  }

  /// Where a run ends that no table here reads; blanks inside belong to it.
  private static func endOfOther(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    var end = start
    while index < text.count {
      let (scalar, length) = ScriptSet.decode(text, at: index)
      switch scalar {
      case 0x20:
        index += 1
        continue
      case 0..<0x80, 0x3B1...0x3C9, 0x430...0x4FF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC,
        0xAC00...0xD7A3:
        return end
      default: break
      }
      index += length
      end = index
    }
    return end
  }

  private mutating func readByICU(_ text: Span<UInt8>, into result: inout [UInt8]) {
    if icu == nil, !isICUMissing {
      do { icu = try ICUTransliterator("Any-Latin") } catch { isICUMissing = true }
    }
    latin.removeAll(keepingCapacity: true)
    if icu?.transform(text, into: &latin) == true, !latin.isEmpty {
      TextFolder.fold(latin.span, into: &result)
    } else {
      result.append(copying: text)
    }
  }
}
