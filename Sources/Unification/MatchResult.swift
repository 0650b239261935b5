public import RecordStreams

/// Who is the same: groups of records, with the model that found them, so that every pair can be explained.
///
/// Holds the features of all records, not the records; fetch those by provenance.
public struct MatchResult: Sendable {
  /// The groups of two or more records, by their lowest records.
  public let groups: [MatchGroup]
  /// The number of records that were looked at.
  public let recordCount: Int
  /// How many pairs were compared.
  public let comparedPairs: Int
  /// For each record of the run, the number of its contact in `groups`; 0 for records that are in none.
  package let contactNumbers: [UInt32]
  /// What each blocking rule did.
  package let blocking: BlockingStatistics

  let scorer: PairScorer
  /// The place in the order of work of each record.
  let places: [UInt32]

  private func place(_ record: Int) -> Int { Int(places[record]) }

  /// Explains the score of any two records of the run.
  ///
  /// - Parameters:
  ///   - first: A record's position among all records, from 0.
  ///   - second: Another's.
  /// - Complexity: O(values of the two records).
  public func explain(_ first: Int, _ second: Int) -> PairExplanation {
    scorer.model.explanation(scorer.compare(place(first), place(second)))
  }

  /// Where a record is.
  public func provenance(of record: Int) -> Provenance {
    scorer.comparer.store.references[place(record)].provenance
  }

  /// The fingerprint that decisions name a record by.
  public func fingerprint(of record: Int) -> UInt64 {
    scorer.comparer.store.fingerprints[place(record)]
  }

  /// The average number of other records of the same person that a record has, as the model estimates it.
  public var duplicatesPerRecord: Double { scorer.model.duplicatesPerRecord }

  /// The number of contacts that remain when all sure contacts are merged.
  public var contactCount: Int {
    recordCount
      - groups.reduce(0) { sum, group in
        sum + group.contacts.reduce(0) { $0 + $1.members.count - 1 }
      }
  }
}
