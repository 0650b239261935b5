import RecordStreams

/// Facts about a store.
public struct StoreInfo: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The store's own identifier.
  public var identifier: CardIdentifier
  /// The version of the layout.
  public var layout: Int
  /// The number of the last transaction; rises with every save.
  public var revision: Int64
  /// When the store was made, in milliseconds since 1970.
  public var created: Int64
  /// The number of cards.
  public var cards: Int
  /// The number of groups.
  public var groups: Int
  /// The number of different pictures.
  public var images: Int
  /// The number of imports that were begun and not finished.
  public var unfinishedImports: Int
  /// The containers.
  public var containers: [StoreContainer]
  /// The size of the file, without what still waits in its log, in bytes.
  public var fileBytes: Int
  /// The permissions of the file, e.g. `0o600`.
  public var fileMode: UInt32
  /// The version of SQLite.
  public var engine: String
}

extension ContactStore {
  /// Facts about the store.
  public func info() throws(StoreError) -> StoreInfo {
    let status = SystemCalls.status(atPath: path)
    return StoreInfo(
      path: path, identifier: identifier, layout: Int(try number("PRAGMA user_version")),
      revision: try revision(), created: try number(StoreSQL.storeCreated),
      cards: try count(), groups: Int(try number(StoreSQL.countGroups)),
      images: Int(try number(StoreSQL.countImages)),
      unfinishedImports: Int(try number(StoreSQL.countUnfinishedBatches)),
      containers: try containers(), fileBytes: status?.size ?? 0, fileMode: status?.mode ?? 0,
      engine: "SQLite \(SQLiteConnection.version)")
  }

  /// The number of the last transaction; the same number means that no card has changed.
  public func revision() throws(StoreError) -> Int64 { try number(StoreSQL.revision) }

  /// Runs look-ups together: they see one moment, and the file is locked and unlocked once.
  func reading<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard connection.isIdle else { return try body() }
    try connection.run(StoreSQL.beginReading)
    do throws(StoreError) {
      let result = try body()
      try connection.run(StoreSQL.commit)
      return result
    } catch {
      if !connection.isIdle { try? connection.run(StoreSQL.rollback) }
      throw error
    }
  }
}
