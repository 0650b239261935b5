/// Puts records together from scored pairs, best pair first, and never across a contradiction.
///
/// Two passes over one list of pairs: first the *sure* clusters, then *maybe* clusters made of them. When
/// two clusters are to be joined, every pair across is looked at, also pairs that were in no block.
struct ClusterBuilder {
  var scorer: PairScorer
  let sureBits: Float
  let maybeBits: Float
  var decisions = MatchDecisions()

  /// The score of a pair that a person decided.
  static let decidedBits: Float = 1000

  /// The cluster of each record, named by its lowest record.
  struct Clusters: Sendable {
    var sure: [UInt32]
    var maybe: [UInt32]
    /// The pairs that joined clusters: the spanning trees.
    var links: [ScoredPair] = []
    /// Pairs that scored well and were kept apart, with what stands between them.
    var refused: [ScoredPair] = []
  }

  mutating func clusters(of pairs: [ScoredPair]) -> Clusters {
    let order = sorted(pairs.filter { $0.bits >= maybeBits })
    var union = ClusterUnion(count: scorer.comparer.store.count)
    var clusters = Clusters(sure: [], maybe: [])
    for pair in decidedPairs() + exactDuplicates() where !union.areTogether(pair.a, pair.b) {
      union.join(pair.a, pair.b)
      clusters.links.append(pair)
    }
    let sharers = PhoneSharers(scorer.comparer.store)
    for pair in order where pair.bits >= sureBits && isSureAlone(pair) {
      guard !union.areTogether(pair.a, pair.b) else { continue }
      if isUnrivaled(pair, sharers),
        mayJoinSurely(union.members(of: pair.a), union.members(of: pair.b))
      {
        union.join(pair.a, pair.b)
        clusters.links.append(pair)
      }
    }
    clusters.sure = union.roots()
    scorer.census = NameCensus(scorer.comparer.index, clusters: clusters.sure)
    for pair in rescored(order.filter { !union.areTogether($0.a, $0.b) }) {
      guard !union.areTogether(pair.a, pair.b) else { continue }
      if mayJoin(pair, union.members(of: pair.a), union.members(of: pair.b)) {
        union.join(pair.a, pair.b)
        clusters.links.append(pair)
      } else {
        clusters.refused.append(pair)
      }
    }
    clusters.maybe = union.roots()
    return clusters
  }

  /// The pairs with the scores that the census gives them.
  private func rescored(_ pairs: [ScoredPair]) -> [ScoredPair] {
    sorted(pairs.map { scorer.score(Int($0.a), Int($0.b)) }.filter { $0.bits >= maybeBits })
  }

  /// Best first; among equals in the order of work, which is by content.
  private func sorted(_ pairs: [ScoredPair]) -> [ScoredPair] {
    pairs.sorted { left, right in
      if left.bits != right.bits { return left.bits > right.bits }
      return left.a != right.a ? left.a < right.a : left.b < right.b
    }
  }

  private func isSureAlone(_ pair: ScoredPair) -> Bool {
    !isVetoed(pair) && pair.hasEvidence
  }

  /// A contradiction stands unless everything else speaks against it the more, the rarer it is: a slip, not a
  /// fact.
  private func isVetoed(_ pair: ScoredPair) -> Bool {
    if isDecidedDifferent(pair.a, pair.b) { return true }
    return pair.hardness > 0 && pair.bits < 1.25 * pair.hardness
  }

  /// Whether nobody who surely is not the one record has more in common with the other: the same numbers and one
  /// more.
  private func isUnrivaled(_ pair: ScoredPair, _ sharers: PhoneSharers) -> Bool {
    let comparer = scorer.comparer
    let shared = comparer.sharedPhones(Int(pair.a), Int(pair.b))
    guard shared > 0 else { return true }
    for (record, owner) in [(pair.a, pair.b), (pair.b, pair.a)]
    where comparer.store.phones.range(Int(record)).count > shared {
      let isRivaled = sharers.hasRival(of: record, in: comparer.store) { candidate in
        candidate != owner && comparer.sharedPhones(Int(record), Int(candidate)) > shared
          && isVetoed(scorer.score(Int(candidate), Int(owner)))
      }
      if isRivaled { return false }
    }
    return true
  }

  private func mayJoinSurely(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    for a in left {
      for b in right {
        let pair = scorer.score(Int(a), Int(b))
        if pair.hardness > 0, pair.bits < 0.25 * pair.hardness { return false }
        if isDecidedDifferent(a, b) { return false }
      }
    }
    return true
  }

  /// How much what speaks against the other pairs across counts; they are not independent witnesses.
  var weightOfOthers: Float = 1

  private func mayJoin(_ pair: ScoredPair, _ left: [UInt32], _ right: [UInt32]) -> Bool {
    var against: Float = 0
    for a in left {
      for b in right {
        if isDecidedDifferent(a, b) { return false }
        if a == pair.a && b == pair.b || a == pair.b && b == pair.a { continue }
        against += min(scorer.score(Int(a), Int(b)).fieldBits, 0)
      }
    }
    return pair.bits + against * weightOfOthers >= maybeBits
  }

  /// Records that say the very same: to merge them loses nothing, however little they say.
  private func exactDuplicates() -> [ScoredPair] {
    let fingerprints = scorer.comparer.store.fingerprints
    var pairs: [ScoredPair] = []
    // In the order of work, records that say the same are neighbours.
    for right in fingerprints.indices.dropFirst() {
      let left = right - 1
      guard fingerprints[left] == fingerprints[right], fingerprints[left] != 0 else { continue }
      var pair = scorer.score(left, right)
      guard pair.contradictions == 0, !isDecidedDifferent(pair.a, pair.b) else { continue }
      pair.bits = max(pair.bits, sureBits)
      pairs.append(pair)
    }
    return pairs
  }

  // MARK: Decisions

  private func isDecidedDifferent(_ a: UInt32, _ b: UInt32) -> Bool {
    if decisions.different.isEmpty { return false }
    let fingerprints = scorer.comparer.store.fingerprints
    return decisions.different.contains(
      MatchDecisions.Pair(fingerprints[Int(a)], fingerprints[Int(b)]))
  }

  /// The decided pairs that are in this book; all copies of a decided record go with it.
  private func decidedPairs() -> [ScoredPair] {
    if decisions.same.isEmpty { return [] }
    let wanted = Set(decisions.same.flatMap { [$0.first, $0.second] })
    var records: [UInt64: [UInt32]] = [:]
    for (record, fingerprint) in scorer.comparer.store.fingerprints.enumerated()
    where wanted.contains(fingerprint) {
      records[fingerprint, default: []].append(UInt32(truncatingIfNeeded: record))
    }
    var pairs: [ScoredPair] = []
    for decision in decisions.same.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
      guard let ones = records[decision.first], let others = records[decision.second],
        let first = ones.first
      else { continue }
      for other in ones + others where other != first {
        pairs.append(
          ScoredPair(
            a: min(first, other), b: max(first, other), bits: Self.decidedBits, contradictions: 0,
            hasEvidence: true))
      }
    }
    return pairs
  }
}
