/// Tells of short texts, eight bytes at a time, whether they need a closer look.
enum ByteRuns {
  /// Whether a text has a byte that 3.0 and 4.0 escape, or another control character.
  @inline(__always)
  static func needsEscapes(_ text: Span<UInt8>) -> Bool {
    any(text) { word in
      zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C) | zeroBytes(word ^ 0x2C2C_2C2C_2C2C_2C2C)
        | zeroBytes(word ^ 0x3B3B_3B3B_3B3B_3B3B) | controlBytes(word)
    }
  }

  /// Whether a text has a line end or another control character.
  @inline(__always)
  static func hasLineEnd(_ text: Span<UInt8>) -> Bool {
    any(text) { controlBytes($0) }
  }

  /// Whether all bytes are base64 digits or padding; a loop that the compiler vectorizes.
  static func isBase64(_ text: Span<UInt8>) -> Bool {
    unsafe text.withUnsafeBufferPointer { buffer in
      var other: UInt8 = 0
      for index in 0..<buffer.count {
        let byte = unsafe buffer[index]
        let letter: UInt8 = (byte | 0x20) &- 0x61 < 26 ? 0 : 1
        // '/' and the digits are neighbours.
        let digit: UInt8 = byte &- 0x2F < 11 ? 0 : 1
        let plus: UInt8 = byte == 0x2B ? 0 : 1
        let padding: UInt8 = byte == 0x3D ? 0 : 1
        other |= letter & digit & plus & padding
      }
      return other == 0
    }
  }

  /// Applies a test to all bytes; a last word is filled with spaces, which no test is about.
  @inline(__always)
  private static func any(_ text: Span<UInt8>, _ test: (UInt64) -> UInt64) -> Bool {
    unsafe text.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      var index = 0
      while index &+ 8 <= raw.count {
        if test(unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) != 0 {
          return true
        }
        index &+= 8
      }
      var last: UInt64 = 0x2020_2020_2020_2020
      while index < raw.count {
        last = unsafe last << 8 | UInt64(raw[index])
        index &+= 1
      }
      return test(last) != 0
    }
  }

  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The high bits of bytes below 0x20.
  @inline(__always)
  private static func controlBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
  }
}
