import ContactModel
import RecordStreams

/// Writes cards inside one transaction that the store has begun.
///
/// Rows of cards and their children are written at once, in the order of the cards; match keys are
/// collected and written sorted by `finish()`.
struct CardWriter: ~Copyable {
  /// The transaction's number: the revision of every card it writes.
  let transaction: Int64
  private(set) var keyChanges = KeyChanges()
  private var events = ChangeEvents()
  private var nextCard: Int64
  private var cardKeys = CardKeys()
  private var summary = CardSummary()
  private var body: [UInt8] = []
  private var pictures: [CardBody.Picture] = []
  private var keys: [StoredKey] = []
  private var insertCard: SQLiteStatement
  private var updateCard: SQLiteStatement
  private var deleteCard: SQLiteStatement
  private var selectBody: SQLiteStatement
  private var insertKey: SQLiteStatement
  private var deleteKey: SQLiteStatement
  private var insertChange: SQLiteStatement
  private var updateCounter: SQLiteStatement
  private var sources: CardSourceWriter
  private var rows: CardRowWriter
  private var images: CardImageWriter

  /// Gets ready; no other connection can write until the transaction ends.
  init(_ connection: borrowing SQLiteConnection, transaction: Int64) throws(StoreError) {
    var counter = try connection.prepare(StoreSQL.selectCounter)
    let nextCard = try counter.step() ? counter.integer(0) : 1
    counter.reset()
    let updateCounter = try connection.prepare(StoreSQL.updateCounter)
    let insertCard = try connection.prepare(StoreSQL.insertCard)
    let updateCard = try connection.prepare(StoreSQL.updateCard)
    let deleteCard = try connection.prepare(StoreSQL.deleteCard)
    let selectBody = try connection.prepare(StoreSQL.selectBody)
    let insertKey = try connection.prepare(StoreSQL.insertKey)
    let deleteKey = try connection.prepare(StoreSQL.deleteKey)
    let insertChange = try connection.prepare(StoreSQL.insertChange)
    let sources = try CardSourceWriter(connection)
    let rows = try CardRowWriter(connection)
    let images = try CardImageWriter(connection)
    self.transaction = transaction
    self.nextCard = nextCard
    self.updateCounter = updateCounter
    self.insertCard = insertCard
    self.updateCard = updateCard
    self.deleteCard = deleteCard
    self.selectBody = selectBody
    self.insertKey = insertKey
    self.deleteKey = deleteKey
    self.insertChange = insertChange
    self.sources = sources
    self.rows = rows
    self.images = images
  }

  /// What a card is written with.
  struct Entry {
    var contact: Contact
    var fingerprint: ContentFingerprint
    var extraKeys: StoredKeys
    /// Whether the contact's UID becomes the card's own in its container.
    var claimsUID = true
  }

  /// Adds a card and returns its row number.
  mutating func add(
    _ entry: Entry, identifier: CardIdentifier, container: Int64
  ) throws(StoreError) -> Int64 {
    let card = nextCard
    nextCard += 1
    prepare(entry, container: container)
    keyChanges.add(keys, card: card)
    let contact = entry.contact
    let identifierBytes = identifier.bytes
    let fingerprint = entry.fingerprint.bytes
    let extra = entry.extraKeys.bytes
    let nothing: [UInt8] = []
    var row = SQLiteRow(insertCard)
    row.bind(card)
    row.bind(blob: identifierBytes.span)
    row.bind(container)
    row.bind(transaction)
    row.bind(transaction)
    row.bind(summary.type)
    row.bind(pictures.count)
    row.bind(blob: fingerprint.span)
    if let uid = summary.uid, entry.claimsUID {
      row.bind(contact.bytes(of: uid), emptyIsNull: true)
    } else {
      row.bind(nothing.span, emptyIsNull: true)
    }
    Self.bindColumns(&row, contact, summary, nothing)
    row.bind(blob: extra.span)
    row.bind(blob: body.span)
    try row.run()
    try rows.write(contact, card: card)
    for picture in pictures { try images.write(picture, of: contact, card: card) }
    events.added(card)
    return card
  }

  /// Replaces what a card says; its identifier, container and groups stay.
  ///
  /// - Returns: What the card said before; `nil` when there is no such card.
  mutating func update(
    _ card: Int64, _ entry: Entry, sources rule: CardSource.Rule
  ) throws(StoreError) -> Previous? {
    guard let previous = try previous(card) else { return nil }
    let kept = previous.sources(after: rule)
    let oldKeys = allKeys(previous)
    prepare(entry, container: previous.container)
    var newKeys = keys
    for source in kept { newKeys += source.keys(container: previous.container) }
    let contact = entry.contact
    let claimed = rule == .release ? [] : claimedUID(of: entry, previous: previous)
    if !claimed.isEmpty {
      newKeys.append(CardKeys.uid(claimed.span, container: previous.container))
    }
    keyChanges.replace(oldKeys, by: newKeys, card: card)
    let fingerprint = entry.fingerprint.bytes
    let extra = entry.extraKeys.bytes
    let nothing: [UInt8] = []
    var row = SQLiteRow(updateCard)
    row.bind(transaction)
    row.bind(summary.type)
    row.bind(pictures.count)
    row.bind(blob: fingerprint.span)
    row.bind(claimed.span, emptyIsNull: true)
    Self.bindColumns(&row, contact, summary, nothing)
    row.bind(blob: extra.span)
    row.bind(blob: body.span)
    row.bind(card)
    try row.run()
    try rows.delete(card)
    try rows.write(contact, card: card)
    let replaced = try previous.imageCount > 0 ? images.detach(card) : []
    for picture in pictures { try images.write(picture, of: contact, card: card) }
    try images.removeUnused(replaced)
    try sources.replace(previous.sources, by: kept, of: card)
    events.updated(card)
    return previous
  }

