public import ContactModel
public import RecordStreams

/// One contact made of several cards, and the account of how.
public struct UnifiedContact: Sendable, Hashable {
  /// The merged contact.
  public var contact: Contact
  /// Where the cards came from, in the order in which they were asked.
  public let sources: [Provenance]
  /// What became of every value: where the kept ones came from, what was dropped and why.
  public let values: [MergedValue]

  /// The values that are in none of the merged contact's fields.
  public var dropped: [MergedValue] { values.filter { !$0.isKept } }
}

/// One value of a card, and what became of it.
public struct MergedValue: Sendable, Hashable {
  /// Why a value is kept or not.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// It is in the merged contact.
    case kept
    /// The same value is there, from this or another card.
    case equal
    /// There can be one only, and another card was asked first.
    case outranked
    /// Names are taken whole from one card.
    case otherName = "other name"
    /// A value that says the same and more is there.
    case contained
  }

  /// The property, e.g. "phoneNumber".
  public let property: String
  /// The value as written; parts of an address or a name joined by commas; pictures by their size.
  public let text: String
  /// Which card it is from: an index into `UnifiedContact.sources`.
  public let source: Int
  /// What became of it.
  public let reason: Reason
  /// Whether the value is in the merged contact.
  public var isKept: Bool { reason == .kept }
}
