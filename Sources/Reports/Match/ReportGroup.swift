import RecordStreams
package import Unification

/// A group with its contacts at hand.
package struct ReportGroup {
  /// The group.
  package let group: MatchGroup
  /// Its records, contact by contact, numbered from 1.
  package let records: [ReportRecord]
  private let numbers: [Int: Int]

  /// Fetches a group's contacts.
  ///
  /// - Throws: What the source's `fetch` throws.
  package init(_ group: MatchGroup, from source: MatchReportSource) throws {
    self.group = group
    var records: [ReportRecord] = []
    var numbers: [Int: Int] = [:]
    for member in group.contacts.flatMap(\.members) {
      numbers[member.record] = records.count + 1
      records.append(
        ReportRecord(
          number: records.count + 1, inputName: source.inputName(member.provenance),
          provenance: member.provenance, fingerprint: member.fingerprint,
          contact: try source.fetch(member.provenance), score: member.score))
    }
    self.records = records
    self.numbers = numbers
  }

  /// The score of the weakest link in bits: the group is as sure as that.
  package var score: Double { group.links.map(\.score).min() ?? 0 }
  /// The weakest link's score as a probability.
  package var probability: Double { Score.probability(bits: score) }

  /// The records of one of the group's contacts.
  package func records(of contact: MatchedContact) -> [ReportRecord] {
    contact.members.compactMap { numbers[$0.record] }.map { records[$0 - 1] }
  }

  /// For each record, by its number less 1, the best link that holds it, as an index into the group's links.
  package var bestLinks: [Int?] {
    var best = [Int?](repeating: nil, count: records.count)
    for (index, link) in group.links.enumerated() {
      for record in [link.first, link.second] {
        guard let number = numbers[record] else { continue }
        if let old = best[number - 1], group.links[old].score >= link.score { continue }
        best[number - 1] = index
      }
    }
    return best
  }

  /// A link with its records and its waterfall; fetches a record that is in another group.
  package func pair(_ link: MatchLink, from source: MatchReportSource) throws -> ReportPair {
    ReportPair(
      first: try record(link.first, from: source), second: try record(link.second, from: source),
      explanation: source.explain(link.first, link.second), link: link,
      isRedacted: source.isRedacted)
  }

  private func record(_ position: Int, from source: MatchReportSource) throws -> ReportRecord {
    if let number = numbers[position] { return records[number - 1] }
    let (provenance, fingerprint) = source.locate(position)
    return ReportRecord(
      number: 0, inputName: source.inputName(provenance), provenance: provenance,
      fingerprint: fingerprint, contact: try source.fetch(provenance))
  }
}
