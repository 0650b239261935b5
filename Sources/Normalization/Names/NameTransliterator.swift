import RecordStreams
import UnicodeText

/// Spells words of other scripts in Latin letters, so that `Иван` meets `Ivan`.
///
/// Owns memory, and a handle of ICU when it is asked for all scripts: one for each thread.
package struct NameTransliterator: ~Copyable {
  private var transliterator = Transliterator()

  package init() {}

  /// Appends the Latin spelling of a folded word; nothing when it has only Latin letters.
  ///
  /// Cyrillic, Greek, Hangul and kana are spelled; their spelling says as much as the original. Words
  /// of other scripts are left alone unless `all` is given: Arabic and Hebrew would lose their vowels, Han
  /// would be read as Mandarin and so differ less than the characters do.
  ///
  /// - Returns: Whether anything was appended.
  /// - Complexity: O(length); with `all`, some 10 µs for a word of another script.
  package mutating func appendLatin(
    _ text: Span<UInt8>, all: Bool = false, to bytes: inout [UInt8]
  ) -> Bool {
    if UTF8Check.isASCII(text) { return false }
    let scripts = ScriptSet(of: text)
    let spelled: ScriptSet = [.cyrillic, .greek, .hangul, .kana]
    guard all || !scripts.isDisjoint(with: spelled) && scripts.isSubset(of: spelled.union(.latin))
    else { return false }
    guard !scripts.isSubset(of: .latin) else { return false }
    transliterator.transliterate(folded: text, into: &bytes)
    return true
  }
}
