import ContactModel

/// What one chunk of an import would change, card by card.
///
/// Made by an `ImportPlanner`, carried out by `ContactStore.execute(_:in:)`; good for showing what an import
/// would do.
public struct SavePlan: Sendable {
  /// What becomes of one record.
  public enum Action: Sendable, Hashable {
    /// A new card.
    case add
    /// Replaces the content of a stored card.
    case update(CardIdentifier)
    /// A stored card says the same, or is kept as it is.
    case unchanged(CardIdentifier)
    /// Says the same as an earlier record that is added or updates a card; its position in this chunk,
    /// `nil` for one of an earlier chunk of a dry run.
    case repeats(Int?)
  }

  /// One record and what becomes of it.
  struct Item {
    var incoming: IncomingCard
    var action: Action
    /// The card, where there is one.
    var row: Int64 = 0
    /// Whether the record's UID becomes the own UID of its new card.
    var claimsUID = true
    /// Whether the record's UID is to lead to the card as well from now on.
    var addsAlias = false
    /// A card that the record's UID no longer leads to.
    var leavesRow: Int64?
    /// A card that had the record's UID as its own, and loses it because another record of this import
    /// says what the card says.
    var releasesRow: Int64?
  }

  package var container: Int64
  /// The store's revision that the plan was made for.
  public internal(set) var revision: Int64
  var items: [Item] = []
  /// What becomes of each record, in order.
  public var actions: [Action] { items.map(\.action) }
  /// What becomes of all.
  public internal(set) var counts = ImportCounts()
  /// Cards that share a match key with a record that would be added, by position of the record.
  public internal(set) var candidates: [Int: [CardIdentifier]] = [:]
  /// Whether carrying out the plan would write anything.
  public var changesStore: Bool { counts.added + counts.updated > 0 || addsAliases }
  var addsAliases = false
  /// UIDs and rows that the planner learned from this chunk, to be forgotten when it plans anew.
  var learned = ImportPlanner.Memory()
}
