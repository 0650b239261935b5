import TestSupport
import Testing

@testable import UnicodeText

@Suite struct StableHash64Tests {
  @Test("hashes never change, for stored keys depend on them")
  func pinned() {
    let text = Array("The quick brown fox jumps over the lazy dog, twice around the old barn.".utf8)
    let lengths = [0, 1, 3, 4, 7, 8, 9, 16, 17, 32, 33, 64, 65, 71]
    let hashes = lengths.map { StableHash64.hash(text.span.extracting(0..<$0)) }
    #expect(hashes == Self.expected)
    #expect(StableHash64.hash(text.span, seed: 7) != StableHash64.hash(text.span))
    #expect(StableHash64.combine(1, 2) != StableHash64.combine(2, 1))
  }

  @Test("texts of every length and one changed bit hash apart, with about half of the bits changed")
  func avalanche() {
    var generator = SeededGenerator(seed: runSeed)
    var changed = 0
    var trials = 0
    for length in 1...100 {
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let before = StableHash64.hash(bytes.span)
      for _ in 0..<20 {
        let place = Int.random(in: 0..<length, using: &generator)
        let bit: UInt8 = 1 << UInt8.random(in: 0..<8, using: &generator)
        bytes[place] ^= bit
        let after = StableHash64.hash(bytes.span)
        bytes[place] ^= bit
        #expect(before != after, "SEED=\(runSeed)")
        changed += (before ^ after).nonzeroBitCount
        trials += 1
      }
    }
    let mean = Double(changed) / Double(trials)
    #expect(abs(mean - 32) < 1, "SEED=\(runSeed): \(mean) bits on average")
  }

  @Test("a hundred thousand small numbers and zero runs hash apart")
  func distinct() {
    var seen: Set<UInt64> = []
    for number in 0..<100_000 { seen.insert(StableHash64.hash("\(number)".utf8Span.span)) }
    for length in 0..<1_000 {
      seen.insert(StableHash64.hash([UInt8](repeating: 0, count: length).span))
    }
    #expect(seen.count == 101_000)
  }

  static let expected: [UInt64] = [
    1_814_269_565_242_901_467, 566_247_976_525_042_061, 18_393_426_652_833_430_526,
    17_529_666_849_197_674_851,
    14_659_773_717_206_991_623, 3_697_384_021_734_836_177, 8_251_070_631_068_420_361,
    3_972_777_066_244_134_020,
    6_872_649_860_605_419_080, 3_157_768_375_048_111_126, 8_248_663_617_026_347_220,
    13_109_702_419_517_277_904,
    16_877_388_692_287_881_874, 10_774_897_719_951_382_528,
  ]
}
