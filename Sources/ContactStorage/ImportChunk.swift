public import ContactModel

/// A contact on its way into a store, with the match keys its caller stores beside it.
public struct IncomingCard: Sendable {
  /// What is to be stored.
  public let contact: Contact
  /// Match keys of the caller's own.
  public var keys: StoredKeys
  /// By what the record is known when it comes again; that of `contact` unless it was changed since it
  /// was read in a way that may differ the next time.
  public var source: RecordSource
  let fingerprint: ContentFingerprint

  /// Makes an incoming card.
  ///
  /// - Complexity: hashes the contact; make these on all cores.
  public init(_ contact: Contact, keys: StoredKeys = .none) {
    self.contact = contact
    self.keys = keys
    source = RecordSource(contact)
    fingerprint = source.fingerprint
  }
}

/// A place in the inputs of an import: everything up to and including this record.
public struct ImportPosition: Sendable, Hashable, Comparable {
  /// The position of the input among the run's inputs, from 0.
  public var input: Int
  /// The record in it, from 1.
  public var record: Int

  /// Makes a position.
  public init(input: Int, record: Int) {
    self.input = input
    self.record = record
  }

  /// Says which comes first.
  public static func < (left: ImportPosition, right: ImportPosition) -> Bool {
    (left.input, left.record) < (right.input, right.record)
  }
}

/// What became of records.
public struct ImportCounts: Sendable, Hashable {
  /// Stored as new cards.
  public var added = 0
  /// Replaced what a card said.
  public var updated = 0
  /// Were there already, word for word; `repeated` and `kept` ones among them.
  public var unchanged = 0
  /// Say the same as an earlier record of the same import.
  public var repeated = 0
  /// Differ from their card, which the policy kept as it is.
  public var kept = 0

  /// Makes counts of zero.
  public init() {}

  /// All records.
  public var total: Int { added + updated + unchanged }

  /// Adds the counts.
  public static func + (left: ImportCounts, right: ImportCounts) -> ImportCounts {
    var sum = left
    sum.added += right.added
    sum.updated += right.updated
    sum.unchanged += right.unchanged
    sum.repeated += right.repeated
    sum.kept += right.kept
    return sum
  }
}

/// What becomes of a card when a record with its UID says something else.
public struct UpdatePolicy: Sendable, Hashable {
  enum Rule { case replace, keep, newer }
  let rule: Rule

  /// The record replaces the card's content. A card that was edited in the store is replaced only if
  /// the record has changed too since it was imported.
  public static let replace = UpdatePolicy(rule: .replace)
  /// The card stays as it is.
  public static let keep = UpdatePolicy(rule: .keep)
  /// The record replaces the content unless its revision time (REV) is older than the card's.
  public static let newer = UpdatePolicy(rule: .newer)
}
