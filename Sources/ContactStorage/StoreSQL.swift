/// Every statement the store runs, in the dialect of SQLite.
///
/// A store on another database brings its own table of statements with the same meaning.
enum StoreSQL {
  // Opening
  static let journalMode = "PRAGMA journal_mode = WAL"
  static let begin = "BEGIN IMMEDIATE"
  static let beginReading = "BEGIN"
  static let commit = "COMMIT"
  static let rollback = "ROLLBACK"
  static let now = "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
  static let insertStore = """
    INSERT INTO store(id, identifier, created, key_version, default_container)
    VALUES (1, ?, ?, ?, ?)
    """
  static let selectStore = """
    SELECT s.identifier, s.created, s.history_epoch, s.key_version, s.default_container,
      k.identifier FROM store s JOIN containers k ON k.id = s.default_container
    """
  static let insertContainer = "INSERT INTO containers(identifier, name, type) VALUES (?, ?, ?)"
  static let selectContainers = """
    SELECT id, identifier, name, type, is_read_only,
      (SELECT count(*) FROM cards WHERE container = containers.id)
    FROM containers ORDER BY id
    """
  static let selectContainer = "SELECT id, is_read_only FROM containers WHERE identifier = ?"

  // Writing
  static let revision = "SELECT ifnull(max(id), 0) FROM transactions"
  static let insertTransaction = "INSERT INTO transactions(at, batch, author) VALUES (?, ?, ?)"
  static let selectCounter = "SELECT next_card FROM store"
  static let updateCounter = "UPDATE store SET next_card = ?"
  static let insertCard = """
    INSERT INTO cards(id, identifier, container, created, revision, type, image_count,
      fingerprint, uid, display_name, given_name, family_name, organization, birthday,
      sort_family, sort_given, extra_keys, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let updateCard = """
    UPDATE cards SET revision = ?, type = ?, image_count = ?, fingerprint = ?, uid = ?,
      display_name = ?, given_name = ?, family_name = ?, organization = ?, birthday = ?,
      sort_family = ?, sort_given = ?, extra_keys = ?, body = ?
    WHERE id = ?
    """
  static let deleteCard = "DELETE FROM cards WHERE id = ?"
  static let insertValue = """
    INSERT INTO card_values(card, position, kind, is_preferred, label, value, detail)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """
  static let insertAddress = """
    INSERT INTO card_addresses(card, position, label, street, city, state, postal_code, country,
      country_code) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let deleteValues = "DELETE FROM card_values WHERE card = ?"
  static let deleteAddresses = "DELETE FROM card_addresses WHERE card = ?"
  static let insertKey = "INSERT OR IGNORE INTO match_keys(kind, key, card) VALUES (?, ?, ?)"
  static let deleteKey = "DELETE FROM match_keys WHERE kind = ? AND key = ? AND card = ?"
  static let insertSource = """
    INSERT OR IGNORE INTO card_sources(card, uid, fingerprint) VALUES (?, ?, ?)
    """
  static let deleteSource = "DELETE FROM card_sources WHERE card = ? AND uid = ?"
  static let selectSources = "SELECT uid, fingerprint FROM card_sources WHERE card = ?"
  static let insertImage = "INSERT OR IGNORE INTO images(sha256, bytes) VALUES (?, ?)"
  static let selectImage = "SELECT id FROM images WHERE sha256 = ?"
  static let insertCardImage = """
    INSERT INTO card_images(card, field, image, is_base64) VALUES (?, ?, ?, ?)
    """
  static let deleteCardImages = "DELETE FROM card_images WHERE card = ? RETURNING image"
  static let deleteUnusedImage = """
    DELETE FROM images WHERE id = ?1
    AND NOT EXISTS (SELECT 1 FROM card_images WHERE image = ?1)
    """
  static let insertChange = """
    INSERT INTO changes(transaction_id, event, card, card_count, identifier)
    VALUES (?, ?, ?, ?, ?)
    """

