/// Up to seven ASCII letters in a register: a cell of the reading tables.
struct Letters: ExpressibleByStringLiteral, Sendable {
  /// The first letter lowest; the count in the highest byte.
  private let bits: UInt64

  init(stringLiteral text: String) {
    precondition(text.utf8.count < 8)
    var bits = UInt64(text.utf8.count) << 56
    for (index, byte) in text.utf8.enumerated() { bits |= UInt64(byte) << (8 * UInt64(index)) }
    self.bits = bits
  }

  @inline(__always)
  func append(to result: inout [UInt8]) {
    var rest = bits
    for _ in 0..<(bits >> 56) {
      result.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
