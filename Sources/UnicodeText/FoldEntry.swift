/// What one code point becomes in the comparison form, packed for a table.
///
/// Bits 0–23 hold up to three UTF-8 bytes, the first lowest; bits 24–25 how many; bits 28–30 the
/// kind. Zero means that the table cannot say and ICU must be asked for the whole text.
struct FoldEntry: Hashable, Sendable {
  enum Kind: UInt32 {
    /// Depends on its neighbours, or takes more than three bytes.
    case unknown = 0
    /// Bytes with a letter or digit among them.
    case word = 1
    /// Bytes without a letter or digit: plain punctuation.
    case other = 2
    /// A separator; runs of them become one space.
    case space = 3
    /// Leaves nothing: apostrophes, invisible characters, symbols.
    case nothing = 4
  }

  let bits: UInt32

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  init(_ kind: Kind, _ bytes: [UInt8] = []) {
    var bits = kind.rawValue << 28 | UInt32(bytes.count) << 24
    for (index, byte) in bytes.enumerated() { bits |= UInt32(byte) << (8 * UInt32(index)) }
    self.bits = bits
  }

  @inline(__always) var kindBits: UInt32 { bits >> 28 }
  @inline(__always) var count: UInt32 { bits >> 24 & 3 }

  var bytes: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } }

  /// The ranges that the table covers, in its order.
  static let ranges: [Range<UInt32>] = [0..<0x800, 0x1E00..<0x1F00, 0x2000..<0x2070]
}
