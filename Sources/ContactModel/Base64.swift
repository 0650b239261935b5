import RecordStreams

/// Base64 (RFC 4648 §4) over spans.
package enum Base64 {
  /// Appends the decoded bytes; spaces and line breaks are skipped, `=` ends.
  ///
  /// - Returns: Whether every other byte was of the alphabet.
  @discardableResult
  package static func decode(_ text: Span<UInt8>, into bytes: inout [UInt8]) -> Bool {
    var bits: UInt32 = 0
    var count = 0
    var isClean = true
    bytes.reserveCapacity(bytes.count + text.count / 4 * 3 + 3)
    for index in 0..<text.count {
      let value = sextet(text[index])
      if value == skipped { continue }
      if value == padding { break }
      if value == invalid {
        isClean = false
        continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return isClean
  }

  /// Appends base64 text with padding, without line breaks.
  package static func encode(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      text.append(digit(group >> 18))
      text.append(digit(group >> 12))
      text.append(rest > 1 ? digit(group >> 6) : UInt8(ascii: "="))
      text.append(rest > 2 ? digit(group) : UInt8(ascii: "="))
      index += 3
    }
  }

  private static let skipped: UInt8 = 253
  private static let padding: UInt8 = 254
  private static let invalid: UInt8 = 255

  private static func digit(_ bits: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: bits & 63)
    switch value {
    case 0..<26: return 0x41 + value
    case 26..<52: return 0x61 + value - 26
    case 52..<62: return 0x30 + value - 52
    default: return value == 62 ? 0x2B : 0x2F
    }
  }

  private static func sextet(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x2B, 0x2D: 62
    case 0x2F, 0x5F: 63
    case 0x3D: padding
    case 0x20, 0x09, 0x0A, 0x0D: skipped
    default: invalid
    }
  }
}
