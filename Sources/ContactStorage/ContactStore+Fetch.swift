import ContactModel
import RecordStreams

extension ContactStore {
  /// All cards, or those of one container, one after another.
  ///
  /// - Parameters:
  ///   - container: `nil` for all containers.
  ///   - order: Sorting a large store takes room on disk, no memory.
  public func cards(
    in container: CardIdentifier? = nil, parts: CardParts = .all, order: CardOrder = .none
  ) throws(StoreError) -> ContactCursor {
    var condition = ""
    var row: Int64 = 0
    if let container {
      guard let known = try containerRow(container) else {
        throw StoreError(.parentRecordDoesNotExist, "there is no container \(container)")
      }
      row = known
      condition = StoreSQL.inContainer
    }
    var statement = try connection.prepare(
      StoreSQL.selectCards + condition + StoreSQL.order(order))
    if container != nil { statement.bind(1, row) }
    return try cursor(statement, parts: parts)
  }

  /// The cards with these identifiers, in the order asked for; those that are not there are left out.
  public func cards(
    _ identifiers: [CardIdentifier], parts: CardParts = .all
  ) throws(StoreError) -> [StoredCard] {
    try reading { () throws(StoreError) in
      var rows: [Int64] = []
      var lookUp = try StoreLookUp(connection)
      for identifier in identifiers {
        if let row = try lookUp.row(of: identifier) { rows.append(row) }
      }
      return try cards(rows: rows, parts: parts)
    }
  }

  /// The card with an identifier.
  ///
  /// - Throws: `recordDoesNotExist`.
  public func card(
    _ identifier: CardIdentifier, parts: CardParts = .all
  ) throws(StoreError) -> StoredCard {
    guard let card = try cards([identifier], parts: parts).first else {
      throw StoreError(
        .recordDoesNotExist, "there is no card \(identifier)", identifiers: [identifier])
    }
    return card
  }

  /// How many cards there are.
  ///
  /// - Complexity: O(number of cards), some ten million a second; `isEmpty` is O(1).
  public func count(in container: CardIdentifier? = nil) throws(StoreError) -> Int {
    guard let container else { return Int(try number(StoreSQL.countCards)) }
    guard let row = try containerRow(container) else {
      throw StoreError(.parentRecordDoesNotExist, "there is no container \(container)")
    }
    var statement = try connection.prepare(StoreSQL.countCardsInContainer)
    statement.bind(1, row)
    return Int(try statement.step() ? statement.integer(0) : 0)
  }

  /// Whether there is no card at all.
  public func isEmpty() throws(StoreError) -> Bool { try number(StoreSQL.hasCards) == 0 }

  /// The containers, in the order in which they were made.
  public func containers() throws(StoreError) -> [StoreContainer] {
    var statement = try connection.prepare(StoreSQL.selectContainers)
    var containers: [StoreContainer] = []
    while try statement.step() {
      guard let identifier = CardIdentifier(bytes: statement.bytes(1)) else { continue }
      containers.append(
        StoreContainer(
          identifier: identifier, name: statement.text(2), isReadOnly: statement.integer(4) != 0,
          cardCount: Int(statement.integer(5))))
    }
    return containers
  }

  /// The cards in these rows, in their order.
  func cards(rows: [Int64], parts: CardParts) throws(StoreError) -> [StoredCard] {
    var cards: [StoredCard] = []
    cards.reserveCapacity(rows.count)
    var cursor = try cursor(connection.prepare(StoreSQL.selectCard), parts: parts)
    for row in rows {
      if let card = try cursor.card(inRow: row) { cards.append(card) }
    }
    return cards
  }

  func cursor(
    _ statement: consuming SQLiteStatement, parts: CardParts
  ) throws(StoreError) -> ContactCursor {
    try Self.cursor(connection, statement, parts: parts)
  }

  /// What the card in a row says, pictures included.
  static func contact(
    inRow row: Int64, _ connection: borrowing SQLiteConnection
  ) throws(StoreError) -> Contact? {
    var cursor = try cursor(connection, connection.prepare(StoreSQL.selectCard), parts: .all)
    return try cursor.card(inRow: row)?.contact
  }

  private static func cursor(
    _ connection: borrowing SQLiteConnection, _ statement: consuming SQLiteStatement,
    parts: CardParts
  ) throws(StoreError) -> ContactCursor {
    var containers: [Int64: CardIdentifier] = [:]
    var select = try connection.prepare(StoreSQL.selectContainerIdentifiers)
    while try select.step() {
      containers[select.integer(0)] = CardIdentifier(bytes: select.bytes(1))
    }
    return try ContactCursor(
      connection, statement: statement, containers: containers, parts: parts)
  }

  func containerRow(_ identifier: CardIdentifier) throws(StoreError) -> Int64? {
    var select = try connection.prepare(StoreSQL.selectContainer)
    select.bind(1, blob: identifier.bytes.span)
    return try select.step() ? select.integer(0) : nil
  }
}

/// Where cards lie: an account, a source file, the address book of a device.
public struct StoreContainer: Sendable, Hashable {
  /// The container's identifier.
  public var identifier: CardIdentifier
  /// Its name.
  public var name: String
  /// Whether its cards may not be changed.
  public var isReadOnly: Bool
  /// How many cards are in it.
  public var cardCount: Int
}
