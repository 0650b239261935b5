public import ContactModel

/// Changes that a store makes together: all of them, or none.
///
/// Executing consumes the request, so it cannot be run twice by mistake:
///
///     var request = SaveRequest(author: "me")
///     request.add(contact)
///     request.delete(identifier)
///     let saved = try store.execute(request)
public struct SaveRequest: ~Copyable {
  enum Change {
    case add(Contact, StoredKeys, container: CardIdentifier?)
    case update(CardIdentifier, Contact, StoredKeys, expectedRevision: Int64?, [RecordSource])
    case delete(CardIdentifier, expectedRevision: Int64?)
  }

  /// Who makes the change; stands in the history.
  public let author: String
  private(set) var changes: [Change] = []

  /// Begins a request.
  public init(author: String = "") { self.author = author }

  /// How many changes the request holds.
  public var count: Int { changes.count }

  /// Adds a card.
  ///
  /// - Parameters:
  ///   - contact: What the card says. Its UID must be new in the container; without one is fine.
  ///   - keys: Match keys of the caller's own.
  ///   - container: Where; `nil` for the default container.
  public mutating func add(
    _ contact: Contact, keys: StoredKeys = .none, to container: CardIdentifier? = nil
  ) {
    changes.append(.add(contact, keys, container: container))
  }

  /// Replaces all that a card says. Its identifier, container and groups stay.
  ///
  /// - Parameters:
  ///   - keys: Match keys of the caller's own; they replace those the card had.
  ///   - expectedRevision: Fails with `conflict` if the card's revision is another one.
  ///   - sources: Records that the card stands for from now on, so that importing them again finds
  ///     it. The content it had when it was imported is remembered by itself.
  public mutating func update(
    _ identifier: CardIdentifier, to contact: Contact, keys: StoredKeys = .none,
    expectedRevision: Int64? = nil, absorbing sources: [RecordSource] = []
  ) {
    changes.append(
      .update(identifier, contact, keys, expectedRevision: expectedRevision, sources))
  }

  /// Removes a card.
  public mutating func delete(_ identifier: CardIdentifier, expectedRevision: Int64? = nil) {
    changes.append(.delete(identifier, expectedRevision: expectedRevision))
  }
}

/// What is remembered of a record that became part of a card: enough to know it when it comes again.
public struct RecordSource: Sendable, Hashable {
  /// The record's UID; empty for none.
  public var uid: String
  package var fingerprint: ContentFingerprint

  /// Takes the identity of a record.
  public init(_ contact: Contact) {
    uid = contact.uid
    fingerprint = ContentFingerprint(contact)
  }
}

/// What a save request did.
public struct SaveResult: Sendable, Hashable {
  /// The identifier of each change's card, in the order of the request.
  public var identifiers: [CardIdentifier]
  /// The store's revision after it; also that of every card it changed.
  public var revision: Int64
}
