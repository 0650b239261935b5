import ContactModel
import RecordStreams

/// Something in a store that is not as it should be.
public struct StoreProblem: Sendable, Hashable {
  /// A stable name, e.g. `orphan-match-key`; the list is in `Docs/store.md`.
  public var code: String
  /// What was found, lower case, one line.
  public var message: String
  /// How often.
  public var count: Int
}

extension ContactStore {
  /// Looks the whole store over: SQLite's own integrity, references, cards that cannot be read, orphans, the journal.
  ///
  /// - Returns: What is wrong; empty when nothing is.
  /// - Complexity: O(size of the store).
  public func check() throws(StoreError) -> [StoreProblem] {
    try reading { () throws(StoreError) in try problems() }
  }

  private func problems() throws(StoreError) -> [StoreProblem] {
    var problems: [StoreProblem] = []
    var integrity = try connection.prepare(StoreSQL.integrityCheck)
    while try integrity.step() {
      let message = integrity.text(0)
      if message != "ok" {
        problems.append(StoreProblem(code: "damaged-file", message: message, count: 1))
      }
    }
    // What follows reads through indexes that may be damaged.
    if !problems.isEmpty { return problems }
    var references = try connection.prepare(StoreSQL.foreignKeyCheck)
    var dangling: [String: Int] = [:]
    while try references.step() { dangling[references.text(0), default: 0] += 1 }
    for (table, count) in dangling.sorted(by: { $0.key < $1.key }) {
      problems.append(
        StoreProblem(
          code: "dangling-reference", message: "rows of '\(table)' refer to nothing", count: count))
    }
    for (code, message, sql) in StoreSQL.checks {
      let count = Int(try number(sql))
      if count > 0 { problems.append(StoreProblem(code: code, message: message, count: count)) }
    }
    try checkCards(&problems)
    return problems
  }

  /// Reads every card and compares it with its fingerprint.
  private func checkCards(_ problems: inout [StoreProblem]) throws(StoreError) {
    var unreadable = 0
    var changed = 0
    var fingerprints = try connection.prepare(StoreSQL.selectFingerprint)
    var cursor = try cursor(connection.prepare(StoreSQL.selectCard), parts: .all)
    while try fingerprints.step() {
      do throws(StoreError) {
        guard let card = try cursor.card(inRow: fingerprints.integer(0)) else { continue }
        let stored = ContentFingerprint(bytes: fingerprints.bytes(1))
        if ContentFingerprint(card.contact) != stored { changed += 1 }
      } catch {
        guard error.code == .dataAccessError else { throw error }
        unreadable += 1
      }
    }
    if unreadable > 0 {
      problems.append(
        StoreProblem(code: "unreadable-card", message: "cards cannot be read", count: unreadable))
    }
    if changed > 0 {
      problems.append(
        StoreProblem(
          code: "wrong-fingerprint", message: "cards are not what was saved", count: changed))
    }
  }
}
