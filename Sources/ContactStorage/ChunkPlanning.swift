import ContactModel
import RecordStreams

/// The planning of one chunk: what the store answered, and what was decided so far.
struct ChunkPlanning {
  private(set) var plan: SavePlan
  private let policy: UpdatePolicy
  private var uids: [[UInt8]] = []
  private var uidKeys: [StoredKey?] = []
  private var contentKeys: [StoredKey] = []
  /// What the store has, by key.
  private var stored: [StoredKey: [CardState]] = [:]
  /// Records of this chunk that put a content into the store.
  private var planned: [ContentFingerprint: Int] = [:]
  /// Cards that this chunk gives another content.
  private var superseded: Set<Int64> = []

  var remembersContents = false
  /// The store's revision when the import began.
  var startRevision = Int64.max

  init(_ chunk: [IncomingCard], container: Int64, policy: UpdatePolicy, revision: Int64) {
    plan = SavePlan(container: container, revision: revision)
    self.policy = policy
    plan.items = chunk.map { SavePlan.Item(incoming: $0, action: .add) }
    for incoming in chunk {
      let uid = Array(incoming.source.uid.utf8)
      uids.append(uid)
      uidKeys.append(uid.isEmpty ? nil : CardKeys.uid(uid.span, container: container))
      contentKeys.append(CardKeys.content(incoming.source.fingerprint, container: container))
    }
  }

  /// Asks the store for every key of the chunk, in the order of its index.
  mutating func ask(
    _ lookUp: inout some CardLookUp & ~Copyable, candidateKinds: Set<StoredKey.Kind>
  ) throws(StoreError) {
    stored = try lookUp.cards(
      withSorted: Self.distinct(contentKeys + uidKeys.compactMap { $0 }),
      limit: StoreLookUp.collisions)
    guard !candidateKinds.isEmpty else { return }
    let callers = plan.items.flatMap { item in
      item.incoming.keys.keys.filter { candidateKinds.contains($0.kind) }
    }
    let sharing = try lookUp.cards(
      withSorted: Self.distinct(callers), limit: StoreLookUp.collisions)
    for (index, item) in plan.items.enumerated() {
      var found: Set<CardIdentifier> = []
      for key in item.incoming.keys.keys {
        for state in sharing[key] ?? [] { found.insert(state.identifier) }
      }
      if !found.isEmpty { plan.candidates[index] = found.sorted() }
    }
  }

  private static func distinct(_ keys: [StoredKey]) -> [StoredKey] {
    var distinct: [StoredKey] = []
    distinct.reserveCapacity(keys.count)
    for key in keys.sorted() where key != distinct.last { distinct.append(key) }
    return distinct
  }

  /// Decides about one record.
  mutating func decide(
    _ index: Int, _ memory: ImportPlanner.Memory, _ lookUp: inout some CardLookUp & ~Copyable
  ) throws(StoreError) {
    let fingerprint = plan.items[index].incoming.source.fingerprint
    if let key = uidKeys[index] {
      let uid = uids[index]
      let met = ImportPlanner.Memory.key(of: uid.span)
      if memory.uids.contains(met) || !plan.learned.uids.insert(met).inserted {
        plan.items[index].claimsUID = false
      } else if try decideByUID(index, key, memory, &lookUp) {
        return
      }
    }
    let isOwn = plan.items[index].claimsUID && uidKeys[index] != nil
    if !isOwn, let earlier = planned[fingerprint] {
      plan.items[index].action = .repeats(earlier)
      plan.counts.repeated += 1
      noteUnchanged(index, alias: false)
      return
    }
    if !isOwn, memory.contents.contains(contentKeys[index].hash) {
      plan.items[index].action = .repeats(nil)
      plan.counts.repeated += 1
      noteUnchanged(index, alias: false)
      return
    }
    if let state = sameContent(index, isOwn: isOwn, memory) {
      let isForeign = !state.uid.isEmpty && state.uid != uids[index]
      leaveUnchanged(index, state, alias: isOwn)
      if isOwn { plan.learned.claimed.insert(state.row) }
      if state.revision > startRevision { plan.counts.repeated += 1 }
      if isForeign { vouch(state, memory) }
      return
    }
    add(index)
  }

  /// Decides by the record's UID, if it leads to a card; returns whether it did.
  private mutating func decideByUID(
    _ index: Int, _ key: StoredKey, _ memory: ImportPlanner.Memory,
    _ lookUp: inout some CardLookUp & ~Copyable
  ) throws(StoreError) -> Bool {
    let holders = stored[key] ?? []
    if let own = holders.first(where: { $0.uid == uids[index] }) {
      try decideForOwner(index, own, memory, &lookUp)
      return true
    }
    let fingerprint = plan.items[index].incoming.source.fingerprint
    for state in holders {
      let source = try lookUp.sources(of: state.row).first { $0.uid == uids[index] }
      guard let source else { continue }
      if holds(source, for: state, fingerprint) {
        leaveUnchanged(index, state, alias: false)
        plan.learned.claimed.insert(state.row)
        vouch(state, memory)
        return true
      }
      plan.items[index].leavesRow = state.row
    }
    return false
  }

