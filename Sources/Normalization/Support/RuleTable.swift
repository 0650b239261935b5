import RecordStreams
import UnicodeText

/// A fixed set of keys with a number each, looked up by the key's bytes.
///
/// Holds hashes only, 64 bits of each key: for some twenty thousand keys the chance that a given text
/// is taken for one of them is below 10⁻¹⁵. A value that any number of threads share.
struct RuleTable: Sendable {
  private var slots: [Slot]
  private let mask: Int

  private struct Slot: Sendable {
    var hash: UInt64
    var value: UInt32
  }

  /// Makes a table with room for `count` keys.
  init(count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(hash: 0, value: 0), count: size)
    mask = size - 1
  }

  /// Sets a key's value; 0 is the value of keys that are not in the table.
  mutating func insert(_ key: Span<UInt8>, _ value: UInt32) {
    let hash = Self.hash(key)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0, slots[index].hash != hash { index = (index + 1) & mask }
    slots[index] = Slot(hash: hash, value: value)
  }

  /// The value of a key; 0 when there is none.
  func value(of key: Span<UInt8>) -> UInt32 {
    let hash = Self.hash(key)
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot.hash == hash { return slot.value }
      if slot.hash == 0 { return 0 }
      index = (index + 1) & mask
    }
  }

  func contains(_ key: Span<UInt8>) -> Bool { value(of: key) != 0 }

  private static func hash(_ key: Span<UInt8>) -> UInt64 {
    let hash = StableHash64.hash(key)
    return hash == 0 ? 1 : hash
  }
}

extension RuleTable {
  /// Reads a rule text: one rule a line, fields separated by tabs.
  ///
  /// - Parameter body: Gets the line's first field and the rest behind the first tab, empty for none.
  static func forEachRule(
    in text: StaticString, _ body: (_ key: Span<UInt8>, _ rest: Span<UInt8>) -> Void
  ) {
    forEachPiece(of: text.bytes, separator: 0x0A) { line in
      let tab = line.firstIndex(of: 0x09) ?? line.count
      body(line.slice(0, tab), line.slice(min(tab + 1, line.count), line.count))
    }
  }

  /// Cuts a text at a byte; empty pieces are left out.
  static func forEachPiece(
    of text: Span<UInt8>, separator: UInt8, _ body: (Span<UInt8>) -> Void
  ) {
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: separator, from: start) ?? text.count
      if end > start { body(text.slice(start, end)) }
      start = end + 1
    }
  }

  /// A table of a text's first fields as they stand, all with the value 1.
  init(keysOf text: StaticString) {
    var count = 0
    Self.forEachRule(in: text) { _, _ in count += 1 }
    self.init(count: count)
    var table = self
    Self.forEachRule(in: text) { key, _ in table.insert(key, 1) }
    self = table
  }
}
