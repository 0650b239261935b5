import TestSupport
import Testing

@testable import UnicodeText

@Suite struct EditDistanceTests {
  @Test(
    "edits are counted in characters, a swap of neighbours as one",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("ca", "abc", 3),
      ("martha", "marhta", 1), ("smith", "smyth", 1), ("иван", "иана", 2), ("山田", "山本", 1),
      ("mueller", "muller", 1), ("bartholomew", "bartolomeus", 3), ("abcdefgh", "hgfedcba", 7),
      ("éa", "aé", 1),
    ])
  func known(a: String, b: String, expected: Int) {
    #expect(EditDistance.distance(a.utf8Span.span, b.utf8Span.span) == expected)
    #expect(EditDistance.distance(b.utf8Span.span, a.utf8Span.span) == expected)
  }

  @Test("bit vectors and band agree with the plain table, with and without a limit")
  func random() {
    var generator = SeededGenerator(seed: runSeed)
    for round in 0..<3_000 {
      let longest = round % 10 == 0 ? 150 : round % 3 == 0 ? 40 : 12
      let alphabet: [Character] = round % 4 == 0 ? ["a", "é", "漢", "z"] : ["a", "b", "c", "d"]
      let a = Self.text(alphabet, longest, &generator)
      let b =
        Bool.random(using: &generator)
        ? Self.text(alphabet, longest, &generator) : Self.edit(a, alphabet, &generator)
      let expected = Self.plain(Array(a), Array(b))
      let (first, second) = (String(a), String(b))
      let limit = Int.random(in: 0...longest, using: &generator)
      #expect(
        EditDistance.distance(first.utf8Span.span, second.utf8Span.span) == expected,
        "SEED=\(runSeed) \(first) \(second)")
      #expect(
        EditDistance.distance(first.utf8Span.span, second.utf8Span.span, limit: limit)
          == min(expected, limit + 1), "SEED=\(runSeed) \(first) \(second) limit \(limit)")
    }
  }

  @Test("similarity is 1 for equal texts and 0 for texts with nothing in common")
  func similarity() {
    #expect(EditDistance.similarity("".utf8Span.span, "".utf8Span.span) == 1)
    #expect(EditDistance.similarity("ada".utf8Span.span, "ada".utf8Span.span) == 1)
    #expect(EditDistance.similarity("ab".utf8Span.span, "xyzw".utf8Span.span) == 0)
    #expect(EditDistance.similarity("müller".utf8Span.span, "möller".utf8Span.span) == 1 - 1.0 / 6)
  }

  static func text(
    _ alphabet: [Character], _ longest: Int, _ generator: inout SeededGenerator
  ) -> [Character] {
    (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
  }

  static func edit(
    _ text: [Character], _ alphabet: [Character], _ generator: inout SeededGenerator
  ) -> [Character] {
    var text = text
    for _ in 0..<Int.random(in: 0...4, using: &generator) where text.count > 1 {
      let place = Int.random(in: 1..<text.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text.swapAt(place, place - 1)
      case 1: text.remove(at: place)
      case 2: text.insert(alphabet[0], at: place)
      default: text[place] = alphabet[1]
      }
    }
    return text
  }

  /// Optimal string alignment, straight from its definition.
  static func plain(_ a: [Character], _ b: [Character]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        if i == 0 || j == 0 {
          table[i][j] = i + j
          continue
        }
        var cell = min(
          table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), table[i - 1][j] + 1,
          table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cell = min(cell, table[i - 2][j - 2] + 1)
        }
        table[i][j] = cell
      }
    }
    return table[a.count][b.count]
  }
}