  /// Removes a card with everything that hangs on it.
  ///
  /// - Returns: Whether there was one.
  mutating func delete(_ card: Int64) throws(StoreError) -> Bool {
    guard let previous = try previous(card) else { return false }
    keyChanges.remove(allKeys(previous), card: card)
    let replaced = try previous.imageCount > 0 ? images.detach(card) : []
    var row = SQLiteRow(deleteCard)
    row.bind(card)
    try row.run()
    try images.removeUnused(replaced)
    events.deleted(card, previous.identifier)
    return true
  }

  /// Notes that a record with this UID and content stands for the card from now on.
  mutating func addSource(_ card: Int64, _ source: CardSource, container: Int64) throws(StoreError)
  {
    try sources.insert(source, of: card)
    keyChanges.add(source.keys(container: container), card: card)
  }

  /// Takes a source off a card, so that its UID no longer leads there.
  ///
  /// The key of its content stays: it is the card's own, or leads to nothing that claims it.
  mutating func removeSource(_ card: Int64, uid: [UInt8], container: Int64) throws(StoreError) {
    try sources.remove(uid: uid, of: card)
    keyChanges.remove([CardKeys.uid(uid.span, container: container)], card: card)
  }

  /// Writes match keys and history. Nothing may be written after it.
  mutating func finish() throws(StoreError) {
    let changes = keyChanges.sorted()
    for row in changes.removed { try Self.run(deleteKey, row) }
    for row in changes.added { try Self.run(insertKey, row) }
    var counter = SQLiteRow(updateCounter)
    counter.bind(nextCard)
    try counter.run()
    for event in events.list {
      let identifier = event.identifier?.bytes ?? []
      var row = SQLiteRow(insertChange)
      row.bind(transaction)
      row.bind(event.kind.rawValue)
      row.bind(event.firstCard)
      row.bind(event.count)
      if identifier.isEmpty { row.bindNull() } else { row.bind(blob: identifier.span) }
      try row.run()
    }
  }
}

extension CardWriter {
  private static func run(
    _ statement: borrowing SQLiteStatement, _ key: KeyChanges.Row
  ) throws(StoreError) {
    var row = SQLiteRow(statement)
    row.bind(key.kind)
    row.bind(key.key)
    row.bind(key.card)
    try row.run()
  }

  /// What a card said before it was changed.
  struct Previous {
    var identifier: CardIdentifier
    var container: Int64
    var uid: [UInt8]
    var fingerprint: ContentFingerprint
    var imageCount: Int64
    var extraKeys: StoredKeys
    /// Without its pictures.
    var contact: Contact
    var sources: [CardSource] = []
  }

  private mutating func previous(_ card: Int64) throws(StoreError) -> Previous? {
    var decoder = CardDecoder()
    selectBody.bind(1, card)
    guard try selectBody.step() else { return nil }
    guard let identifier = CardIdentifier(bytes: selectBody.bytes(0)) else { return nil }
    var previous = Previous(
      identifier: identifier, container: selectBody.integer(1),
      uid: [UInt8](copying: selectBody.bytes(2)),
      fingerprint: ContentFingerprint(bytes: selectBody.bytes(3)),
      imageCount: selectBody.integer(4), extraKeys: StoredKeys(bytes: selectBody.bytes(5)),
      contact: try decoder.decode(selectBody.bytes(6), provenance: Provenance()))
    selectBody.reset()
    previous.sources = try sources.read(card)
    return previous
  }

  /// Fills the buffers with what the entry's row and keys say.
  private mutating func prepare(_ entry: Entry, container: Int64) {
    summary.read(entry.contact)
    body.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    CardBody.encode(entry.contact, into: &body, pictures: &pictures)
    keys.removeAll(keepingCapacity: true)
    cardKeys.append(entry.contact, to: &keys)
    if let uid = summary.uid, uid.length > 0, entry.claimsUID {
      keys.append(CardKeys.uid(entry.contact.bytes(of: uid), container: container))
    }
    keys.append(CardKeys.content(entry.fingerprint, container: container))
    keys.append(contentsOf: entry.extraKeys.keys)
  }

  /// The keys a stored card has.
  private mutating func allKeys(_ previous: Previous) -> [StoredKey] {
    var keys: [StoredKey] = []
    cardKeys.append(previous.contact, to: &keys)
    if !previous.uid.isEmpty {
      keys.append(CardKeys.uid(previous.uid.span, container: previous.container))
    }
    keys.append(CardKeys.content(previous.fingerprint, container: previous.container))
    keys.append(contentsOf: previous.extraKeys.keys)
    for source in previous.sources {
      keys += source.keys(container: previous.container)
    }
    return keys
  }

  /// The UID a card has after an update: that of the contact, or the one it had.
  private func claimedUID(of entry: Entry, previous: Previous) -> [UInt8] {
    guard entry.claimsUID, let uid = summary.uid, uid.length > 0 else { return previous.uid }
    return [UInt8](copying: entry.contact.bytes(of: uid))
  }

  @_lifetime(row: copy row, borrow contact, borrow summary, borrow nothing)
  private static func bindColumns(
    _ row: inout SQLiteRow, _ contact: borrowing Contact, _ summary: borrowing CardSummary,
    _ nothing: borrowing [UInt8]
  ) {
    row.bind(summary.displayName.span)
    for field in [summary.given, summary.family, summary.organization, summary.birthday] {
      if let field {
        row.bind(contact.bytes(of: field), emptyIsNull: true)
      } else {
        row.bindNull()
      }
    }
    row.bind(summary.sortFamily.span)
    row.bind(summary.sortGiven.span)
  }
}
