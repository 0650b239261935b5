/// The full names of a book, to ask whether one is there.
struct FullNameSet: Sendable {
  private var slots: [UInt64]
  private let mask: Int

  init(given: [UInt32], family: [UInt32]) {
    var size = 16
    while size < given.count * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    mask = size - 1
    for record in given.indices where given[record] != 0 && family[record] != 0 {
      let name = Self.key(given[record], family[record])
      var slot = Self.start(name) & mask
      while slots[slot] != 0, slots[slot] != name { slot = (slot + 1) & mask }
      slots[slot] = name
    }
  }

  func has(_ given: UInt32, _ family: UInt32) -> Bool {
    let name = Self.key(given, family)
    var slot = Self.start(name) & mask
    while slots[slot] != 0 {
      if slots[slot] == name { return true }
      slot = (slot + 1) & mask
    }
    return false
  }

  private static func key(_ given: UInt32, _ family: UInt32) -> UInt64 {
    UInt64(given) << 32 | UInt64(family)
  }

  private static func start(_ name: UInt64) -> Int {
    Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) >> 24)
  }
}
