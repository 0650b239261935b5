import RecordStreams

/// Spells words of other scripts in Latin letters.
///
/// Owns a handle of ICU: one for each thread.
package struct NameTransliterator: ~Copyable {
  package init() {}

  /// Appends the Latin spelling of folded text, folded; nothing when it has only Latin letters.
  ///
  /// - Returns: Whether anything was appended.
  package mutating func appendLatin(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool { false }
}
