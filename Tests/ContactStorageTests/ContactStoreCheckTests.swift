import Testing

@testable import ContactStorage

@Suite("ContactStore+Check")
struct ContactStoreCheckTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "what is wrong is found and named",
    arguments: [
      ("INSERT INTO match_keys VALUES (4, 99, 12345)", "orphan-match-key"),
      ("DELETE FROM match_keys WHERE kind = 2 AND card = 1", "missing-match-key"),
      ("INSERT INTO images(sha256, bytes) VALUES (x'00', x'00')", "orphan-image"),
      ("UPDATE cards SET image_count = 1 WHERE id = 1", "missing-image"),
      ("INSERT INTO card_values VALUES (777, 0, 60, 0, NULL, '1', NULL)", "dangling-reference"),
      ("UPDATE cards SET uid = 'uid-0'", "repeated-uid"),
      ("UPDATE cards SET revision = 99 WHERE id = 2", "future-revision"),
      ("UPDATE cards SET body = x'01FFFF' WHERE id = 1", "unreadable-card"),
      ("UPDATE cards SET fingerprint = zeroblob(16) WHERE id = 1", "wrong-fingerprint"),
      ("UPDATE batch_chunks SET number = 7", "broken-journal"),
    ])
  func finds(sabotage: String, code: String) throws {
    var store = try ContactStore(creating: folder.file())
    _ = try store.importAll(People.many(3))
    #expect(try store.check() == [])
    try store.sabotage(sabotage)
    #expect(try store.check().map(\.code).contains(code))
  }
}
