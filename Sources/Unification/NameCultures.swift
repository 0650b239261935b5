/// Which given and family names go together, learned from the book.
///
/// Names come from languages: a Korean family name makes a Korean given name likelier by far than its share of
/// the book. Were given and family name taken as independent witnesses, two strangers with one
/// Korean name would look like one person. So every name gets a distribution over a few latent cultures, and
/// the chance of a full name is the product of both frequencies times the lift of their cultures.
///
/// Learned by expectation maximization over the book's full names; names seen once or twice stay near
/// the book's average. Sums run in an order given by the names' hashes, so the order of the input does not matter.
struct NameCultures: Sendable {
  /// The number of cultures.
  static let count = 24
  private static let lanes = 3
  /// Large books need fewer rounds: every name is seen often.
  private static func rounds(_ names: Int) -> Int { names > 100_000 ? 25 : 25 }
  /// So many sightings the book's average is worth for one name.
  private static let strength: Float = 2

  private typealias Lanes = SIMD8<Float>

  /// Distribution of each name symbol as given and as family name; `lanes` vectors a symbol.
  private var given: [SIMD8<Float>]
  private var family: [SIMD8<Float>]
  private var shares: [SIMD8<Float>]

  private struct FullName {
    var given: UInt32
    var family: UInt32
    var number: Float
  }

  init(given givenNames: [UInt32], family familyNames: [UInt32], hashes: [UInt64]) {
    let uniform = Lanes(repeating: 1 / Float(Self.count))
    shares = [Lanes](repeating: uniform, count: Self.lanes)
    given = [Lanes](repeating: uniform, count: hashes.count * Self.lanes)
    family = given
    let names = Self.fullNames(givenNames, familyNames, hashes)
    guard names.count > 50 else { return }
    for symbol in hashes.indices {
      let favoured = Int(hashes[symbol] >> 40) % Self.count
      given[symbol * Self.lanes + favoured / 8][favoured % 8] += 0.5
    }
    for _ in 0..<Self.rounds(names.count) { learn(names) }
  }

  /// How much likelier the two names are together than their frequencies say.
  func lift(_ givenSymbol: UInt32, _ familySymbol: UInt32) -> Float {
    var sum = Lanes(repeating: 0)
    for lane in 0..<Self.lanes {
      sum +=
        given[Int(givenSymbol) * Self.lanes + lane] * family[Int(familySymbol) * Self.lanes + lane]
        / shares[lane]
    }
    return sum.sum()
  }

  private static func fullNames(
    _ given: [UInt32], _ family: [UInt32], _ hashes: [UInt64]
  ) -> [FullName] {
    var all: [FullName] = []
    all.reserveCapacity(given.count)
    for record in given.indices where given[record] != 0 && family[record] != 0 {
      all.append(FullName(given: given[record], family: family[record], number: 1))
    }
    all.sort { left, right in
      (hashes[Int(left.given)], hashes[Int(left.family)])
        < (hashes[Int(right.given)], hashes[Int(right.family)])
    }
    var unique: [FullName] = []
    for name in all {
      if let last = unique.last, last.given == name.given, last.family == name.family {
        // One person's duplicates must not make a name look common: what counts is that it is there.
        unique[unique.count - 1].number = 1
      } else {
        unique.append(name)
      }
    }
    return unique
  }

  private mutating func learn(_ names: [FullName]) {
    let smallest = Lanes(repeating: 1e-6)
    var givenSums = [Lanes](repeating: Lanes(repeating: 0), count: given.count)
    var familySums = givenSums
    var sums = [Lanes](repeating: smallest, count: Self.lanes)
    for name in names {
      let (g, f) = (Int(name.given) * Self.lanes, Int(name.family) * Self.lanes)
      var responsibility = (Lanes(), Lanes(), Lanes())
      responsibility.0 = given[g] * family[f] / shares[0]
      responsibility.1 = given[g + 1] * family[f + 1] / shares[1]
      responsibility.2 = given[g + 2] * family[f + 2] / shares[2]
      let total = (responsibility.0 + responsibility.1 + responsibility.2).sum()
      guard total > 0 else { continue }
      let scale = name.number / total
      add(responsibility.0 * scale, g, f, 0, &givenSums, &familySums, &sums)
      add(responsibility.1 * scale, g, f, 1, &givenSums, &familySums, &sums)
      add(responsibility.2 * scale, g, f, 2, &givenSums, &familySums, &sums)
    }
    let total = sums.reduce(0) { $0 + $1.sum() }
    for lane in 0..<Self.lanes { shares[lane] = sums[lane] / total }
    smooth(givenSums, into: &given)
    smooth(familySums, into: &family)
  }

  @inline(__always)
  private func add(
    _ part: Lanes, _ g: Int, _ f: Int, _ lane: Int, _ givenSums: inout [Lanes],
    _ familySums: inout [Lanes], _ sums: inout [Lanes]
  ) {
    givenSums[g + lane] += part
    familySums[f + lane] += part
    sums[lane] += part
  }

  private func smooth(_ sums: [Lanes], into distributions: inout [Lanes]) {
    for symbol in 0..<(sums.count / Self.lanes) {
      let base = symbol * Self.lanes
      let seen = sums[base].sum() + sums[base + 1].sum() + sums[base + 2].sum()
      for lane in 0..<Self.lanes {
        distributions[base + lane] =
          (sums[base + lane] + shares[lane] * Self.strength) / (seen + Self.strength)
      }
    }
  }
}
