import RecordStreams

/// Writes which records a card stands for.
struct CardSourceWriter: ~Copyable {
  private var insertSource: SQLiteStatement
  private var deleteSource: SQLiteStatement
  private var selectSources: SQLiteStatement

  init(_ connection: borrowing SQLiteConnection) throws(StoreError) {
    let insertSource = try connection.prepare(StoreSQL.insertSource)
    let deleteSource = try connection.prepare(StoreSQL.deleteSource)
    let selectSources = try connection.prepare(StoreSQL.selectSources)
    self.insertSource = insertSource
    self.deleteSource = deleteSource
    self.selectSources = selectSources
  }

  mutating func read(_ card: Int64) throws(StoreError) -> [CardSource] {
    var sources: [CardSource] = []
    selectSources.bind(1, card)
    while try selectSources.step() {
      sources.append(
        CardSource(
          uid: [UInt8](copying: selectSources.bytes(0)),
          fingerprint: ContentFingerprint(bytes: selectSources.bytes(1))))
    }
    return sources
  }

  mutating func insert(_ source: CardSource, of card: Int64) throws(StoreError) {
    let bytes = source.fingerprint.bytes
    var row = SQLiteRow(insertSource)
    row.bind(card)
    row.bind(source.uid.span)
    row.bind(blob: bytes.span)
    try row.run()
  }

  /// Removes all that was noted for a UID.
  mutating func remove(uid: [UInt8], of card: Int64) throws(StoreError) {
    var row = SQLiteRow(deleteSource)
    row.bind(card)
    row.bind(uid.span)
    try row.run()
  }

  mutating func replace(
    _ old: [CardSource], by new: [CardSource], of card: Int64
  ) throws(StoreError) {
    if old == new { return }
    for source in old where !new.contains(source) { try remove(uid: source.uid, of: card) }
    // Other contents of a removed UID went with it.
    for source in new { try insert(source, of: card) }
  }
}
