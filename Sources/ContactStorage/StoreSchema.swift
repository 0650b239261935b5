/// The tables of a store, and the way from every older release to this one.
///
/// All definitions are here and all statements in `StoreSQL`; nobody else writes SQL. What each table is
/// for, and why, is told in `Docs/store.md`.
enum StoreSchema {
  /// Marks the file as ours (`PRAGMA application_id`): "KINF".
  static let applicationIdentifier = 0x4B49_4E46

  /// The version this release writes (`PRAGMA user_version`).
  static var version: Int { migrations.count }

  /// `migrations[n]` leads from version n to n + 1. Never edit one that was released; append.
  static let migrations = [version1]

  private static let version1 = """
    CREATE TABLE store(
      id INTEGER PRIMARY KEY CHECK(id = 1),
      identifier BLOB NOT NULL,
      created INTEGER NOT NULL,
      history_epoch INTEGER NOT NULL DEFAULT 1,
      next_card INTEGER NOT NULL DEFAULT 1,
      key_version INTEGER NOT NULL,
      default_container INTEGER NOT NULL REFERENCES containers(id));

    CREATE TABLE containers(
      id INTEGER PRIMARY KEY,
      identifier BLOB NOT NULL UNIQUE,
      name TEXT NOT NULL,
      type INTEGER NOT NULL DEFAULT 1,
      is_read_only INTEGER NOT NULL DEFAULT 0);

    CREATE TABLE cards(
      id INTEGER PRIMARY KEY,
      identifier BLOB NOT NULL UNIQUE,
      container INTEGER NOT NULL REFERENCES containers(id),
      created INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      type INTEGER NOT NULL,
      image_count INTEGER NOT NULL,
      fingerprint BLOB NOT NULL,
      uid TEXT,
      display_name TEXT NOT NULL,
      given_name TEXT,
      family_name TEXT,
      organization TEXT,
      birthday TEXT,
      sort_family TEXT NOT NULL,
      sort_given TEXT NOT NULL,
      extra_keys BLOB,
      body BLOB NOT NULL);
    CREATE INDEX cards_by_container ON cards(container);

    CREATE TABLE card_values(
      card INTEGER NOT NULL REFERENCES cards(id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      is_preferred INTEGER NOT NULL,
      label TEXT,
      value TEXT NOT NULL,
      detail TEXT,
      PRIMARY KEY(card, position)) WITHOUT ROWID;

    CREATE TABLE card_addresses(
      card INTEGER NOT NULL REFERENCES cards(id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      label TEXT, street TEXT, city TEXT, state TEXT, postal_code TEXT, country TEXT,
      country_code TEXT,
      PRIMARY KEY(card, position)) WITHOUT ROWID;

    CREATE TABLE card_sources(
      card INTEGER NOT NULL REFERENCES cards(id) ON DELETE CASCADE,
      uid TEXT NOT NULL,
      fingerprint BLOB NOT NULL,
      PRIMARY KEY(card, uid, fingerprint)) WITHOUT ROWID;

    CREATE TABLE match_keys(
      kind INTEGER NOT NULL,
      key INTEGER NOT NULL,
      card INTEGER NOT NULL,
      PRIMARY KEY(kind, key, card)) WITHOUT ROWID;

    CREATE TABLE images(
      id INTEGER PRIMARY KEY,
      sha256 BLOB NOT NULL UNIQUE,
      bytes BLOB NOT NULL);

    CREATE TABLE card_images(
      card INTEGER NOT NULL REFERENCES cards(id) ON DELETE CASCADE,
      field INTEGER NOT NULL,
      image INTEGER NOT NULL REFERENCES images(id),
      is_base64 INTEGER NOT NULL,
      PRIMARY KEY(card, field)) WITHOUT ROWID;
    CREATE INDEX card_images_by_image ON card_images(image);

    CREATE TABLE groups(
      id INTEGER PRIMARY KEY,
      identifier BLOB NOT NULL UNIQUE,
      container INTEGER NOT NULL REFERENCES containers(id),
      parent INTEGER REFERENCES groups(id),
      revision INTEGER NOT NULL REFERENCES transactions(id),
      name TEXT NOT NULL);

    CREATE TABLE group_members(
      group_id INTEGER NOT NULL REFERENCES groups(id) ON DELETE CASCADE,
      card INTEGER NOT NULL REFERENCES cards(id) ON DELETE CASCADE,
      PRIMARY KEY(group_id, card)) WITHOUT ROWID;
    CREATE INDEX group_members_by_card ON group_members(card);

    CREATE TABLE batches(
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL,
      started INTEGER NOT NULL,
      finished INTEGER);
    CREATE INDEX batches_by_key ON batches(key);

    CREATE TABLE transactions(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      batch INTEGER REFERENCES batches(id),
      author TEXT NOT NULL);

    CREATE TABLE batch_chunks(
      batch INTEGER NOT NULL REFERENCES batches(id),
      number INTEGER NOT NULL,
      transaction_id INTEGER NOT NULL REFERENCES transactions(id),
      first_input INTEGER NOT NULL, first_record INTEGER NOT NULL,
      last_input INTEGER NOT NULL, last_record INTEGER NOT NULL,
      input_name TEXT NOT NULL,
      added INTEGER NOT NULL, updated INTEGER NOT NULL, unchanged INTEGER NOT NULL,
      PRIMARY KEY(batch, number)) WITHOUT ROWID;

    CREATE TABLE changes(
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      transaction_id INTEGER NOT NULL REFERENCES transactions(id),
      event INTEGER NOT NULL,
      card INTEGER NOT NULL,
      card_count INTEGER NOT NULL DEFAULT 1,
      identifier BLOB);

    CREATE VIEW v_contacts AS
      SELECT \(uuidText("c.identifier")) AS identifier, k.name AS container,
        CASE c.type WHEN 1 THEN 'organization' WHEN 2 THEN 'group' ELSE 'person' END AS type,
        c.display_name, c.given_name, c.family_name, c.organization, c.birthday, c.uid,
        c.image_count, c.revision, datetime(t.at / 1000, 'unixepoch') AS modified
      FROM cards c JOIN containers k ON k.id = c.container
        JOIN transactions t ON t.id = c.revision;
    CREATE VIEW v_phones AS \(valueView("phone", kind: 60));
    CREATE VIEW v_emails AS \(valueView("email", kind: 61));
    CREATE VIEW v_urls AS \(valueView("url", kind: 63));
    CREATE VIEW v_addresses AS
      SELECT \(uuidText("c.identifier")) AS identifier, c.display_name, a.label, a.street, a.city,
        a.state, a.postal_code, a.country, a.country_code
      FROM card_addresses a JOIN cards c ON c.id = a.card;
    """

  private static func valueView(_ name: String, kind: Int) -> String {
    """
    SELECT \(uuidText("c.identifier")) AS identifier, c.display_name, v.label, v.value AS \(name),
        v.is_preferred
      FROM card_values v JOIN cards c ON c.id = v.card WHERE v.kind = \(kind)
    """
  }

  private static func uuidText(_ column: String) -> String {
    let digits = "hex(\(column))"
    let parts = [(1, 8), (9, 4), (13, 4), (17, 4), (21, 12)]
    return parts.map { "substr(\(digits), \($0.0), \($0.1))" }.joined(separator: " || '-' || ")
  }
}
