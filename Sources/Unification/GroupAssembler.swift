/// Makes the groups of a result out of clusters.
struct GroupAssembler {
  let scorer: PairScorer
  let clusters: ClusterBuilder.Clusters
  let order: RecordOrder

  /// The groups in the order of their first records in the input, and the contact number of every record.
  func groups() -> (groups: [MatchGroup], contactNumbers: [UInt32]) {
    let count = clusters.maybe.count
    var sizes = [UInt32](repeating: 0, count: count)
    for root in clusters.maybe { sizes[Int(root)] += 1 }
    // By root: the group's number from 1, in input order.
    var numbers = [UInt32](repeating: 0, count: count)
    var members: [[UInt32]] = []
    for original in 0..<count {
      let place = order.places[original]
      let root = Int(clusters.maybe[Int(place)])
      guard sizes[root] > 1 else { continue }
      if numbers[root] == 0 {
        members.append([])
        numbers[root] = UInt32(truncatingIfNeeded: members.count)
      }
      members[Int(numbers[root]) - 1].append(place)
    }
    let links = byGroup(clusters.links, numbers, members.count)
    let refused = byGroup(clusters.refused, numbers, members.count)
    var contactNumbers = [UInt32](repeating: 0, count: count)
    var contactCount = 0
    var groups: [MatchGroup] = []
    groups.reserveCapacity(members.count)
    for number in members.indices {
      groups.append(
        group(
          number + 1, members[number], links[number], refused[number], &contactCount,
          &contactNumbers))
    }
    return (groups, contactNumbers)
  }

  private func byGroup(
    _ pairs: [ScoredPair], _ numbers: [UInt32], _ count: Int
  ) -> [[ScoredPair]] {
    var lists = [[ScoredPair]](repeating: [], count: count)
    for pair in pairs {
      let group = numbers[Int(clusters.maybe[Int(pair.a)])]
      if group > 0 { lists[Int(group) - 1].append(pair) }
    }
    return lists
  }

  private func group(
    _ number: Int, _ records: [UInt32], _ links: [ScoredPair], _ refused: [ScoredPair],
    _ contactCount: inout Int, _ contactNumbers: inout [UInt32]
  ) -> MatchGroup {
    var best: [UInt32: Float] = [:]
    for link in links {
      for record in [link.a, link.b] {
        best[record] = max(best[record] ?? -Float.infinity, link.bits)
      }
    }
    var contacts: [MatchedContact] = []
    var roots: [UInt32] = []
    for record in records where !roots.contains(clusters.sure[Int(record)]) {
      roots.append(clusters.sure[Int(record)])
    }
    let store = scorer.comparer.store
    for root in roots {
      contactCount += 1
      var members: [MatchMember] = []
      for record in records where clusters.sure[Int(record)] == root {
        contactNumbers[original(record)] = UInt32(truncatingIfNeeded: contactCount)
        members.append(
          MatchMember(
            record: original(record), provenance: store.references[Int(record)].provenance,
            score: Double(best[record] ?? 0), fingerprint: store.fingerprints[Int(record)]))
      }
      contacts.append(MatchedContact(number: contactCount, members: members))
    }
    return MatchGroup(
      number: number, contacts: contacts, links: links.map(link), refused: refused.map(link))
  }

  private func original(_ place: UInt32) -> Int { Int(order.originals[Int(place)]) }

  private func link(_ pair: ScoredPair) -> MatchLink {
    MatchLink(
      first: min(original(pair.a), original(pair.b)),
      second: max(original(pair.a), original(pair.b)), score: Double(pair.bits),
      isSure: clusters.sure[Int(pair.a)] == clusters.sure[Int(pair.b)],
      isDecided: pair.bits == ClusterBuilder.decidedBits,
      contradictions: Contradiction.list(pair.contradictions))
  }
}
