/// Rows of `match_keys` to be added and removed, collected so that they can be written in the table's
/// own order: with a hundred thousand random keys a transaction, that is what makes writing fast.
struct KeyChanges {
  struct Row {
    var kind: UInt8
    var isAddition: Bool
    /// The position among the changes collected; of several for one row the last counts.
    var sequence: UInt32
    var key: Int64
    var card: Int64

    @inline(__always)
    static func isBefore(_ left: Row, _ right: Row) -> Bool {
      if left.kind != right.kind { return left.kind < right.kind }
      if left.key != right.key { return left.key < right.key }
      if left.card != right.card { return left.card < right.card }
      return left.sequence < right.sequence
    }
  }

  private var rows: [Row] = []

  mutating func add(_ keys: [StoredKey], card: Int64) {
    for key in keys { append(key, card, isAddition: true) }
  }

  mutating func remove(_ keys: [StoredKey], card: Int64) {
    for key in keys { append(key, card, isAddition: false) }
  }

  /// Adds what is only in `new` and removes what is only in `old`.
  mutating func replace(_ old: [StoredKey], by new: [StoredKey], card: Int64) {
    let (before, after) = (Set(old), Set(new))
    remove(before.subtracting(after).sorted(), card: card)
    add(after.subtracting(before).sorted(), card: card)
  }

  private mutating func append(_ key: StoredKey, _ card: Int64, isAddition: Bool) {
    rows.append(
      Row(
        kind: key.kind.rawValue, isAddition: isAddition,
        sequence: UInt32(truncatingIfNeeded: rows.count), key: key.storedHash, card: card))
  }

  /// The changes in the order of the table, one for each row.
  ///
  /// - Complexity: O(n log n).
  mutating func sorted() -> [Row] {
    rows.sort(by: Row.isBefore)
    var last = 0
    guard !rows.isEmpty else { return [] }
    for index in 1..<rows.count {
      let (row, before) = (rows[index], rows[last])
      if row.kind != before.kind || row.key != before.key || row.card != before.card { last += 1 }
      rows[last] = row
    }
    rows.removeLast(rows.count - last - 1)
    return rows
  }
}
