/// Percent signs of URLs.
enum PercentEncoding {
  /// Decodes `%41` to `A`; a percent sign without two digits stays.
  static func decode(_ text: inout [UInt8]) {
    guard text.contains(UInt8(ascii: "%")) else { return }
    var decoded: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = digit(text[index + 1]), let low = digit(text[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    text = decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    if byte &- 0x30 < 10 { return byte - 0x30 }
    let lower = byte | 0x20
    return lower &- 0x61 < 6 ? lower - 0x61 + 10 : nil
  }
}
