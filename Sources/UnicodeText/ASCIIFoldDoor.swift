/// The fast path of folding for what most names are: ASCII letters and digits in words with one
/// space between them. Eight bytes at a time, and the form is as long as the text.
enum ASCIIFold {
  /// Appends the comparison form and returns true, or appends nothing and returns false if the text
  /// is of another kind: it then has no letter, or a byte ≥ 0x80, an apostrophe, a dash, a control
  /// character, a space at an end or beside another, or a sign that the table should look at.
  static func fold(_ text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let count = text.count
    if count == 0 { return false }
    var isDone = false
    result.reserve(count)
    unsafe text.withUnsafeBufferPointer { source in
      result.append(addingCapacity: count) { out in
        unsafe out.withUnsafeMutableBufferPointer { buffer, used in
          guard let from = unsafe UnsafeRawPointer(source.baseAddress),
            let to = UnsafeMutableRawPointer(buffer.baseAddress)
          else { return }
          isDone =
            count < 8 ? unsafe short(from, count, to) : unsafe long(from, count, to)
          if isDone { used = count }
        }
      }
    }
    return isDone
  }

  @inline(__always)
  private static func long(
    _ from: UnsafeRawPointer, _ count: Int, _ to: UnsafeMutableRawPointer
  ) -> Bool {
    var letters: UInt64 = 0
    var index = 0
    while true {
      let word = unsafe from.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      guard let found = lettersOfSimple(word) else { return false }
      letters |= found
      unsafe to.storeBytes(
        of: (word | every(0x20)).littleEndian, toByteOffset: index, as: UInt64.self)
      if index == count - 8 { break }
      // The last word overlaps the one before, so that it too is whole.
      index = Swift.min(index + 8, count - 8)
      let first = unsafe from.load(fromByteOffset: index, as: UInt8.self)
      if first == 0x20, unsafe from.load(fromByteOffset: index - 1, as: UInt8.self) == 0x20 {
        return false
      }
    }
    let first = unsafe from.load(as: UInt8.self)
    let last = unsafe from.load(fromByteOffset: count - 1, as: UInt8.self)
    return letters != 0 && first != 0x20 && last != 0x20
  }

  @inline(__always)
  private static func short(
    _ from: UnsafeRawPointer, _ count: Int, _ to: UnsafeMutableRawPointer
  ) -> Bool {
    var word: UInt64 = 0
    for index in 0..<count {
      word |= unsafe UInt64(from.load(fromByteOffset: index, as: UInt8.self)) &<< UInt64(8 * index)
    }
    // Filled up with a plain sign that is no letter.
    let filled = word | every(0x2E) &<< UInt64(8 * count)
    guard let letters = lettersOfSimple(filled), letters != 0, word & 0xFF != 0x20,
      word &>> UInt64(8 * count - 8) != 0x20
    else { return false }
    word |= every(0x20)
    for index in 0..<count {
      unsafe to.storeBytes(
        of: UInt8(truncatingIfNeeded: word &>> UInt64(8 * index)), toByteOffset: index,
        as: UInt8.self)
    }
    return true
  }

  /// The high bit of each byte that is a letter, or `nil` unless every byte is a letter or lies in
  /// 0x20…0x3F without apostrophe, dash, and two spaces in a row. On all of those, folding is setting
  /// bit 5.
  @inline(__always)
  private static func lettersOfSimple(_ word: UInt64) -> UInt64? {
    let high = every(0x80)
    if word & high != 0 { return nil }
    let lower = word | every(0x20)
    let letters = (lower &+ every(0x80 - 0x61)) & ~(lower &+ every(0x80 - 0x7B)) & high
    let signs = (word &+ every(0x80 - 0x20)) & ~(word &+ every(0x80 - 0x40)) & high
    if letters | signs != high { return nil }
    let special = isZero(word ^ every(0x27)) | isZero(word ^ every(0x2D))
    let spaces = isZero(word ^ every(0x20))
    return special | spaces & (spaces &>> 8) == 0 ? letters : nil
  }

  /// The high bit of each byte below 0x80 that is zero.
  @inline(__always)
  private static func isZero(_ word: UInt64) -> UInt64 {
    ~(word &+ every(0x7F)) & every(0x80)
  }

  @inline(__always)
  private static func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
