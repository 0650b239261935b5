/// How a word of Latin letters sounds, roughly, in 32 bits: words that sound alike meet in a block.
///
/// Finer than Soundex (ph, ck, sch, tz, silent letters, soft c and g are heard; the first letter
/// is no exception) and made for names of many languages at once, in the manner of Double
/// Metaphone: where languages disagree, the *primary* key follows English and German and the
/// *secondary* one Spanish, Slavic or Nordic (Juan, Jan/Yan, Xavier). Block on both.
///
/// The key is up to eight sounds of four bits, the first highest: vowel (only as first sound), P/B,
/// F/V, K/G/Q, T/D, S/Z, SH/CH/J, L, R, M, N, H. Vowels between consonants part equal sounds
/// (Nana has two) and are else not heard. Zero means that no Latin letter is heard.
///
/// Input is folded text, best one word of it; bytes that are not a–z are passed over.
package struct PhoneticKey: Hashable, Sendable {
  package let primary: UInt32
  /// Equal to `primary` where there is no other way to say it.
  package let secondary: UInt32

  /// - Complexity: O(length), no allocation.
  package init(_ word: Span<UInt8>) {
    var reader = PhoneticReader(word)
    reader.run()
    primary = reader.primary.bits
    secondary = reader.secondary.bits
  }
}

/// One of twelve sounds.
enum Sound: UInt32 {
  case vowel = 1
  case p, f, k, t, s, sh, l, r, m, n, h
}

/// Collects sounds, highest first, leaving out repetitions.
struct SoundSequence {
  private(set) var bits: UInt32 = 0
  private var shift = 28
  private var last: UInt32 = 0

  /// Adds a sound unless it is the last one again with no vowel between.
  mutating func add(_ sound: Sound) {
    guard sound.rawValue != last, shift >= 0 else { return }
    last = sound.rawValue
    bits |= sound.rawValue << UInt32(shift)
    shift -= 4
  }

  /// A vowel: only heard as the first sound, but it parts equal ones.
  mutating func addVowel() {
    if bits == 0 { add(.vowel) }
    last = Sound.vowel.rawValue
  }
}
