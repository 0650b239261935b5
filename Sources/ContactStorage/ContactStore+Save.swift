import ContactModel

extension ContactStore {
  /// Makes all changes of a request in one transaction, or none of them.
  ///
  /// An empty request does nothing, not even look at the file.
  ///
  /// - Returns: The identifiers in the order of the request, and the new revision.
  /// - Throws: `recordDoesNotExist`, `insertedRecordAlreadyExists`, `conflict`,
  ///   `parentRecordDoesNotExist`, `parentContainerNotWritable`, each with the item's index;
  ///   `recordNotWritable` for a store opened for reading; `busy`, `dataAccessError`.
  public mutating func execute(
    _ request: consuming SaveRequest
  ) throws(StoreError) -> SaveResult {
    if request.changes.isEmpty { return SaveResult(identifiers: [], revision: 0) }
    let changes = request.changes
    return try write(
      author: request.author,
      body: { _, writer, lookUp throws(StoreError) in
        var save = try SaveExecution(changes, &lookUp)
        return try save.run(&writer, &lookUp)
      })
  }

  /// Runs `body` between BEGIN IMMEDIATE and COMMIT; rolls back when it throws.
  ///
  /// - Parameter begin: Runs first and says which batch the transaction belongs to.
  mutating func write<Result>(
    author: String,
    begin: (borrowing SQLiteConnection) throws(StoreError) -> Int64? = { _ in nil },
    body:
      (borrowing SQLiteConnection, inout CardWriter, inout StoreLookUp)
      throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard !isReadOnly else {
      throw StoreError(.recordNotWritable, "\(path) is opened for reading only")
    }
    try connection.run(StoreSQL.begin)
    do throws(StoreError) {
      let batch = try begin(connection)
      let transaction = try beginRevision(author: author, batch: batch)
      var writer = try CardWriter(connection, transaction: transaction)
      var lookUp = try StoreLookUp(connection)
      let result = try body(connection, &writer, &lookUp)
      try writer.finish()
      try connection.run(StoreSQL.commit)
      return result
    } catch {
      // A failed COMMIT may have ended the transaction already.
      if !connection.isIdle { try? connection.run(StoreSQL.rollback) }
      throw error
    }
  }

  private func beginRevision(author: String, batch: Int64?) throws(StoreError) -> Int64 {
    let insert = try connection.prepare(StoreSQL.insertTransaction)
    let name = Array(author.utf8)
    let now = try number(StoreSQL.now)
    var row = SQLiteRow(insert)
    row.bind(now)
    if let batch { row.bind(batch) } else { row.bindNull() }
    row.bind(name.span)
    try row.run()
    return connection.lastRowIdentifier
  }

  /// The first column of the first row.
  func number(_ sql: String) throws(StoreError) -> Int64 {
    var statement = try connection.prepare(sql)
    let value = try statement.step() ? statement.integer(0) : 0
    statement.reset()
    return value
  }
}

/// One save request at work.
struct SaveExecution {
  private let changes: [SaveRequest.Change]
  /// Row numbers of the containers named, and of the cards to change.
  private var containers: [CardIdentifier: Int64] = [:]
  private var rows: [CardIdentifier: Int64] = [:]
  private var defaultRow: Int64?
  /// UIDs that this request gave to cards.
  private var claimed: [StoredKey: Int64] = [:]

  /// Checks everything that can be checked before the first write.
  init(_ changes: [SaveRequest.Change], _ lookUp: inout StoreLookUp) throws(StoreError) {
    self.changes = changes
    for (index, change) in changes.enumerated() {
      switch change {
      case .add(_, _, let container):
        guard let container, containers[container] == nil else { continue }
        containers[container] = try lookUp.writableContainer(container, item: index)
      case .update(let card, _, _, _, _), .delete(let card, _):
        if rows[card] == nil { rows[card] = try lookUp.row(of: card, item: index) }
      }
    }
  }

