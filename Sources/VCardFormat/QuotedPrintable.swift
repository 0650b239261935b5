/// Quoted-printable (RFC 2045 section 6.7) as vCards use it; soft breaks are gone already.
enum QuotedPrintable {
  /// Appends the decoded bytes; CR LF becomes LF; what is no escape stays as it is.
  ///
  /// - Parameter protecting: Whether a `;` or `,` that was encoded gets a backslash, because it is data
  ///   where the plain one separates. Not for encodings whose characters may have these bytes in them.
  static func decode(_ text: Span<UInt8>, protecting: Bool, into output: inout [UInt8]) {
    var isEscaped = false
    var index = 0
    let count = text.count
    while index < count {
      var byte = text[index]
      var isEncoded = false
      if byte == UInt8(ascii: "="), index + 2 < count, let high = digit(text[index + 1]),
        let low = digit(text[index + 2])
      {
        byte = high << 4 | low
        isEncoded = true
        index += 2
      } else if byte == UInt8(ascii: "="), index + 1 == count {
        // A soft break behind which nothing follows.
        return
      }
      index += 1
      if byte == 0x0D {
        if index < count, text[index] == 0x0A || isEncodedFeed(text, index) { continue }
        byte = 0x0A
      }
      if isEncoded, protecting, !isEscaped, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
        output.append(UInt8(ascii: "\\"))
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      output.append(byte)
    }
  }

  /// Appends a byte as `=XX`.
  static func append<Target: ByteTarget & ~Copyable>(_ byte: UInt8, to output: inout Target) {
    output.append(UInt8(ascii: "="))
    output.append(hexadecimal(byte >> 4))
    output.append(hexadecimal(byte & 15))
  }

  private static func isEncodedFeed(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index + 2 < text.count && text[index] == UInt8(ascii: "=")
      && text[index + 1] == UInt8(ascii: "0") && text[index + 2] | 0x20 == UInt8(ascii: "a")
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x41 + digit - 10
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
