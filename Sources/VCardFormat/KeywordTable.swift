import RecordStreams

/// Finds which of a fixed set of ASCII words some bytes are, whatever the case of their letters.
///
/// An open hash over a rolling key: words of up to eight bytes are their own key, longer ones are
/// compared. Code 0 means "none of them". Made once, shared by all threads.
struct KeywordTable: Sendable {
  private var keys: [UInt64]
  private var codes: [UInt8]
  private var words: [[UInt8]]
  private let shift: UInt64

  /// Makes a table; codes are 1…255, several words may have the same code.
  init(_ entries: [(StaticString, UInt8)]) {
    var bits: UInt64 = 4
    while 1 << bits < entries.count * 3 { bits += 1 }
    let size = 1 << Int(bits)
    shift = 64 - bits
    keys = [UInt64](repeating: 0, count: size)
    codes = [UInt8](repeating: 0, count: size)
    words = [[UInt8]](repeating: [], count: size)
    for (word, code) in entries {
      var bytes: [UInt8] = []
      bytes.append(word)
      var key: UInt64 = 0
      for index in bytes.indices {
        bytes[index] = Self.folded(bytes[index])
        key = Self.extend(key, bytes[index])
      }
      var slot = Self.slot(key, shift)
      while codes[slot] != 0 { slot = (slot + 1) & (size - 1) }
      keys[slot] = key
      codes[slot] = code
      words[slot] = bytes
    }
  }

  /// Adds a byte to a key.
  @inline(__always)
  static func extend(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    (key << 8 | key >> 56) ^ UInt64(folded(byte))
  }

  /// The code of the word in `bytes[start..<end]`, 0 when it is none of the table's.
  @inline(__always)
  func code(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt8 {
    var key: UInt64 = 0
    var index = start
    while index < end {
      key = Self.extend(key, bytes[index])
      index += 1
    }
    return code(key: key, bytes, start, end)
  }

  /// The code of a word whose key is known already.
  @inline(__always)
  func code(key: UInt64, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt8 {
    var slot = Self.slot(key, shift)
    while true {
      let code = codes[slot]
      if code == 0 { return 0 }
      // A key of up to eight bytes is the word itself.
      if keys[slot] == key, end - start <= 8 || isWord(slot, bytes, start, end) { return code }
      slot = (slot + 1) & (codes.count - 1)
    }
  }

  private func isWord(_ slot: Int, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let length = end - start
    guard words[slot].count == length else { return false }
    for index in 0..<length where words[slot][index] != Self.folded(bytes[start + index]) {
      return false
    }
    return true
  }

  @inline(__always)
  private static func slot(_ key: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// Upper case by one mask; other bytes that fall together are no letters of any word.
  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte & 0xDF }
}
