/// What every contact store can do, whatever database is behind it.
///
/// `ContactStore` keeps cards in an SQLite file. Roads and commands that are written against this
/// protocol work with any other store, and the test suite of `ContactStore` says what is expected of
/// one. Planning of imports (`ImportPlanner`) is the same for all: a store answers the questions of
/// `CardLookUp` and carries out plans.
public protocol ContactStoring: ~Copyable {
  /// The store's own identifier.
  var identifier: CardIdentifier { get }
  /// The container that takes cards for which none was named.
  var defaultContainer: CardIdentifier { get }
  /// Whether nothing may be written.
  var isReadOnly: Bool { get }

  /// Facts about the store.
  func info() throws(StoreError) -> StoreInfo
  /// Looks the whole store over; empty when nothing is wrong.
  func check() throws(StoreError) -> [StoreProblem]
  /// The number of the last transaction; the same number means that no card has changed.
  func revision() throws(StoreError) -> Int64
  /// Whether there is no card at all.
  func isEmpty() throws(StoreError) -> Bool
  /// How many cards there are, in all or in one container.
  func count(in container: CardIdentifier?) throws(StoreError) -> Int
  /// The containers, in the order in which they were made.
  func containers() throws(StoreError) -> [StoreContainer]

  /// The cards with these identifiers, in the order asked for; those that are not there are left out.
  func cards(_ identifiers: [CardIdentifier], parts: CardParts) throws(StoreError) -> [StoredCard]
  /// Hands over card after card of one moment, in constant memory, until `body` returns false.
  func enumerateCards(
    in container: CardIdentifier?, parts: CardParts, order: CardOrder,
    _ body: (StoredCard) throws -> Bool) throws
  /// The cards that meet everything a request sets.
  func find(_ request: FindRequest) throws(StoreError) -> [StoredCard]

  /// Makes all changes of a request in one transaction, or none of them.
  mutating func execute(_ request: consuming SaveRequest) throws(StoreError) -> SaveResult

  /// Plans one chunk of an import against one moment of the store.
  func plan(
    _ chunk: [IncomingCard], by planner: inout ImportPlanner
  ) throws(StoreError) -> SavePlan
  /// Begins an import, or takes up one that was interrupted.
  func beginImport(
    key: String, author: String, inputNames: [String], container: CardIdentifier?,
    policy: UpdatePolicy
  ) throws(StoreError) -> ImportRun
  /// Carries out a plan in one transaction, together with its row in the journal.
  mutating func execute(
    _ plan: SavePlan, in run: inout ImportRun
  ) throws(StoreError) -> ImportChunkResult
  /// Marks an import as finished.
  mutating func finish(_ run: ImportRun) throws(StoreError)
}

/// The questions that planning asks of a store, inside one transaction.
///
/// Keys come in sorted batches, so that a store answers them in one pass over its index, or in one
/// statement with an array.
protocol CardLookUp: ~Copyable {
  /// The cards that have each of these keys, at most `limit` a key; keys without cards are left out.
  mutating func cards(
    withSorted keys: [StoredKey], limit: Int
  ) throws(StoreError) -> [StoredKey: [CardState]]
  /// The records a card stands for beside its own.
  mutating func sources(of row: Int64) throws(StoreError) -> [CardSource]
  /// When the source of a stored card says it was changed.
  mutating func revisionTime(of row: Int64) throws(StoreError) -> RevisionTime?
  /// The row of a container that may be written.
  mutating func writableContainer(
    _ identifier: CardIdentifier, item: Int?
  ) throws(StoreError) -> Int64
  /// The row of the default container.
  mutating func defaultContainer() throws(StoreError) -> Int64
}

extension ContactStore: ContactStoring {
  /// Hands every card to `body`, one after another; as `ContactStoring` says.
  public func enumerateCards(
    in container: CardIdentifier?, parts: CardParts, order: CardOrder,
    _ body: (StoredCard) throws -> Bool
  ) throws {
    var cursor = try cards(in: container, parts: parts, order: order)
    while let card = try cursor.next() {
      guard try body(card) else { return }
    }
  }

  /// Plans a chunk; as `ContactStoring` says.
  public func plan(
    _ chunk: [IncomingCard], by planner: inout ImportPlanner
  ) throws(StoreError) -> SavePlan {
    var working = planner
    let plan = try reading { () throws(StoreError) in
      let revision = try revision()
      var lookUp = try StoreLookUp(connection)
      return try working.plan(chunk, revision: revision, &lookUp)
    }
    planner = working
    return plan
  }
}
