import ContactModel

/// One plan at work, inside a transaction.
struct PlanExecution {
  private let plan: SavePlan
  /// Rows of the cards that records of this chunk became, by position.
  private var rows: [Int64] = []

  init(_ plan: SavePlan) { self.plan = plan }

  mutating func run(
    _ connection: borrowing SQLiteConnection, _ writer: inout CardWriter,
    _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> ImportChunkResult {
    let fresh = CardIdentifier.sorted(count: plan.counts.added)
    var next = 0
    rows = plan.items.map(\.row)
    for (index, item) in plan.items.enumerated() {
      switch item.action {
      case .add:
        try add(item, fresh[next], index, &writer)
        next += 1
      case .update(let identifier):
        if item.keepsOldContent { try keepOldContent(of: item.row, connection, &writer, &lookUp) }
        try update(item, identifier, &writer)
      case .unchanged: break
      case .repeats(let earlier): if let earlier { rows[index] = rows[earlier] }
      }
      if item.addsAlias { try addAlias(item, rows[index], &writer) }
    }
    return ImportChunkResult(
      identifiers: Self.identifiers(of: plan, added: fresh), counts: plan.counts,
      revision: writer.transaction)
  }

  /// The card of each record.
  static func identifiers(of plan: SavePlan, added: [CardIdentifier]) -> [CardIdentifier] {
    var identifiers: [CardIdentifier] = []
    identifiers.reserveCapacity(plan.items.count)
    var next = 0
    for item in plan.items {
      switch item.action {
      case .add:
        identifiers.append(added[next])
        next += 1
      case .update(let identifier), .unchanged(let identifier): identifiers.append(identifier)
      case .repeats(let earlier):
        identifiers.append(earlier.map { identifiers[$0] } ?? CardIdentifier(high: 0, low: 0))
      }
    }
    return identifiers
  }

  private mutating func add(
    _ item: SavePlan.Item, _ identifier: CardIdentifier, _ index: Int, _ writer: inout CardWriter
  ) throws(StoreError) {
    let source = item.incoming.source
    if let row = item.leavesRow {
      try writer.removeSource(row, uid: Array(source.uid.utf8), container: plan.container)
    }
    let card = try writer.add(
      entry(item), identifier: identifier, container: plan.container)
    rows[index] = card
    if source.fingerprint != item.incoming.fingerprint {
      try addAlias(item, card, &writer)
    }
  }

  private func update(
    _ item: SavePlan.Item, _ identifier: CardIdentifier, _ writer: inout CardWriter
  ) throws(StoreError) {
    guard try writer.update(item.row, entry(item), remembersSource: false) != nil else {
      throw StoreError(
        .recordDoesNotExist, "there is no card \(identifier)", identifiers: [identifier])
    }
    if item.incoming.source.fingerprint != item.incoming.fingerprint {
      try addAlias(item, item.row, &writer)
    }
  }

  private func entry(_ item: SavePlan.Item) -> CardWriter.Entry {
    CardWriter.Entry(
      contact: item.incoming.contact, fingerprint: item.incoming.fingerprint,
      extraKeys: item.incoming.keys, claimsUID: item.claimsUID)
  }

  private func addAlias(
    _ item: SavePlan.Item, _ row: Int64, _ writer: inout CardWriter
  ) throws(StoreError) {
    try writer.addSource(row, CardSource(item.incoming.source), container: plan.container)
  }

  /// Gives the content that a card is about to lose to a card of its own, with the UIDs noted for it.
  private func keepOldContent(
    of row: Int64, _ connection: borrowing SQLiteConnection, _ writer: inout CardWriter,
    _ lookUp: inout StoreLookUp
  ) throws(StoreError) {
    guard let state = try lookUp.state(row),
      let old = try ContactStore.contact(inRow: row, connection)
    else { return }
    let aliases = try lookUp.sources(of: row).filter { $0.uid != state.uid && !$0.uid.isEmpty }
    var copy = old.mutableCopy()
    copy.uid = aliases.first.map { String(decoding: $0.uid, as: UTF8.self) } ?? ""
    let entry = CardWriter.Entry(
      contact: Contact(copy), fingerprint: state.fingerprint, extraKeys: .none)
    let card = try writer.add(entry, identifier: CardIdentifier(), container: plan.container)
    for alias in aliases {
      try writer.removeSource(row, uid: alias.uid, container: plan.container)
    }
    for alias in aliases.dropFirst() {
      try writer.addSource(card, alias, container: plan.container)
    }
  }
}
