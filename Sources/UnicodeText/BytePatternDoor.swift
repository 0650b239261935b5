/// A short text that can tell at which of its places a byte stands.
protocol BytePattern {
  /// Bit `i` is set where byte `i` of the pattern is `byte`.
  subscript(byte: UInt8) -> UInt64 { get }
}

/// Up to eight bytes in a register, asked without a table.
struct EightBytePattern: BytePattern {
  private let word: UInt64
  private let mask: UInt64

  /// - Precondition: `bytes.count` is 1…8.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe word = loadUpToEight(bytes)
    mask = (1 &<< UInt64(bytes.count)) &- 1
  }

  @inline(__always)
  subscript(byte: UInt8) -> UInt64 {
    zeroBytes(word ^ UInt64(byte) &* 0x0101_0101_0101_0101) & mask
  }
}

/// Nine to sixteen bytes in two registers, asked without a table.
struct SixteenBytePattern: BytePattern {
  private let low: UInt64
  private let high: UInt64
  private let mask: UInt64

  /// - Precondition: `bytes.count` is 9…16.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe low = loadUpToEight(UnsafeBufferPointer(rebasing: bytes[0..<8]))
    unsafe high = loadUpToEight(UnsafeBufferPointer(rebasing: bytes[8...]))
    mask = (1 &<< UInt64(bytes.count)) &- 1
  }

  @inline(__always)
  subscript(byte: UInt8) -> UInt64 {
    let splat = UInt64(byte) &* 0x0101_0101_0101_0101
    return (zeroBytes(low ^ splat) | zeroBytes(high ^ splat) &<< 8) & mask
  }
}

/// Up to 64 bytes, as a table of 256 rows in memory lent by the caller.
@safe struct TablePattern: BytePattern {
  private let rows: UnsafeMutableBufferPointer<UInt64>

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, in rows: UnsafeMutableBufferPointer<UInt64>) {
    unsafe rows.update(repeating: 0)
    for index in 0..<bytes.count { unsafe rows[Int(bytes[index])] |= 1 &<< UInt64(index) }
    unsafe self.rows = rows
  }

  @inline(__always)
  subscript(byte: UInt8) -> UInt64 { unsafe rows[Int(byte)] }
}

/// One to eight bytes as a word, the first lowest, zeros above.
@inline(__always)
private func loadUpToEight(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let count = bytes.count
  guard let start = bytes.baseAddress else { return 0 }
  let base = unsafe UnsafeRawPointer(start)
  if count == 8 { return unsafe base.loadUnaligned(as: UInt64.self).littleEndian }
  if count >= 4 {
    let head = unsafe UInt64(base.loadUnaligned(as: UInt32.self).littleEndian)
    let tail = unsafe base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian
    return head | UInt64(tail) &<< UInt64(8 * (count - 4))
  }
  let first = unsafe UInt64(bytes[0])
  let middle = unsafe UInt64(bytes[count / 2]) &<< UInt64(8 * (count / 2))
  let last = unsafe UInt64(bytes[count - 1]) &<< UInt64(8 * (count - 1))
  return first | middle | last
}

/// One bit, gathered into the low eight, for each byte of the word that is zero.
@inline(__always)
private func zeroBytes(_ word: UInt64) -> UInt64 {
  let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let zero = ~(((word & low7) &+ low7) | word | low7)
  return ((zero &>> 7) &* 0x0102_0408_1020_4080) &>> 56
}
