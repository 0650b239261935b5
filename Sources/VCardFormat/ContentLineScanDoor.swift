import RecordStreams

/// Looks at the first eight bytes of a content line at once: most property names are shorter.
enum ContentLineScan {
  /// A name without a group that ends with `:` or `;` within eight bytes.
  struct ShortName {
    /// The name's key in a `KeywordTable`.
    var key: UInt64
    var length: Int
    /// Whether parameters follow.
    var hasParameters: Bool
  }

  /// The short name at the start of a line, or `nil` when the line has to be read byte by byte.
  @inline(__always)
  static func shortName(_ bytes: Span<UInt8>, at start: Int, end: Int) -> ShortName? {
    guard start + 8 <= bytes.count else { return nil }
    let word = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    }.littleEndian
    // ':' and ';' differ in the lowest bit only.
    let ends = zeroBytes((word | ones) ^ 0x3B3B_3B3B_3B3B_3B3B)
    guard ends != 0 else { return nil }
    let length = ends.trailingZeroBitCount >> 3
    guard length > 0, start + length < end else { return nil }
    let bits = UInt64(truncatingIfNeeded: length << 3)
    let mask = (UInt64(1) &<< bits) &- 1
    if zeroBytes(word ^ 0x2E2E_2E2E_2E2E_2E2E) & mask != 0 { return nil }
    let key = (word.byteSwapped &>> (64 - bits)) & 0xDFDF_DFDF_DFDF_DFDF
    return ShortName(
      key: key, length: length, hasParameters: word &>> bits & 1 == 1)
  }

  /// Whether a line is `BEGIN:VCARD` and nothing else.
  @inline(__always)
  static func isPlainBegin(_ bytes: Span<UInt8>, at start: Int, end: Int) -> Bool {
    guard end - start == 11 else { return false }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      let head = unsafe raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      let tail = unsafe raw.loadUnaligned(fromByteOffset: start &+ 3, as: UInt64.self)
      return head.bigEndian & 0xDFDF_DFDF_DFFF_DFDF == 0x4245_4749_4E3A_5643
        && tail.bigEndian & 0xDFDF_FFDF_DFDF_DFDF == 0x494E_3A56_4341_5244
    }
  }

  /// The offset of the first `byte` in `start..<end`, or `end`; for runs that are mostly short.
  @inline(__always)
  static func first(
    _ byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      let sought = UInt64(byte) &* ones
      var index = start
      while index &+ 8 <= end {
        let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        let hits = zeroBytes(word ^ sought)
        if hits != 0 { return index &+ hits.trailingZeroBitCount >> 3 }
        index &+= 8
      }
      while index < end {
        if unsafe raw[index] == byte { return index }
        index &+= 1
      }
      return end
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of the lowest zero byte, and perhaps of others above it.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// A hash of a short run of bytes, eight at a time.
  @inline(__always)
  static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      var hash = UInt64(truncatingIfNeeded: end - start) &* 0x9E37_79B9_7F4A_7C15
      var index = start
      while index + 8 <= end {
        let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
        hash ^= hash >> 32
        index += 8
      }
      var tail: UInt64 = 0
      while index < end {
        tail = unsafe tail << 8 | UInt64(raw[index])
        index += 1
      }
      hash = (hash ^ tail) &* 0xD6E8_FEB8_6659_FD93
      return hash ^ hash >> 29
    }
  }
}
