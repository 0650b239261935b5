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
        if let row = item.releasesRow { try releaseUID(of: row, connection, &writer, &lookUp) }
        try add(item, fresh[next], index, &writer)
        next += 1
      case .update(let identifier):
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
    guard try writer.update(item.row, entry(item), sources: .forget) != nil else {
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

  /// Takes its own UID from a card, which goes on as that of another record.
  private func releaseUID(
    of row: Int64, _ connection: borrowing SQLiteConnection, _ writer: inout CardWriter,
    _ lookUp: inout StoreLookUp
  ) throws(StoreError) {
    guard let state = try lookUp.state(row),
      var copy = try ContactStore.contact(inRow: row, connection)?.mutableCopy()
    else { return }
    // It says the UID of a record it stands for, without claiming it: that record is known by its source.
    let other = try lookUp.sources(of: row).first { !$0.uid.isEmpty && $0.uid != state.uid }
    copy.uid = other.map { String(decoding: $0.uid, as: UTF8.self) } ?? ""
    let contact = Contact(copy)
    let entry = CardWriter.Entry(
      contact: contact, fingerprint: state.fingerprint, extraKeys: .none, claimsUID: false)
    _ = try writer.update(row, entry, sources: .release)
  }
}