  /// Whether a record with this content is still what the card stands for.
  private func holds(
    _ source: CardSource, for state: CardState, _ fingerprint: ContentFingerprint
  ) -> Bool {
    // With its new content the card loses the records that said what it said before.
    if superseded.contains(state.row), source.fingerprint == state.fingerprint { return false }
    if source.fingerprint == fingerprint { return true }
    return state.fingerprint == fingerprint && !superseded.contains(state.row)
  }

  private mutating func decideForOwner(
    _ index: Int, _ own: CardState, _ memory: ImportPlanner.Memory,
    _ lookUp: inout some CardLookUp & ~Copyable
  ) throws(StoreError) {
    let fingerprint = plan.items[index].incoming.source.fingerprint
    if own.fingerprint == fingerprint {
      leaveUnchanged(index, own, alias: false)
      return
    }
    for source in try lookUp.sources(of: own.row)
    where source.uid == own.uid && source.fingerprint == fingerprint {
      // Edited in the store since; the record itself has not changed.
      leaveUnchanged(index, own, alias: false)
      return
    }
    if try keeps(own, plan.items[index].incoming.contact, &lookUp) {
      plan.counts.kept += 1
      leaveUnchanged(index, own, alias: false)
      return
    }
    if memory.vouched.contains(own.row) || plan.learned.vouched.contains(own.row) {
      // The card goes on as that of the other record.
      plan.items[index].releasesRow = own.row
      add(index)
      return
    }
    plan.items[index].action = .update(own.identifier)
    plan.items[index].row = own.row
    plan.counts.updated += 1
    superseded.insert(own.row)
    remember(fingerprint, index)
  }

  /// Whether the policy keeps the card as it is.
  private func keeps(
    _ state: CardState, _ contact: Contact, _ lookUp: inout some CardLookUp & ~Copyable
  ) throws(StoreError) -> Bool {
    switch policy.rule {
    case .replace: return false
    case .keep: return true
    case .newer:
      let stored = try lookUp.revisionTime(of: state.row)
      let incoming = RevisionTime(contact)
      guard let stored, let incoming else { return false }
      return incoming < stored
    }
  }

  /// A stored card of this container with the record's content, which this chunk leaves alone; for a record
  /// with a UID of its own one that no other record of this import stands for.
  private func sameContent(
    _ index: Int, isOwn: Bool, _ memory: ImportPlanner.Memory
  ) -> CardState? {
    let candidates = (stored[contentKeys[index]] ?? []).filter { state in
      !superseded.contains(state.row) && !(isOwn && isTaken(state, memory))
    }
    return candidates.first { $0.uid == uids[index] } ?? candidates.first
  }

  /// Whether a record of this import stands for the card already.
  private func isTaken(_ state: CardState, _ memory: ImportPlanner.Memory) -> Bool {
    if memory.claimed.contains(state.row) || plan.learned.claimed.contains(state.row) {
      return true
    }
    guard !state.uid.isEmpty else { return state.revision > startRevision }
    let key = ImportPlanner.Memory.key(of: state.uid.span)
    return memory.uids.contains(key) || plan.learned.uids.contains(key)
  }

  private mutating func leaveUnchanged(_ index: Int, _ state: CardState, alias: Bool) {
    plan.items[index].action = .unchanged(state.identifier)
    plan.items[index].row = state.row
    noteUnchanged(index, alias: alias && state.uid != uids[index])
  }

  private mutating func noteUnchanged(_ index: Int, alias: Bool) {
    plan.counts.unchanged += 1
    if alias {
      plan.items[index].addsAlias = true
      plan.addsAliases = true
    }
  }

  private mutating func vouch(_ state: CardState, _ memory: ImportPlanner.Memory) {
    guard !state.uid.isEmpty else { return }
    let key = ImportPlanner.Memory.key(of: state.uid.span)
    if memory.uids.contains(key) || plan.learned.uids.contains(key) { return }
    if !memory.vouched.contains(state.row) { plan.learned.vouched.insert(state.row) }
  }

  private mutating func add(_ index: Int) {
    plan.items[index].action = .add
    plan.counts.added += 1
    let fingerprint = plan.items[index].incoming.source.fingerprint
    remember(fingerprint, index)
  }

  private mutating func remember(_ fingerprint: ContentFingerprint, _ index: Int) {
    if planned[fingerprint] == nil { planned[fingerprint] = index }
    if remembersContents { plan.learned.contents.insert(contentKeys[index].hash) }
  }
}
