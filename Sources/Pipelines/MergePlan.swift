public import RecordStreams
public import Unification

/// Which records of a run become one contact.
public struct MergePlan: Sendable {
  /// A record by its input and its number there.
  struct RecordKey: Sendable, Hashable {
    var input: Int
    var record: Int

    init(_ provenance: Provenance) {
      input = provenance.input
      record = provenance.record
    }
  }

  /// The records of each merged contact, in input order, under its first record.
  private(set) var clusters: [RecordKey: [Provenance]] = [:]
  /// Records that are merged into an earlier one.
  private(set) var followers: Set<RecordKey> = []

  /// The number of contacts that are made of several records.
  public var mergedContacts: Int { clusters.count }
  /// The number of records that are merged away.
  public var mergedAway: Int { followers.count }

  /// A plan that merges the sure contacts of a match.
  public init(sureContactsOf result: MatchResult) {
    for group in result.groups {
      for contact in group.contacts where contact.isSure {
        add(contact.members.map(\.provenance))
      }
    }
  }

  /// A plan that merges given sets of records.
  public init(merging sets: [[Provenance]]) {
    for set in sets { add(set) }
  }

  private mutating func add(_ records: [Provenance]) {
    let ordered = records.sorted { ($0.input, $0.record) < ($1.input, $1.record) }
    guard ordered.count > 1, let first = ordered.first else { return }
    clusters[RecordKey(first)] = ordered
    for record in ordered.dropFirst() { followers.insert(RecordKey(record)) }
  }
}
