/// What cards to find: those that meet everything that is set.
public struct FindRequest: Sendable, Hashable {
  /// Words of which each begins a word of the name, nickname or organization, without regard to case and marks.
  /// Empty: any name.
  public var name = ""
  /// A whole mailbox, without regard to case. Empty: any.
  public var email = ""
  /// A phone number in any spelling. Two international numbers must be equal; of two of which one is
  /// national, one must end in the other, with at least seven digits. Empty: any.
  public var phone = ""
  /// Match keys of the caller's own by which a phone number is found as well, e.g. that of its E.164 form.
  public var phoneKeys: [StoredKey] = []
  /// A UID as the source gave it. Empty: any.
  public var uid = ""
  /// Cards to choose from; `nil`: all.
  public var identifiers: [CardIdentifier]?
  /// The container; `nil`: any.
  public var container: CardIdentifier?
  /// The order.
  public var order = CardOrder.none
  /// How many cards at most; `nil`: all.
  public var limit: Int?
  /// What to fetch of each.
  public var parts = CardParts.all

  /// Makes a request that finds every card.
  public init() {}
}
