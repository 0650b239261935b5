import RecordStreams

/// A compared pair whose score is worth keeping.
struct ScoredPair: Sendable {
  /// The record with the lower number.
  var a: UInt32
  var b: UInt32
  /// The score: log2 of the odds that the two are one person.
  var bits: Float
  /// `Contradiction` bits.
  var contradictions: UInt8
  /// How rare such contradictions are among records of one person in this book, in bits; 0 without one.
  var hardness: Float = 0
  /// Whether more than names agrees.
  var hasEvidence: Bool
  /// The bits of the comparisons alone, without prior and rivals.
  var fieldBits: Float = 0
}

/// Scores every pair that blocking brings together.
struct PairScorer: Sendable {
  let comparer: PairComparer
  let model: MatchModel
  /// How many people bear which name, once that can be told.
  var census: NameCensus?

  /// The outcome of the comparisons, with what the census knows of the name.
  func compare(_ a: Int, _ b: Int) -> ComparisonVector {
    var vector = comparer.compare(a, b)
    if let census, vector[.given] == GivenLevel.exact.rawValue,
      vector[.family] == FamilyLevel.exact.rawValue
    {
      let index = comparer.index
      let family = Double(vector.chances[ComparisonField.family.rawValue])
      let expected = Double(vector.chances[ComparisonField.given.rawValue]) * family
      let chance = census.chance(index.given[a], index.family[a], expected: expected)
      if chance > expected {
        vector.chances[ComparisonField.given.rawValue] = Float(min(chance / family, 1))
      }
    }
    return vector
  }

  func score(_ a: Int, _ b: Int) -> ScoredPair {
    let vector = compare(a, b)
    let odds = model.odds(vector)
    return ScoredPair(
      a: UInt32(truncatingIfNeeded: min(a, b)), b: UInt32(truncatingIfNeeded: max(a, b)),
      bits: Float(Math.log2(max(odds.total, 1e-30))), contradictions: vector.contradictions,
      hardness: model.hardness(vector), hasEvidence: vector.hasEvidenceBesidesName,
      fieldBits: Float(Math.log2(max(odds.total * odds.rivals / model.priorOdds, 1e-30))))
  }

  /// The pairs that score at least `least` bits, in order of their records.
  func scoreAll(
    _ blocks: BlockIndex, least: Float, threads: Int
  ) throws -> (pairs: [ScoredPair], compared: Int) {
    var pairs: [ScoredPair] = []
    var compared = 0
    let count = comparer.store.count
    var chunks = stride(from: 0, to: count, by: 4096).makeIterator()
    let scorer = self
    try OrderedParallelMap.run(
      threads: threads, next: { chunks.next() },
      transform: { start in
        var kept: [ScoredPair] = []
        var neighbours: [UInt32] = []
        var compared = 0
        for record in start..<min(start + 4096, count) {
          blocks.neighbours(above: record, into: &neighbours)
          compared += neighbours.count
          for other in neighbours {
            let pair = scorer.score(record, Int(other))
            if pair.bits >= least { kept.append(pair) }
          }
        }
        return (kept, compared)
      },
      consume: { (result: ([ScoredPair], Int)) in
        pairs.append(contentsOf: result.0)
        compared += result.1
      })
    return (pairs, compared)
  }
}
