import TestSupport
import Testing

@testable import UnicodeText

@Suite struct UTF8CheckTests {
  @Test(
    "ill-formed UTF-8 is found where it begins and repaired by maximal subparts",
    arguments: [
      ([], nil, ""), (Array("abc".utf8), nil, "abc"), (Array("é漢🍕".utf8), nil, "é漢🍕"),
      ([0x61, 0x80], 1, "a\u{FFFD}"), ([0xC0, 0xAF], 0, "\u{FFFD}\u{FFFD}"),
      ([0xE0, 0x80, 0x80], 0, "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], 0, "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62], 1, "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
      ([0xF4, 0x90, 0x80, 0x80], 0, "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF5, 0x41], 0, "\u{FFFD}A"), ([0x41, 0xE2, 0x82], 1, "A\u{FFFD}"), ([0xFF], 0, "\u{FFFD}"),
    ] as [([UInt8], Int?, String)])
  func repair(bytes: [UInt8], firstInvalid: Int?, repaired: String) {
    #expect(UTF8Check.firstInvalid(in: bytes.span) == firstInvalid)
    #expect(UTF8Check.isValid(bytes.span) == (firstInvalid == nil))
    var count = 0
    #expect(appended { count = UTF8Check.repair(bytes.span, into: &$0) } == repaired)
    #expect(count == repaired.unicodeScalars.filter { $0 == "\u{FFFD}" }.count)
  }

  @Test("validity and repair agree with the standard library on random bytes")
  func random() {
    var generator = SeededGenerator(seed: runSeed)
    for _ in 0..<5_000 {
      var bytes = RandomText.next(&generator) + RandomText.next(&generator)
      if !bytes.isEmpty, Bool.random(using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= UInt8.random(
          in: 0...255, using: &generator)
      }
      let expected = String(decoding: bytes, as: UTF8.self)
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect(UTF8Check.isValid(bytes.span) == isValid, "SEED=\(runSeed) \(bytes)")
      let repaired = appended { _ = UTF8Check.repair(bytes.span, into: &$0) }
      #expect(repaired == expected, "SEED=\(runSeed) \(bytes)")
      #expect(UTF8Check.isASCII(bytes.span) == bytes.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(
    "a character cut by the end of a chunk is left for the next one",
    arguments: [
      ([0x61], 0), ([], 0), ([0xC3], 1), ([0x61, 0xE2, 0x82], 2), ([0xF0, 0x9F, 0x8D], 3),
      ([0xC3, 0xA9], 0), ([0xE0, 0x80], 0), ([0xED, 0xA0], 0), ([0xF4, 0x90], 0), ([0x80], 0),
      ([0x80, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x8D, 0x95], 0),
    ] as [([UInt8], Int)])
  func suffix(bytes: [UInt8], expected: Int) {
    #expect(UTF8Check.incompleteSuffix(of: bytes.span) == expected)
  }
}
