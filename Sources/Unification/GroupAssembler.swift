/// Makes the groups of a result out of clusters.
struct GroupAssembler {
  let scorer: PairScorer
  let clusters: ClusterBuilder.Clusters

  func groups() -> (groups: [MatchGroup], contactNumbers: [UInt32]) {
    let count = clusters.maybe.count
    var sizes = [UInt32](repeating: 0, count: count)
    for root in clusters.maybe { sizes[Int(root)] += 1 }
    // Groups are numbered by their lowest records, which are their roots.
    var groupOf = [UInt32](repeating: 0, count: count)
    var groupCount = 0
    for record in 0..<count where sizes[record] > 1 {
      groupCount += 1
      groupOf[record] = UInt32(truncatingIfNeeded: groupCount)
    }
    var members = [[UInt32]](repeating: [], count: groupCount)
    for record in 0..<count where sizes[Int(clusters.maybe[record])] > 1 {
      members[Int(groupOf[Int(clusters.maybe[record])]) - 1]
        .append(UInt32(truncatingIfNeeded: record))
    }
    let links = byGroup(clusters.links, groupOf, groupCount)
    let refused = byGroup(clusters.refused, groupOf, groupCount)
    var contactNumbers = [UInt32](repeating: 0, count: count)
    var contactCount = 0
    var groups: [MatchGroup] = []
    groups.reserveCapacity(groupCount)
    for number in 0..<groupCount {
      groups.append(
        group(
          number + 1, members[number], links[number], refused[number], &contactCount,
          &contactNumbers))
    }
    return (groups, contactNumbers)
  }

  private func byGroup(
    _ pairs: [ScoredPair], _ groupOf: [UInt32], _ count: Int
  ) -> [[ScoredPair]] {
    var lists = [[ScoredPair]](repeating: [], count: count)
    for pair in pairs {
      let group = groupOf[Int(clusters.maybe[Int(pair.a)])]
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
        contactNumbers[Int(record)] = UInt32(truncatingIfNeeded: contactCount)
        members.append(
          MatchMember(
            record: Int(record), provenance: store.references[Int(record)].provenance,
            score: Double(best[record] ?? 0), fingerprint: store.fingerprints[Int(record)]))
      }
      contacts.append(MatchedContact(number: contactCount, members: members))
    }
    return MatchGroup(
      number: number, contacts: contacts, links: links.map(link), refused: refused.map(link))
  }

  private func link(_ pair: ScoredPair) -> MatchLink {
    MatchLink(
      first: Int(pair.a), second: Int(pair.b), score: Double(pair.bits),
      isSure: clusters.sure[Int(pair.a)] == clusters.sure[Int(pair.b)],
      isDecided: pair.bits == ClusterBuilder.decidedBits,
      contradictions: Contradiction.allCases.filter { pair.contradictions >> $0.rawValue & 1 == 1 })
  }
}