  // Asking
  static let lookUpKey = "SELECT card FROM match_keys WHERE kind = ? AND key = ? LIMIT ?"
  static let lookUpIdentifier = "SELECT id FROM cards WHERE identifier = ?"
  static let selectState = """
    SELECT id, identifier, container, fingerprint, uid, revision FROM cards WHERE id = ?
    """
  static let selectCards = """
    SELECT id, identifier, container, created, revision, image_count, body FROM cards
    """
  static let inContainer = " WHERE container = ?"
  static let selectCard = selectCards + " WHERE id = ?"
  static func order(_ order: CardOrder) -> String {
    switch order {
    case .none: " ORDER BY id"
    case .givenName: " ORDER BY sort_given, sort_family, id"
    case .familyName: " ORDER BY sort_family, sort_given, id"
    }
  }
  static let selectTime = "SELECT at FROM transactions WHERE id = ?"
  static let selectContainerIdentifiers = "SELECT id, identifier FROM containers"
  static let selectBody = """
    SELECT identifier, container, uid, fingerprint, image_count, extra_keys, body
    FROM cards WHERE id = ?
    """
  static let selectImages = """
    SELECT ci.field, ci.is_base64, i.bytes FROM card_images ci JOIN images i ON i.id = ci.image
    WHERE ci.card = ? ORDER BY ci.field
    """
  static let selectNothing = "SELECT 0 WHERE 0"
  static let selectPhones = """
    SELECT value FROM card_values WHERE card = ? AND kind = 60 ORDER BY position
    """
  static let selectSortKeys = "SELECT sort_family, sort_given FROM cards WHERE id = ?"
  /// Cards that have a word in each of the ranges; two parameters a word.
  static func findNames(words: Int) -> String {
    let one = "SELECT card FROM match_keys WHERE kind = 3 AND key BETWEEN ? AND ?"
    return Array(repeating: one, count: words).joined(separator: " INTERSECT ")
      + (words == 1 ? " GROUP BY card" : "") + " ORDER BY 1"
  }
  static let countCards = "SELECT count(*) FROM cards"
  static let countCardsInContainer = "SELECT count(*) FROM cards WHERE container = ?"
  static let hasCards = "SELECT EXISTS (SELECT 1 FROM cards)"

  // Journal
  static let selectBatch = """
    SELECT id, finished FROM batches WHERE key = ? ORDER BY id DESC LIMIT 1
    """
  static let insertBatch = "INSERT INTO batches(key, started) VALUES (?, ?)"
  static let finishBatch = "UPDATE batches SET finished = ? WHERE id = ?"
  static let selectLastChunk = """
    SELECT number, last_input, last_record,
      (SELECT sum(added) FROM batch_chunks WHERE batch = ?1),
      (SELECT sum(updated) FROM batch_chunks WHERE batch = ?1),
      (SELECT sum(unchanged) FROM batch_chunks WHERE batch = ?1),
      (SELECT min(transaction_id) - 1 FROM batch_chunks WHERE batch = ?1)
    FROM batch_chunks WHERE batch = ?1 ORDER BY number DESC LIMIT 1
    """
  static let insertChunk = """
    INSERT INTO batch_chunks(batch, number, transaction_id, first_input, first_record, last_input,
      last_record, input_name, added, updated, unchanged)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  // Looking the store over
  static let storeCreated = "SELECT created FROM store"
  static let countGroups = "SELECT count(*) FROM groups"
  static let countImages = "SELECT count(*) FROM images"
  static let countUnfinishedBatches = "SELECT count(*) FROM batches WHERE finished IS NULL"
  static let integrityCheck = "PRAGMA integrity_check(20)"
  static let foreignKeyCheck = "PRAGMA foreign_key_check"
  static let selectFingerprint = "SELECT id, fingerprint FROM cards ORDER BY id"
  /// Counts of what must not be: code, message, statement.
  static let checks: [(code: String, message: String, sql: String)] = [
    (
      "orphan-match-key", "match keys lead to no card",
      "SELECT count(*) FROM match_keys WHERE card NOT IN (SELECT id FROM cards)"
    ),
    (
      "missing-match-key", "cards have no match key",
      "SELECT count(*) FROM cards WHERE id NOT IN (SELECT card FROM match_keys WHERE kind = 2)"
    ),
    (
      "orphan-image", "pictures belong to no card",
      "SELECT count(*) FROM images WHERE id NOT IN (SELECT image FROM card_images)"
    ),
    (
      "missing-image", "cards lack a picture they had",
      """
      SELECT count(*) FROM cards c WHERE image_count <>
        (SELECT count(*) FROM card_images WHERE card = c.id)
      """
    ),
    (
      "repeated-uid", "UIDs are the own UID of several cards of a container",
      """
      SELECT count(*) FROM (SELECT 1 FROM cards WHERE uid IS NOT NULL
        GROUP BY container, uid HAVING count(*) > 1)
      """
    ),
    (
      "future-revision", "cards have a number or revision that was never given out",
      """
      SELECT count(*) FROM cards WHERE id >= (SELECT next_card FROM store)
        OR revision > (SELECT max(id) FROM transactions)
      """
    ),
    (
      "broken-journal", "chunks of the journal are out of order",
      """
      SELECT count(*) FROM batch_chunks b WHERE added < 0 OR updated < 0 OR unchanged < 0
        OR (number > 1 AND NOT EXISTS
          (SELECT 1 FROM batch_chunks p WHERE p.batch = b.batch AND p.number = b.number - 1))
      """
    ),
  ]
}
