public import ContactModel
public import RecordStreams

/// Pulls cards out of a store, one at a time, in constant memory.
///
///     var cursor = try store.cards()
///     while let card = try cursor.next() { … }
///
/// All cards are those of one moment: a change made meanwhile does not show. Stop at any time.
public struct ContactCursor: ~Copyable {
  private var statement: SQLiteStatement
  private var selectImages: SQLiteStatement
  private var selectTime: SQLiteStatement
  private let containers: [Int64: CardIdentifier]
  private let parts: CardParts
  private var decoder = CardDecoder()
  private var isFinished = false
  private var count = 0
  /// The transaction asked for last, and its time.
  private var lastTime: (transaction: Int64, at: Int64) = (0, 0)

  init(
    _ connection: borrowing SQLiteConnection, statement: consuming SQLiteStatement,
    containers: [Int64: CardIdentifier], parts: CardParts
  ) throws(StoreError) {
    // Without pictures not even the table's name is looked up.
    let selectImages = try connection.prepare(
      parts.contains(.images) ? StoreSQL.selectImages : StoreSQL.selectNothing)
    let selectTime = try connection.prepare(StoreSQL.selectTime)
    self.statement = statement
    self.selectImages = selectImages
    self.selectTime = selectTime
    self.containers = containers
    self.parts = parts
  }

  /// Returns the next card, or `nil` once and for ever at the end.
  ///
  /// - Throws: `dataAccessError` when the store fails or a card is damaged.
  public mutating func next() throws(StoreError) -> StoredCard? {
    guard !isFinished else { return nil }
    guard try statement.step() else {
      isFinished = true
      return nil
    }
    count += 1
    let row = statement.integer(0)
    let imageCount = Int(statement.integer(5))
    var decoder = CardDecoder()
    swap(&decoder, &self.decoder)
    decoder.pictures.removeAll()
    if imageCount > 0, parts.contains(.images) { decoder.pictures = try pictures(of: row) }
    guard let identifier = CardIdentifier(bytes: statement.bytes(1)) else {
      throw StoreError(.dataAccessError, "a card of the store has no identifier")
    }
    let contact = try decoder.decode(
      statement.bytes(6), provenance: Provenance(record: count),
      dropsPictures: imageCount > 0 && !parts.contains(.images))
    swap(&decoder, &self.decoder)
    let revision = statement.integer(4)
    return StoredCard(
      identifier: identifier, container: containers[statement.integer(2)] ?? identifier,
      revision: revision, created: try time(of: statement.integer(3)),
      modified: try time(of: revision), imageCount: imageCount, contact: contact, parts: parts)
  }

  /// The card in a row, for a statement that asks for one row by its number.
  mutating func card(inRow row: Int64) throws(StoreError) -> StoredCard? {
    isFinished = false
    statement.reset()
    statement.bind(1, row)
    let card = try next()
    statement.reset()
    return card
  }

  private mutating func time(of transaction: Int64) throws(StoreError) -> Int64 {
    if transaction == lastTime.transaction { return lastTime.at }
    selectTime.bind(1, transaction)
    let at = try selectTime.step() ? selectTime.integer(0) : 0
    selectTime.reset()
    lastTime = (transaction, at)
    return at
  }

  private mutating func pictures(
    of row: Int64
  ) throws(StoreError) -> [(fieldIndex: Int, bytes: [UInt8])] {
    var pictures: [(fieldIndex: Int, bytes: [UInt8])] = []
    selectImages.bind(1, row)
    while try selectImages.step() {
      var bytes: [UInt8] = []
      if selectImages.integer(1) != 0 {
        Base64.encode(selectImages.bytes(2), into: &bytes)
      } else {
        bytes.append(selectImages.bytes(2))
      }
      pictures.append((Int(selectImages.integer(0)), bytes))
    }
    return pictures
  }
}

/// The contacts of a cursor, for roads that read from any source.
public struct StoredContactReader: RecordReader, ~Copyable {
  private var cursor: ContactCursor
  private let name: String

  /// Reads what a cursor has left.
  ///
  /// - Parameter name: What errors call the store.
  public init(_ cursor: consuming ContactCursor, name: String) {
    self.cursor = cursor
    self.name = name
  }

  /// Returns the next record, or `nil` once and for ever at the end.
  public mutating func next() throws(ReadError) -> Contact? {
    do throws(StoreError) {
      return try cursor.next()?.contact
    } catch {
      throw ReadError(
        code: .inputOutput, message: error.message, location: SourceLocation(inputName: name))
    }
  }
}
