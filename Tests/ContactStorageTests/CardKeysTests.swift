import ContactModel
import Testing

@testable import ContactStorage

@Suite("CardKeys")
struct CardKeysTests {
  @Test("words of a name lie in the range of each of their beginnings, and no other's")
  func ranges() {
    for (word, prefix, expected) in [
      ("lovelace", "lo", true), ("lovelace", "lovelace", true), ("lovelace", "lp", false),
      ("lo", "lovelace", false), ("müller", "mü", true), ("constantinopoulos", "constant", true),
      ("a", "", true),
    ] {
      var keys: [StoredKey] = []
      CardKeys.appendWords(of: word.utf8Span.span, to: &keys)
      let range = CardKeys.wordRange(prefix.utf8Span.span)
      #expect(range.contains(keys[0].hash) == expected, "\(word) \(prefix)")
    }
  }

  @Test("stored hashes keep the order of the keys")
  func order() {
    let hashes: [UInt64] = [0, 1, 1 << 62, 1 << 63 - 1, 1 << 63, .max]
    let stored = hashes.map { StoredKey(kind: .nameWord, hash: $0).storedHash }
    #expect(stored == stored.sorted())
    #expect(stored.map { StoredKey(kind: 3, storedHash: $0).hash } == hashes)
  }

  @Test("a mailbox has one key in any spelling")
  func emails() {
    var keys = CardKeys()
    let plain = keys.email("ada@example.com".utf8Span.span)
    #expect(keys.email(" MAILTO:Ada@Example.COM ".utf8Span.span) != nil)
    #expect(keys.email("mailto:Ada@Example.COM".utf8Span.span) == plain)
    #expect(keys.email(" ada@example.com\n".utf8Span.span) == plain)
    #expect(
      keys.email("JOSÉ@example.com".utf8Span.span) == keys.email("josé@example.com".utf8Span.span))
    #expect(keys.email("  ".utf8Span.span) == nil)
  }

  @Test("the same UID and content have other keys in another container")
  func containers() {
    let uid = "uid-1".utf8Span.span
    #expect(CardKeys.uid(uid, container: 1) != CardKeys.uid(uid, container: 2))
    let fingerprint = ContentFingerprint(People.person())
    #expect(
      CardKeys.content(fingerprint, container: 1) != CardKeys.content(fingerprint, container: 2))
  }
}
