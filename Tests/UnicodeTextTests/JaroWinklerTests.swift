import TestSupport
import Testing

@testable import UnicodeText

@Suite struct JaroWinklerTests {
  @Test(
    "Winkler's own examples come out as published",
    arguments: [
      ("martha", "marhta", 0.9611), ("dwayne", "duane", 0.84), ("dixon", "dicksonx", 0.8133),
      ("jones", "johnson", 0.8324), ("abroms", "abrams", 0.9222), ("", "", 1), ("a", "", 0),
      ("ab", "xy", 0), ("иванов", "иванова", 0.9714), ("a", "a", 1),
    ])
  func known(a: String, b: String, expected: Double) {
    let value = JaroWinkler.similarity(a.utf8Span.span, b.utf8Span.span)
    #expect(abs(value - expected) < 0.0001, "\(value)")
  }

  @Test("bit vectors agree with the plain definition at every length")
  func random() {
    var generator = SeededGenerator(seed: runSeed)
    for round in 0..<3_000 {
      let longest = round % 10 == 0 ? 120 : round % 3 == 0 ? 40 : 12
      let alphabet: [Character] =
        round % 4 == 0 ? ["a", "é", "漢", "z"] : ["a", "b", "c", "d", "e"]
      let a = EditDistanceTests.text(alphabet, longest, &generator)
      let b =
        Bool.random(using: &generator)
        ? EditDistanceTests.text(alphabet, longest, &generator)
        : EditDistanceTests.edit(a, alphabet, &generator)
      let (first, second) = (String(a), String(b))
      let value = JaroWinkler.similarity(first.utf8Span.span, second.utf8Span.span)
      #expect(abs(value - Self.plain(a, b)) < 1e-12, "SEED=\(runSeed) \(first) \(second)")
    }
  }

  static func plain(_ a: [Character], _ b: [Character]) -> Double {
    if a.isEmpty || b.isEmpty { return a.count == b.count ? 1 : 0 }
    let window = max(0, max(a.count, b.count) / 2 - 1)
    var taken = [Bool](repeating: false, count: b.count)
    var left: [Character] = []
    for i in a.indices {
      for j in b.indices where !taken[j] && abs(i - j) <= window && a[i] == b[j] {
        taken[j] = true
        left.append(a[i])
        break
      }
    }
    if left.isEmpty { return 0 }
    let right = b.indices.filter { taken[$0] }.map { b[$0] }
    let transposed = zip(left, right).filter { $0 != $1 }.count / 2
    let m = Double(left.count)
    let jaro = (m / Double(a.count) + m / Double(b.count) + (m - Double(transposed)) / m) / 3
    let prefix = zip(a, b).prefix(4).prefix { $0 == $1 }.count
    return jaro > 0.7 ? jaro + 0.1 * Double(prefix) * (1 - jaro) : jaro
  }
}
