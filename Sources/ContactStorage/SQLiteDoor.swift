import CSQLite
import RecordStreams

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The one place that calls SQLite. Handles and pointers stay in this file; everybody else sees
// numbers, spans and `StoreError`.

/// An open database file.
///
/// Closed when it goes away; statements made from it may outlive it. One thread at a time.
@safe struct SQLiteConnection: ~Copyable {
  private let handle: OpaquePointer
  let path: String

  enum Mode { case readOnly, readWrite, immutable }

  /// Opens an existing file.
  init(path: String, mode: Mode, busyMilliseconds: Int32) throws(StoreError) {
    _ = sqliteIsConfigured
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
    flags |= mode == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let name =
      "file:" + Self.percentEncoded(path) + (mode == .immutable ? "?immutable=1" : "")
    var opened: OpaquePointer?
    let result = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard result == SQLITE_OK, let handle = unsafe opened else {
      unsafe sqlite3_close_v2(opened)
      throw StoreError(
        sqlite: result, message: unsafe String(cString: sqlite3_errstr(result)), path)
    }
    unsafe self.handle = handle
    self.path = path
    unsafe sqlite3_busy_timeout(handle, busyMilliseconds)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements that return nothing of interest.
  func run(_ sql: String) throws(StoreError) {
    let result = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    if result != SQLITE_OK { throw error(result) }
  }

  /// Compiles one statement.
  func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
    var prepared: OpaquePointer?
    let result = unsafe sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard result == SQLITE_OK, let statement = unsafe prepared else { throw error(result) }
    return unsafe SQLiteStatement(statement)
  }

  /// The key of the row inserted last.
  var lastRowIdentifier: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement changed.
  var changedRows: Int { unsafe Int(sqlite3_changes64(handle)) }

  /// Whether no transaction is open.
  var isIdle: Bool { unsafe sqlite3_get_autocommit(handle) != 0 }

  /// Whether the file can only be read.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// SQLite's version, e.g. `3.40.1`.
  static var version: String { unsafe String(cString: sqlite3_libversion()) }

  private func error(_ result: Int32) -> StoreError {
    unsafe StoreError(sqlite: result, message: String(cString: sqlite3_errmsg(handle)), path)
  }

  private static func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%": encoded += "%25"
      case "?": encoded += "%3f"
      case "#": encoded += "%23"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    // An empty authority, so that a path that begins with two slashes stays a path.
    return encoded.hasPrefix("/") ? "//" + encoded : encoded
  }
}

/// A compiled statement.
///
/// To insert much, make an `SQLiteRow` for each row: it binds without copying. To ask, bind here (texts
/// are copied), then `step()` until it returns false, reading columns in between.
@safe struct SQLiteStatement: ~Copyable {
  fileprivate let handle: OpaquePointer

  fileprivate init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Makes the statement ready to run anew, without bindings.
  mutating func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// Binds an integer; parameters count from 1.
  mutating func bind(_ index: Int, _ value: Int64) {
    unsafe sqlite3_bind_int64(handle, Int32(index), value)
  }

  /// Binds a copy of a text.
  mutating func bind(_ index: Int, _ text: String) {
    unsafe text.utf8Span.span.withUnsafeBufferPointer { buffer in
      _ = unsafe sqlite3_bind_text64(
        handle, Int32(index), sqliteText(buffer), UInt64(buffer.count), sqliteTransient,
        UInt8(SQLITE_UTF8))
    }
  }

  /// Binds a copy of bytes.
  mutating func bind(_ index: Int, blob: Span<UInt8>) {
    unsafe blob.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, !buffer.isEmpty else {
        _ = unsafe sqlite3_bind_zeroblob(handle, Int32(index), 0)
        return
      }
      _ = unsafe sqlite3_bind_blob64(
        handle, Int32(index), base, UInt64(buffer.count), sqliteTransient)
    }
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one; after the last the statement is ready to run anew.
  mutating func step() throws(StoreError) -> Bool {
    let result = unsafe sqlite3_step(handle)
    if result == SQLITE_ROW { return true }
    if result == SQLITE_DONE {
      unsafe sqlite3_reset(handle)
      return false
    }
    throw failure(result)
  }

  /// Runs a statement that returns no row, or whose rows do not matter.
  mutating func run() throws(StoreError) {
    while try step() {}
    reset()
  }

  /// An integer of the current row; columns count from 0, NULL reads as 0.
  func integer(_ column: Int) -> Int64 { unsafe sqlite3_column_int64(handle, Int32(column)) }

  func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  /// A text of the current row; NULL reads as empty.
  func text(_ column: Int) -> String { bytes(column).string }

