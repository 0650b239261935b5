/// Makes the tables of a new store and brings those of an older release up to date.
enum StoreMigration {
  static func run(
    _ connection: borrowing SQLiteConnection, path: String, isNew: Bool,
    access: StoreOptions.Access
  ) throws(StoreError) {
    let found = try version(connection)
    let mark = try number("PRAGMA application_id", connection)
    // A file without a single page is what a crash between making the file and its tables leaves.
    let isEmpty = try number("PRAGMA page_count", connection) == 0
    if !isEmpty || access == .readOnly {
      guard mark == Int64(StoreSchema.applicationIdentifier), found > 0 else {
        throw StoreError(.notAStore, "\(path) is no contact store")
      }
    }
    guard found <= StoreSchema.version else {
      throw StoreError(
        .storeIsNewer,
        "\(path) was written by a newer release (layout \(found), this one knows "
          + "\(StoreSchema.version)); update kinfold")
    }
    if found == StoreSchema.version { return }
    guard access == .readWrite else {
      throw StoreError(
        .featureNotAvailable,
        "\(path) has the layout of an older release; open it once for writing")
    }
    try migrate(connection)
  }

  private static func migrate(_ connection: borrowing SQLiteConnection) throws(StoreError) {
    try connection.run(StoreSQL.journalMode)
    try connection.run(StoreSQL.begin)
    do throws(StoreError) {
      // Read again: another program may have done it while this one waited.
      let found = Int(try version(connection))
      for step in StoreSchema.migrations.dropFirst(found) { try connection.run(step) }
      if found == 0 { try fill(connection) }
      try connection.run("PRAGMA application_id = \(StoreSchema.applicationIdentifier)")
      try connection.run("PRAGMA user_version = \(StoreSchema.version)")
      try connection.run(StoreSQL.commit)
    } catch {
      try? connection.run(StoreSQL.rollback)
      throw error
    }
  }

  /// Writes the rows that a store begins with.
  private static func fill(_ connection: borrowing SQLiteConnection) throws(StoreError) {
    let name: [UInt8] = Array("Contacts".utf8)
    let container = CardIdentifier().bytes
    let insertContainer = try connection.prepare(StoreSQL.insertContainer)
    var first = SQLiteRow(insertContainer)
    first.bind(blob: container.span)
    first.bind(name.span)
    first.bind(1)
    try first.run()
    let containerRow = connection.lastRowIdentifier
    let store = CardIdentifier().bytes
    let now = try number(StoreSQL.now, connection)
    let insertStore = try connection.prepare(StoreSQL.insertStore)
    var row = SQLiteRow(insertStore)
    row.bind(blob: store.span)
    row.bind(now)
    row.bind(CardKeys.version)
    row.bind(containerRow)
    try row.run()
  }

  private static func version(_ connection: borrowing SQLiteConnection) throws(StoreError) -> Int64
  {
    try number("PRAGMA user_version", connection)
  }

  private static func number(
    _ sql: String, _ connection: borrowing SQLiteConnection
  ) throws(StoreError) -> Int64 {
    var statement = try connection.prepare(sql)
    let value = try statement.step() ? statement.integer(0) : 0
    statement.reset()
    return value
  }
}
