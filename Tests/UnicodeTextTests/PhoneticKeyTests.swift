import TestSupport
import Testing

@testable import UnicodeText

@Suite struct PhoneticKeyTests {
  @Test(
    "names that sound alike share a key",
    arguments: [
      ("smith", "smyth"), ("smith", "schmidt"), ("catherine", "katharina"), ("philip", "filip"),
      ("meyer", "maier"), ("thomas", "tomas"), ("wagner", "vagner"), ("lewandowski", "levandovski"),
      ("jan", "yan"), ("john", "jon"), ("schulz", "schultz"), ("wright", "rite"),
      ("knight", "nite"),
      ("george", "georg"), ("christina", "kristina"), ("xavier", "savier"), ("zhukov", "jukov"),
      ("hannah", "anna"), ("boudreaux", "boudreau"), ("peterson", "petersen"), ("mac", "mc"),
      ("khan", "han"), ("chekhov", "tchekhov"), ("sean", "sian"), ("stephen", "stefan"),
    ])
  func alike(a: String, b: String) {
    let first = PhoneticKey(a.utf8Span.span)
    let second = PhoneticKey(b.utf8Span.span)
    let shares =
      first.primary == second.primary || first.primary == second.secondary
      || first.secondary == second.primary || first.secondary == second.secondary
    #expect(shares, "\(first) \(second)")
  }

  @Test(
    "names that sound different do not",
    arguments: [
      ("smith", "jones"), ("anna", "emma"), ("peter", "pedersen"), ("maria", "martin"),
      ("lee", "ray"),
      ("nana", "na"), ("thomas", "simon"),
    ])
  func different(a: String, b: String) {
    #expect(PhoneticKey(a.utf8Span.span).primary != PhoneticKey(b.utf8Span.span).primary)
  }

  @Test("without a Latin letter there is no key, and a long word is cut")
  func edges() {
    #expect(PhoneticKey("".utf8Span.span).primary == 0)
    #expect(PhoneticKey("иван 12".utf8Span.span).primary == 0)
    let long = String(repeating: "batafaka", count: 1_000)
    #expect(PhoneticKey(long.utf8Span.span).primary == 0x2534_2534)
    #expect(PhoneticKey("ada".utf8Span.span).primary == 0x1500_0000)
  }

  @Test("words of letters always have a key, other bytes are passed over")
  func random() {
    var generator = SeededGenerator(seed: runSeed)
    for _ in 0..<5_000 {
      let word = (0..<Int.random(in: 0...10, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let isHeard = word.contains { "aeioubcdfjklmnpqrstvxz".utf8.contains($0) }
      let key = PhoneticKey(word.span)
      if isHeard, word.count == 1 { #expect(key.primary != 0 && key.secondary != 0) }
      if !word.contains(where: { (0x61...0x7A).contains($0) }) { #expect(key.primary == 0) }
    }
  }
}
