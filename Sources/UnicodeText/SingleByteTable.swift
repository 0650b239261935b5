/// What each byte of a one-byte encoding means, as a table of scalars.
struct SingleByteTable: Sendable {
  /// 256 scalars; U+FFFD where the encoding gives the byte no meaning.
  private let scalars: [UInt32]
  private let keepsASCII: Bool

  init(scalars: [UInt32]) {
    precondition(scalars.count == 256)
    self.scalars = scalars
    keepsASCII = scalars.prefix(128).elementsEqual(0..<128)
  }

  /// Windows' Western code page. Its five bytes without meaning are replaced: whoever wrote them
  /// did not write windows-1252.
  static let windows1252 = SingleByteTable(
    scalars: Array(0..<0x80) + [
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
      0x2039,
      0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013,
      0x2014,
      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
    ] + Array(0xA0...0xFF))

  /// Asks a converter of ICU for every byte, so that the bulk needs it no more.
  init?(asking converter: inout ICUConverter) {
    guard converter.isSingleByte else { return nil }
    var scalars: [UInt32] = []
    for byte in UInt8.min...UInt8.max {
      var text: [UInt8] = []
      let bytes = [byte]
      converter.reset()
      let replaced = converter.decode(bytes.span, isLast: true, into: &text)
      let decoded = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
      guard decoded.count == 1 else { return nil }
      scalars.append(replaced > 0 ? 0xFFFD : decoded[0].value)
    }
    converter.reset()
    self.init(scalars: scalars)
  }

  /// Appends bytes as UTF-8 and returns how many had no meaning.
  func decode(_ bytes: Span<UInt8>, into result: inout [UInt8]) -> Int {
    let plain = keepsASCII ? UTF8Check.asciiPrefix(of: bytes) : 0
    result.append(copying: bytes.extracting(0..<plain))
    if plain == bytes.count { return 0 }
    let room = (bytes.count - plain) * 3
    var replaced = 0
    result.reserve(room)
    result.append(addingCapacity: room) { out in
      for index in plain..<bytes.count {
        let scalar = scalars[Int(bytes[index])]
        if scalar == 0xFFFD { replaced += 1 }
        out.append(scalar: scalar)
      }
    }
    return replaced
  }
}
