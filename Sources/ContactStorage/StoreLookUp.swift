import RecordStreams

/// What planning and saving know of a stored card.
package struct CardState: Sendable {
  /// The number of its row.
  package var row: Int64
  package var identifier: CardIdentifier
  package var container: Int64
  package var fingerprint: ContentFingerprint
  /// The UID that is the card's own in its container; empty for none.
  package var uid: [UInt8]
  package var revision: Int64
}

/// Asks the store about cards by their keys; holds its statements ready.
///
/// Questions come in sorted batches, so that each page of an index is read once.
struct StoreLookUp: ~Copyable {
  private var lookUpKey: SQLiteStatement
  private var lookUpIdentifier: SQLiteStatement
  private var selectState: SQLiteStatement
  private var selectSources: SQLiteStatement
  private var selectContainer: SQLiteStatement
  private var selectStore: SQLiteStatement
  private var selectBody: SQLiteStatement

  init(_ connection: borrowing SQLiteConnection) throws(StoreError) {
    let lookUpKey = try connection.prepare(StoreSQL.lookUpKey)
    let lookUpIdentifier = try connection.prepare(StoreSQL.lookUpIdentifier)
    let selectState = try connection.prepare(StoreSQL.selectState)
    let selectSources = try connection.prepare(StoreSQL.selectSources)
    let selectContainer = try connection.prepare(StoreSQL.selectContainer)
    let selectStore = try connection.prepare(StoreSQL.selectStore)
    let selectBody = try connection.prepare(StoreSQL.selectBody)
    self.lookUpKey = lookUpKey
    self.lookUpIdentifier = lookUpIdentifier
    self.selectState = selectState
    self.selectSources = selectSources
    self.selectContainer = selectContainer
    self.selectStore = selectStore
    self.selectBody = selectBody
  }
}

extension StoreLookUp: CardLookUp {
  mutating func cards(
    withSorted keys: [StoredKey], limit: Int
  ) throws(StoreError) -> [StoredKey: [CardState]] {
    var found: [StoredKey: [CardState]] = [:]
    var states: [Int64: CardState] = [:]
    for key in keys {
      for row in try cards(with: key, limit: limit) {
        if states[row] == nil { states[row] = try state(row) }
        if let state = states[row] { found[key, default: []].append(state) }
      }
    }
    return found
  }

  /// The rows of the cards that have a key, at most `limit` of them.
  mutating func cards(with key: StoredKey, limit: Int) throws(StoreError) -> [Int64] {
    lookUpKey.bind(1, Int64(key.kind.rawValue))
    lookUpKey.bind(2, key.storedHash)
    lookUpKey.bind(3, Int64(limit))
    var rows: [Int64] = []
    while try lookUpKey.step() { rows.append(lookUpKey.integer(0)) }
    return rows
  }

  /// What is known of the card in a row; `nil` when there is none.
  mutating func state(_ row: Int64) throws(StoreError) -> CardState? {
    selectState.bind(1, row)
    guard try selectState.step() else { return nil }
    defer { selectState.reset() }
    guard let identifier = CardIdentifier(bytes: selectState.bytes(1)) else { return nil }
    return CardState(
      row: selectState.integer(0), identifier: identifier, container: selectState.integer(2),
      fingerprint: ContentFingerprint(bytes: selectState.bytes(3)),
      uid: [UInt8](copying: selectState.bytes(4)), revision: selectState.integer(5))
  }

  /// The row of a card.
  ///
  /// - Throws: `recordDoesNotExist` with the item's index.
  mutating func row(of identifier: CardIdentifier, item: Int) throws(StoreError) -> Int64 {
    guard let row = try row(of: identifier) else {
      throw StoreError(
        .recordDoesNotExist, "there is no card \(identifier)", item: item,
        identifiers: [identifier])
    }
    return row
  }

  /// The row of a card; `nil` when there is none.
  mutating func row(of identifier: CardIdentifier) throws(StoreError) -> Int64? {
    lookUpIdentifier.bind(1, blob: identifier.bytes.span)
    guard try lookUpIdentifier.step() else { return nil }
    defer { lookUpIdentifier.reset() }
    return lookUpIdentifier.integer(0)
  }

  /// The card whose own UID this is.
  mutating func holder(ofUID uid: Span<UInt8>, key: StoredKey) throws(StoreError) -> CardState? {
    for row in try cards(with: key, limit: Self.collisions) {
      if let state = try state(row), state.uid.span.isEqual(to: uid) { return state }
    }
    return nil
  }

  /// The records a card stands for beside its own.
  mutating func sources(
    of row: Int64
  ) throws(StoreError) -> [CardSource] {
    selectSources.bind(1, row)
    var sources: [CardSource] = []
    while try selectSources.step() {
      sources.append(
        CardSource(
          uid: [UInt8](copying: selectSources.bytes(0)),
          fingerprint: ContentFingerprint(bytes: selectSources.bytes(1))))
    }
    return sources
  }

  /// When the source of a stored card says it was changed.
  mutating func revisionTime(of row: Int64) throws(StoreError) -> RevisionTime? {
    selectBody.bind(1, row)
    guard try selectBody.step() else { return nil }
    defer { selectBody.reset() }
    var decoder = CardDecoder()
    return RevisionTime(try decoder.decode(selectBody.bytes(6), provenance: Provenance()))
  }

  /// The row of a container that may be written.
  ///
  /// - Throws: `parentRecordDoesNotExist`, `parentContainerNotWritable`.
  mutating func writableContainer(
    _ identifier: CardIdentifier, item: Int?
  ) throws(StoreError) -> Int64 {
    selectContainer.bind(1, blob: identifier.bytes.span)
    guard try selectContainer.step() else {
      throw StoreError(
        .parentRecordDoesNotExist, "there is no container \(identifier)", item: item)
    }
    defer { selectContainer.reset() }
    guard selectContainer.integer(1) == 0 else {
      throw StoreError(
        .parentContainerNotWritable, "the container \(identifier) is read-only", item: item)
    }
    return selectContainer.integer(0)
  }

  /// The row of the default container.
  mutating func defaultContainer() throws(StoreError) -> Int64 {
    guard try selectStore.step() else {
      throw StoreError(.noAccessibleWritableContainers, "the store has no container")
    }
    defer { selectStore.reset() }
    return selectStore.integer(4)
  }

  /// How many cards with the same key are looked at where one is expected.
  static let collisions = 64
}
