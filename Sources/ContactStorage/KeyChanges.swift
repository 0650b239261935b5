/// Rows of `match_keys` to be added and removed, collected so that they can be written in the table's
/// own order: with a hundred thousand random keys a transaction, that is what makes writing fast.
struct KeyChanges {
  /// One row as a number that sorts as the table does: kind, key, card.
  struct Row: Hashable, Comparable {
    private let bits: UInt128

    init(_ key: StoredKey, card: Int64) {
      bits =
        UInt128(key.kind.rawValue) << 120 | UInt128(key.hash) << 56 | UInt128(UInt64(card))
    }

    var kind: Int64 { Int64(bits >> 120) }
    var key: Int64 {
      StoredKey(kind: .uid, hash: UInt64(truncatingIfNeeded: bits >> 56)).storedHash
    }
    var card: Int64 { Int64(bits & (1 << 56 - 1)) }

    @inline(__always)
    static func < (left: Row, right: Row) -> Bool { left.bits < right.bits }
  }

  private var additions: [Row] = []
  /// Rows that were removed, and whether they were added again afterwards: the last change counts.
  private var removals: [Row: Bool] = [:]

  mutating func add(_ keys: [StoredKey], card: Int64) {
    for key in keys {
      let row = Row(key, card: card)
      additions.append(row)
      if !removals.isEmpty, removals[row] != nil { removals[row] = true }
    }
  }

  mutating func remove(_ keys: [StoredKey], card: Int64) {
    for key in keys { removals[Row(key, card: card)] = false }
  }

  /// Adds what is only in `new` and removes what is only in `old`.
  mutating func replace(_ old: [StoredKey], by new: [StoredKey], card: Int64) {
    let (before, after) = (Set(old), Set(new))
    remove(Array(before.subtracting(after)), card: card)
    add(Array(after.subtracting(before)), card: card)
  }

  /// The rows to remove, then the rows to add, each in the order of the table and only once.
  ///
  /// - Complexity: O(n log n).
  consuming func sorted() -> (removed: [Row], added: [Row]) {
    var added = additions
    if !removals.isEmpty { added.removeAll { removals[$0] == false } }
    added.sort()
    var count = 0
    for index in added.indices where count == 0 || added[index] != added[count - 1] {
      added[count] = added[index]
      count += 1
    }
    added.removeLast(added.count - count)
    return (removals.filter { !$0.value }.keys.sorted(), added)
  }
}