  /// The bytes of a text or blob of the current row, valid until the next step.
  @_lifetime(borrow self)
  func bytes(_ column: Int) -> Span<UInt8> {
    let count = unsafe Int(sqlite3_column_bytes(handle, Int32(column)))
    let base = unsafe sqlite3_column_blob(handle, Int32(column))
    let buffer = unsafe UnsafeBufferPointer<UInt8>(
      start: base?.assumingMemoryBound(to: UInt8.self), count: base == nil ? 0 : count)
    return unsafe _overrideLifetime(Span(_unsafeElements: buffer), borrowing: self)
  }

  fileprivate func failure(_ result: Int32) -> StoreError {
    let connection = unsafe sqlite3_db_handle(handle)
    let error = unsafe StoreError(
      sqlite: result, message: String(cString: sqlite3_errmsg(connection)), "")
    unsafe sqlite3_reset(handle)
    return error
  }
}

/// One row to be written: binds values in order, without copying them, and runs the statement once.
///
/// The compiler holds every span's owner alive and unchanged until the row has run.
@safe struct SQLiteRow: ~Copyable, ~Escapable {
  private let handle: OpaquePointer
  private var index: Int32 = 0

  @_lifetime(borrow statement)
  init(_ statement: borrowing SQLiteStatement) { unsafe handle = statement.handle }

  // Without its bindings the statement holds no pointer when the owners go.
  deinit { unsafe sqlite3_clear_bindings(handle) }

  /// Binds an integer.
  mutating func bind(_ value: Int64) {
    index += 1
    unsafe sqlite3_bind_int64(handle, index, value)
  }

  /// Binds an integer.
  mutating func bind(_ value: Int) { bind(Int64(value)) }

  /// Leaves NULL.
  mutating func bindNull() { index += 1 }

  /// Binds text; an empty one is NULL where asked for.
  @_lifetime(self: copy self, copy text)
  mutating func bind(_ text: Span<UInt8>, emptyIsNull: Bool = false) {
    index += 1
    if text.isEmpty, emptyIsNull { return }
    unsafe text.withUnsafeBufferPointer { buffer in
      _ = unsafe sqlite3_bind_text64(
        handle, index, sqliteText(buffer), UInt64(buffer.count), nil, UInt8(SQLITE_UTF8))
    }
  }

  /// Binds bytes.
  @_lifetime(self: copy self, copy blob)
  mutating func bind(blob: Span<UInt8>) {
    index += 1
    unsafe blob.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, !buffer.isEmpty else {
        _ = unsafe sqlite3_bind_zeroblob(handle, index, 0)
        return
      }
      _ = unsafe sqlite3_bind_blob64(handle, index, base, UInt64(buffer.count), nil)
    }
  }

  /// Runs the statement and makes it ready for the next row.
  consuming func run() throws(StoreError) {
    let result = unsafe sqlite3_step(handle)
    if result == SQLITE_DONE || result == SQLITE_ROW {
      unsafe sqlite3_reset(handle)
      return
    }
    let connection = unsafe sqlite3_db_handle(handle)
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    unsafe sqlite3_reset(handle)
    throw StoreError(sqlite: result, message: message, "")
  }
}

/// Set up once a process, by the first connection.
private let sqliteIsConfigured = csqlite_switch_off_memory_statistics() == SQLITE_OK

private let sqliteTransient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// A non-null pointer also for no text, because a null one would bind NULL.
private func sqliteText(_ buffer: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar> {
  guard let base = buffer.baseAddress else { return unsafe emptyText }
  return unsafe UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
}

private var emptyText: UnsafePointer<CChar> {
  let text: StaticString = ""
  return unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

extension StoreError {
  /// What a result code of SQLite means here.
  fileprivate init(sqlite result: Int32, message: String, _ path: String) {
    let place = path.isEmpty ? "the store" : path
    switch result & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      self.init(.busy, "\(place) is in use by another program; try again")
    case SQLITE_READONLY:
      self.init(.recordNotWritable, "\(place) is opened for reading only")
    case SQLITE_NOTADB:
      self.init(.notAStore, "\(place) is no contact store")
    case SQLITE_PERM, SQLITE_AUTH:
      self.init(.authorizationDenied, "no permission for \(place)")
    case SQLITE_CANTOPEN:
      self.init(.communicationError, "\(place) cannot be opened: \(message)")
    case SQLITE_FULL:
      self.init(.dataAccessError, "no space left for \(place); nothing of this request was saved")
    case SQLITE_CORRUPT:
      self.init(.dataAccessError, "\(place) is damaged (\(message)); run 'kinfold store check'")
    default:
      self.init(.dataAccessError, "\(place) failed: \(message) (SQLite \(result))")
    }
  }
}

/// Makes a folder that only its owner may enter.
///
/// - Returns: 0, or a negated `errno`; a folder that exists is no failure.
func makePrivateFolder(_ path: String) -> Int32 {
  if unsafe mkdir(path, 0o700) == 0 { return 0 }
  let reason = errno
  return reason == EEXIST ? 0 : -reason
}
