public import ContactModel
import RecordStreams

/// Decides for each record of an import what it is to the store: new, changed, or there already.
///
/// For a chunk it asks first which UIDs, contents and match keys the store has, all at once and in
/// the order of the index; then it decides record by record:
///
/// 1. A card has the record's UID as its own: unchanged when it says the same (or said so when it was
///    imported), else an update, as the policy says.
/// 2. The UID was noted for a card that said the same: unchanged while it still does, else a new card.
/// 3. A card of the container says the same and no other record of this import stands for it: unchanged, and
///    the UID is noted for that card. So a new export under new UIDs changes nothing.
/// 4. Otherwise a new card: two records with UIDs of their own are two cards, even if they say the same.
///
/// A record without UID that says the same as an earlier one is that one, again.
///
/// A UID that comes again within one import never updates (the second would undo the first, and the
/// first the second the next time): a repeated record is unchanged if it says the same as some card,
/// else it becomes a card of its own without claim to the UID.
public struct ImportPlanner: Sendable {
  /// What was met in this import so far.
  struct Memory: Sendable {
    /// Keys of the UIDs.
    var uids: Set<UInt64> = []
    /// Cards that stand for a record of another UID while their own was not met yet.
    var vouched: Set<Int64> = []

    /// Cards that stand for a record of another UID in this import, so that a second such record does not
    /// take the same card.
    var claimed: Set<Int64> = []

    /// Keys of the contents, in a dry run.
    var contents: Set<UInt64> = []

    mutating func formUnion(_ other: Memory) {
      uids.formUnion(other.uids)
      vouched.formUnion(other.vouched)
      claimed.formUnion(other.claimed)
      contents.formUnion(other.contents)
    }
  }

  /// The container that records go to; `nil` for the default one.
  public let container: CardIdentifier?
  /// What becomes of cards whose record has changed.
  public let policy: UpdatePolicy
  /// Kinds of caller's keys by which candidates are looked up; empty: none are.
  public var candidateKinds: Set<StoredKey.Kind> = []
  /// Whether plans are only looked at: then the planner remembers contents too, because the store
  /// does not have them when they come again.
  public var isDryRun = false
  /// The store's revision when the import began: a card newer than that was made by it.
  var startRevision = Int64.max
  var memory = Memory()

  /// Begins an import.
  public init(container: CardIdentifier? = nil, policy: UpdatePolicy = .replace) {
    self.container = container
    self.policy = policy
  }

  /// Plans one chunk. Chunks must come in the order of the inputs.
  ///
  /// - Complexity: O(records), a handful of index look-ups each; the planner remembers eight bytes a UID.
  public mutating func plan(
    _ chunk: [IncomingCard], with store: borrowing ContactStore
  ) throws(StoreError) -> SavePlan {
    var planner = self
    let plan = try store.reading { () throws(StoreError) in
      let revision = try store.revision()
      var lookUp = try StoreLookUp(store.connection)
      return try planner.plan(chunk, revision: revision, &lookUp)
    }
    self = planner
    return plan
  }

  mutating func plan(
    _ chunk: [IncomingCard], revision: Int64, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> SavePlan {
    let row =
      if let container { try lookUp.writableContainer(container, item: nil) } else {
        try lookUp.defaultContainer()
      }
    var planning = ChunkPlanning(chunk, container: row, policy: policy, revision: revision)
    planning.remembersContents = isDryRun
    planning.startRevision = startRevision
    try planning.ask(&lookUp, candidateKinds: candidateKinds)
    for index in chunk.indices { try planning.decide(index, memory, &lookUp) }
    memory.formUnion(planning.plan.learned)
    return planning.plan
  }

  /// Takes back what was learned from a plan that was not carried out.
  mutating func forget(_ plan: SavePlan) {
    memory.uids.subtract(plan.learned.uids)
    memory.vouched.subtract(plan.learned.vouched)
    memory.claimed.subtract(plan.learned.claimed)
  }

  /// Notes records that an earlier run has saved already.
  public mutating func skip(_ chunk: [Contact], in store: borrowing ContactStore) throws(StoreError)
  {
    var lookUp = try StoreLookUp(store.connection)
    let row =
      if let container { try lookUp.writableContainer(container, item: nil) } else {
        try lookUp.defaultContainer()
      }
    for contact in chunk {
      guard let uid = contact.first(.uid), uid.length > 0 else { continue }
      memory.uids.insert(CardKeys.uid(contact.bytes(of: uid), container: row).hash)
    }
  }
}