  mutating func run(
    _ writer: inout CardWriter, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> SaveResult {
    var identifiers: [CardIdentifier] = []
    identifiers.reserveCapacity(changes.count)
    // Sorted, new identifiers go into their index in its own order.
    var fresh = CardIdentifier.sorted(count: changes.count).makeIterator()
    for (index, change) in changes.enumerated() {
      switch change {
      case .add(let contact, let keys, let container):
        let identifier = fresh.next() ?? CardIdentifier()
        let row = try self.container(container, &lookUp)
        let card = try add(contact, keys, row, identifier, index, &writer, &lookUp)
        rows[identifier] = card
        identifiers.append(identifier)
      case .update(let identifier, let contact, let keys, let revision, let sources):
        let row = try check(identifier, revision, index, &lookUp)
        try update(row, identifier, contact, keys, sources, index, &writer, &lookUp)
        identifiers.append(identifier)
      case .delete(let identifier, let revision):
        let row = try check(identifier, revision, index, &lookUp)
        guard try writer.delete(row.row) else { throw Self.missing(identifier, index) }
        identifiers.append(identifier)
      }
    }
    return SaveResult(identifiers: identifiers, revision: writer.transaction)
  }

  private mutating func add(
    _ contact: Contact, _ keys: StoredKeys, _ container: Int64, _ identifier: CardIdentifier,
    _ item: Int, _ writer: inout CardWriter, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> Int64 {
    let key = try freeUID(of: contact, container, except: nil, item, &lookUp)
    let entry = CardWriter.Entry(
      contact: contact, fingerprint: ContentFingerprint(contact), extraKeys: keys)
    let card = try writer.add(entry, identifier: identifier, container: container)
    if let key { claimed[key] = card }
    return card
  }

  private mutating func update(
    _ state: CardState, _ identifier: CardIdentifier, _ contact: Contact, _ keys: StoredKeys,
    _ sources: [RecordSource], _ item: Int, _ writer: inout CardWriter,
    _ lookUp: inout StoreLookUp
  ) throws(StoreError) {
    let key = try freeUID(of: contact, state.container, except: state.row, item, &lookUp)
    let entry = CardWriter.Entry(
      contact: contact, fingerprint: ContentFingerprint(contact), extraKeys: keys)
    let isEdit = entry.fingerprint != state.fingerprint
    guard try writer.update(state.row, entry, sources: isEdit ? .remember : .keep) != nil else {
      throw Self.missing(identifier, item)
    }
    if let key { claimed[key] = state.row }
    for source in sources {
      try writer.addSource(state.row, CardSource(source), container: state.container)
    }
  }

  /// The key of the contact's UID, if it has one and no other card has it.
  private func freeUID(
    of contact: Contact, _ container: Int64, except card: Int64?, _ item: Int,
    _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> StoredKey? {
    guard let field = contact.first(.uid), field.length > 0 else { return nil }
    let uid = contact.bytes(of: field)
    let key = CardKeys.uid(uid, container: container)
    var holder = claimed[key]
    if holder == nil {
      holder = try lookUp.holder(ofUID: uid, key: key)?.row
    }
    if let holder, holder != card {
      throw StoreError(
        .insertedRecordAlreadyExists,
        "the container has a card with this UID already; update that one", item: item)
    }
    return key
  }

  private func check(
    _ identifier: CardIdentifier, _ expected: Int64?, _ item: Int, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> CardState {
    guard let row = rows[identifier], let state = try lookUp.state(row) else {
      throw Self.missing(identifier, item)
    }
    if let expected, expected != state.revision {
      throw StoreError(
        .conflict,
        "the card was changed meanwhile: revision \(state.revision), not \(expected); "
          + "fetch it again", item: item, identifiers: [identifier])
    }
    return state
  }

  private mutating func container(
    _ named: CardIdentifier?, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> Int64 {
    if let named, let row = containers[named] { return row }
    if let known = defaultRow { return known }
    let row = try lookUp.defaultContainer()
    defaultRow = row
    return row
  }

  private static func missing(_ identifier: CardIdentifier, _ item: Int) -> StoreError {
    StoreError(
      .recordDoesNotExist, "there is no card \(identifier)", item: item, identifiers: [identifier])
  }
}
