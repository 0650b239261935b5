/// The order in which people of a locale expect text.
///
/// One instance serves one thread. Sort keys compare bytewise, so sorting a million names asks ICU a
/// million times, not twenty.
package struct Collator: ~Copyable {
  /// How much two texts must differ to be unequal.
  package struct Strength: Hashable, Sendable {
    let level: Int32

    /// Letters only: cote = côté = COTE.
    package static let letters = Strength(level: 1)
    /// Letters and accents.
    package static let accents = Strength(level: 2)
    /// Letters, accents, case; what ICU does unasked.
    package static let cases = Strength(level: 3)
  }

  private let icu: ICUCollator

  /// - Parameters:
  ///   - locale: A BCP 47 name such as "sv" or "de-u-co-phonebk"; "" is the root order. A locale that
  ///     ICU lacks falls back to its parent and at last to the root.
  ///   - strength: What counts as a difference.
  ///   - numeric: Whether digits compare by their value (Unit 9 before Unit 10).
  /// - Throws: `TextError.Code.icu` if ICU's data cannot be read.
  package init(
    locale: String = "", strength: Strength = .cases, numeric: Bool = false
  ) throws(TextError) {
    icu = try ICUCollator(locale: locale, strength: strength.level, numeric: numeric)
  }

  /// Appends the sort key of UTF-8 text: keys compare as unsigned bytes, the shorter first where one
  /// begins the other.
  ///
  /// Keys of different ICU versions or locales do not compare; do not store them without both.
  package func appendSortKey(of text: Span<UInt8>, into result: inout [UInt8]) {
    if !icu.sortKey(of: text, into: &result) { result.append(copying: text) }
  }
}
