public import RecordStreams

/// Records that may be one person, in contacts of records that surely are.
public struct MatchGroup: Sendable, Hashable {
  /// The group's number in its result, from 1.
  public let number: Int
  /// The contacts, by the lowest record of each; at least one, and two records in all.
  public let contacts: [MatchedContact]
  /// The links that hold the group together, best first: one fewer than it has records.
  public let links: [MatchLink]
  /// Links that were not made because something contradicts, best first.
  public let refused: [MatchLink]

  /// Every member, contact by contact.
  public var members: [MatchMember] { contacts.flatMap(\.members) }
  /// Whether the whole group is one contact, to be merged without asking.
  public var isSure: Bool { contacts.count == 1 }
}

/// Records that surely are one person, or one record by itself.
public struct MatchedContact: Sendable, Hashable {
  /// The contact's number in its result, from 1.
  public let number: Int
  /// The records, in input order.
  public let members: [MatchMember]
  /// Whether the contact has several records, which can be merged without asking.
  public var isSure: Bool { members.count > 1 }
}

/// One record of a group.
public struct MatchMember: Sendable, Hashable {
  /// The record's position among all records of the run, from 0.
  public let record: Int
  /// Where the record is.
  public let provenance: Provenance
  /// The score of the best link that holds the record in its group, in bits: log2 of the odds.
  public let score: Double
  /// The fingerprint that decisions name the record by.
  public let fingerprint: UInt64
  /// The score as a probability, 0…1.
  public var probability: Double { Score.probability(bits: score) }
}

/// Two records that were linked, or nearly.
public struct MatchLink: Sendable, Hashable {
  /// One record's position among all records of the run, from 0.
  public let first: Int
  /// The other's.
  public let second: Int
  /// The score in bits: log2 of the odds that the two are one person.
  public let score: Double
  /// Whether the link holds a contact together, not only a group.
  public let isSure: Bool
  /// Whether a person decided it.
  public let isDecided: Bool
  /// What speaks against the link.
  public let contradictions: [Contradiction]
  /// The score as a probability, 0…1.
  public var probability: Double { Score.probability(bits: score) }
}

/// Scores and probabilities.
public enum Score {
  /// The probability that belongs to a score in bits.
  public static func probability(bits: Double) -> Double { 1 / (1 + Math.exp2(-bits)) }

  /// The score in bits that belongs to a probability.
  public static func bits(probability: Double) -> Double {
    let clamped = min(max(probability, 1e-12), 1 - 1e-12)
    return Math.log2(clamped / (1 - clamped))
  }
}
