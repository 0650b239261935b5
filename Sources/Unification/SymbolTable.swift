import RecordStreams
import UnicodeText

/// Texts that were seen, each kept once and named by a number in order of first sight.
///
/// Open addressing over one byte arena; a text is looked up by its 64-bit hash and then compared.
package struct SymbolTable: Sendable {
  /// The number that stands for "no text".
  package static let none: UInt32 = 0

  private(set) var arena: [UInt8] = []
  /// Where each text begins in the arena; one more entry than texts.
  private(set) var starts: [Int] = [0, 0]
  /// Each text's stable hash; permutation of the input changes numbers, never hashes.
  package private(set) var hashes: [UInt64] = [0]
  private var slots: [UInt32]

  package init() { slots = [UInt32](repeating: 0, count: 16) }

  /// The number of texts, the empty one with number 0 included.
  package var count: Int { hashes.count }

  /// The number of a text; a new one is added. The empty text is 0.
  package mutating func intern(_ text: Span<UInt8>) -> UInt32 {
    text.isEmpty ? Self.none : intern(text, hash: StableHash64.hash(text))
  }

  mutating func intern(_ text: Span<UInt8>, hash: UInt64) -> UInt32 {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let symbol = slots[slot]
      if hashes[Int(symbol)] == hash, isText(symbol, text) { return symbol }
      slot = (slot + 1) & (slots.count - 1)
    }
    let symbol = UInt32(truncatingIfNeeded: count)
    slots[slot] = symbol
    arena.append(text)
    starts.append(arena.count)
    hashes.append(hash)
    if count * 2 > slots.count { grow() }
    return symbol
  }

  /// The number of a text, or `none` when it was never seen.
  package func find(_ text: Span<UInt8>) -> UInt32 {
    if text.isEmpty { return Self.none }
    let hash = StableHash64.hash(text)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let symbol = slots[slot]
      if hashes[Int(symbol)] == hash, isText(symbol, text) { return symbol }
      slot = (slot + 1) & (slots.count - 1)
    }
    return Self.none
  }

  /// The bytes of a text.
  @_lifetime(borrow self)
  package func bytes(_ symbol: UInt32) -> Span<UInt8> {
    arena.span.extracting(starts[Int(symbol)]..<starts[Int(symbol) + 1])
  }

  /// The length of a text in bytes.
  package func length(_ symbol: UInt32) -> Int {
    starts[Int(symbol) + 1] - starts[Int(symbol)]
  }

  /// The first byte of a text; 0 for the empty one.
  package func firstByte(_ symbol: UInt32) -> UInt8 {
    length(symbol) == 0 ? 0 : arena[starts[Int(symbol)]]
  }

  package func text(_ symbol: UInt32) -> String { bytes(symbol).string }

  /// Adds every text of another table and says which number each got.
  package mutating func absorb(_ other: SymbolTable) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: other.count)
    for symbol in 1..<max(other.count, 1) {
      numbers[symbol] = intern(
        other.bytes(UInt32(truncatingIfNeeded: symbol)), hash: other.hashes[symbol])
    }
    return numbers
  }

  private func isText(_ symbol: UInt32, _ text: Span<UInt8>) -> Bool {
    let start = starts[Int(symbol)]
    guard starts[Int(symbol) + 1] - start == text.count else { return false }
    for index in 0..<text.count where arena[start + index] != text[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for symbol in 1..<count {
      var slot = Int(truncatingIfNeeded: hashes[symbol]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: symbol)
    }
  }
}
