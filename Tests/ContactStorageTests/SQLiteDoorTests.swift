import Testing

@testable import ContactStorage

@Suite("SQLiteDoor")
struct SQLiteDoorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("an error carries SQLite's message")
  func message() throws {
    let store = try ContactStore(creating: folder.file())
    do {
      _ = try store.connection.prepare("SELECT nonsense FROM cards")
      Issue.record("nonsense was compiled")
    } catch {
      #expect(error.message.contains("no such column: nonsense"))
      #expect(error.code == .dataAccessError)
    }
  }

  @Test(
    "paths with characters that mean something in URIs are paths",
    arguments: [
      "a b.kinfold", "a%20b.kinfold", "a?mode=ro.kinfold", "a#b.kinfold", "ä.kinfold",
    ])
  func paths(name: String) throws {
    var store = try ContactStore(creating: folder.file(name))
    _ = try store.add([People.person()])
    let again = try ContactStore(opening: folder.file(name))
    #expect(try again.count() == 1)
  }

  @Test("texts and bytes go in and out as they are, empty and with zeros")
  func values() throws {
    let store = try ContactStore(creating: folder.file())
    try store.connection.run("CREATE TABLE t(a TEXT, b TEXT, c BLOB, d BLOB, e INTEGER)")
    let text = Array("a\u{0}b".utf8)
    let nothing: [UInt8] = []
    let insert = try store.connection.prepare("INSERT INTO t VALUES (?, ?, ?, ?, ?)")
    for _ in 0..<2 {
      var row = SQLiteRow(insert)
      row.bind(text.span)
      row.bind(nothing.span, emptyIsNull: true)
      row.bind(blob: nothing.span)
      row.bind(blob: text.span)
      row.bind(Int64.min)
      try row.run()
    }
    var select = try store.connection.prepare("SELECT a, b, c, d, e FROM t")
    var count = 0
    while try select.step() {
      count += 1
      #expect(select.text(0) == "a\u{0}b")
      let areNull = [select.isNull(1), select.isNull(2)]
      #expect(areNull == [true, false])
      #expect(select.text(2).isEmpty)
      #expect(select.text(3) == "a\u{0}b")
      #expect(select.integer(4) == .min)
    }
    #expect(count == 2)
  }
}
