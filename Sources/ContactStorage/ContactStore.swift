import RecordStreams

/// A contact store in one SQLite file: cards in containers, saved in requests that are all or nothing.
///
///     var store = try ContactStore(creating: "people.kinfold")
///     var request = SaveRequest(author: "me")
///     request.add(contact)
///     let saved = try store.execute(request)
///
/// Any number of programs may have the file open; one writes at a time, and readers never wait. A value is
/// for one thread at a time and is closed when it goes away.
public struct ContactStore: ~Copyable {
  let connection: SQLiteConnection
  let defaultContainerRow: Int64
  /// The path of the file.
  public let path: String
  /// The store's own identifier, the same wherever the file is copied.
  public let identifier: CardIdentifier
  /// The container that takes cards for which none was named.
  public let defaultContainer: CardIdentifier
  /// Whether the store was opened for reading only.
  public let isReadOnly: Bool

  /// Opens a store.
  ///
  /// A store of an older release is brought up to date, in one transaction.
  ///
  /// - Throws: `storeDoesNotExist`, `notAStore`, `storeIsNewer`, `authorizationDenied`, `busy`.
  public init(opening path: String, options: StoreOptions = .init()) throws(StoreError) {
    try Self.checkReadable(path)
    try self.init(path: path, options: options, isNew: false)
  }

  /// Makes a new, empty store in a file that only its owner may read (mode 0600).
  ///
  /// - Throws: `storeExists` when there is a file already, `cannotCreate`.
  public init(creating path: String, options: StoreOptions = .init()) throws(StoreError) {
    let descriptor = SystemCalls.createExclusively(path, mode: 0o600)
    if descriptor == -SystemCalls.fileExists {
      throw StoreError(.storeExists, "\(path) exists already; choose another name or open it")
    }
    guard descriptor >= 0 else {
      let reason = SystemCalls.message(for: -descriptor)
      throw StoreError(.cannotCreate, "\(path) cannot be created: \(reason)")
    }
    _ = SystemCalls.close(descriptor)
    do {
      try self.init(path: path, options: options, isNew: true)
    } catch {
      _ = SystemCalls.remove(path)
      throw error
    }
  }

  /// Opens a store and makes it first if it is not there, with the folders it lies in.
  public init(openingOrCreating path: String, options: StoreOptions = .init()) throws(StoreError) {
    if SystemCalls.status(atPath: path) == nil {
      Self.makeFolders(of: path)
      do {
        try self.init(creating: path, options: options)
        return
      } catch {
        // Somebody else was quicker: that store will do.
        guard error.code == .storeExists else { throw error }
      }
    }
    try self.init(opening: path, options: options)
  }

  private init(path: String, options: StoreOptions, isNew: Bool) throws(StoreError) {
    let connection = try Self.connect(path, options)
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.run("PRAGMA cache_size = -\(options.cacheMebibytes * 1024)")
    let isPowerSafe = options.durability == .powerLoss
    try connection.run("PRAGMA synchronous = \(isPowerSafe ? "FULL" : "NORMAL")")
    try StoreMigration.run(connection, path: path, isNew: isNew, access: options.access)
    var store = try connection.prepare(StoreSQL.selectStore)
    guard try store.step(), let identifier = CardIdentifier(bytes: store.bytes(0)),
      let container = CardIdentifier(bytes: store.bytes(5))
    else { throw StoreError(.notAStore, "\(path) is no contact store") }
    let containerRow = store.integer(4)
    store.reset()
    isReadOnly = connection.isReadOnly
    self.connection = connection
    self.path = path
    self.identifier = identifier
    defaultContainer = container
    defaultContainerRow = containerRow
  }

  private static func connect(
    _ path: String, _ options: StoreOptions
  ) throws(StoreError) -> SQLiteConnection {
    let wait = Int32(clamping: options.busyTimeout)
    guard options.access == .readOnly else {
      return try SQLiteConnection(path: path, mode: .readWrite, busyMilliseconds: wait)
    }
    // Reading needs the `-shm` file; where it can be neither opened nor made, nobody writes either.
    do throws(StoreError) {
      let connection = try SQLiteConnection(path: path, mode: .readOnly, busyMilliseconds: wait)
      try connection.run("SELECT count(*) FROM sqlite_master")
      return connection
    } catch {
      guard error.code == .communicationError else { throw error }
      return try SQLiteConnection(path: path, mode: .immutable, busyMilliseconds: wait)
    }
  }

  private static func checkReadable(_ path: String) throws(StoreError) {
    let descriptor = SystemCalls.openForReading(path)
    guard descriptor >= 0 else {
      switch -descriptor {
      case SystemCalls.noSuchFile:
        throw StoreError(
          .storeDoesNotExist, "\(path) does not exist; 'kinfold store create' makes a store")
      case SystemCalls.noPermission, SystemCalls.notPermitted:
        throw StoreError(
          .authorizationDenied, "no permission for \(path); its owner may run 'chmod u+rw \(path)'")
      default:
        let reason = SystemCalls.message(for: -descriptor)
        throw StoreError(.communicationError, "\(path) cannot be opened: \(reason)")
      }
    }
    let type = SystemCalls.status(of: descriptor)?.type
    _ = SystemCalls.close(descriptor)
    if type != .regular { throw StoreError(.notAStore, "\(path) is no contact store") }
  }

  /// Makes the missing folders above a path, for their owner only.
  private static func makeFolders(of path: String) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: true).dropLast() {
      folder += folder.isEmpty && !path.hasPrefix("/") ? String(part) : "/" + part
      // What fails here shows when the file is made.
      if SystemCalls.status(atPath: folder) == nil { _ = makePrivateFolder(folder) }
    }
  }
}
