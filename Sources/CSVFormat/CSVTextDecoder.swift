import RecordStreams
import UnicodeText

/// Makes well-formed UTF-8 of cells that are none.
enum CSVTextDecoder {
  /// Appends a cell as UTF-8: as it is if well-formed, else read as Windows-1252.
  static func append(_ bytes: Span<UInt8>, to result: inout [UInt8]) {
    if UTF8Check.isValid(bytes) {
      result.append(bytes)
      return
    }
    for index in 0..<bytes.count { append(windows1252: bytes[index], to: &result) }
  }

  /// Appends the UTF-8 of one byte of Windows-1252.
  static func append(windows1252 byte: UInt8, to result: inout [UInt8]) {
    if byte < 0x80 {
      result.append(byte)
      return
    }
    let scalar = byte < 0xA0 ? upper[Int(byte - 0x80)] : UInt16(byte)
    if scalar < 0x800 {
      result.append(0xC0 | UInt8(scalar >> 6))
    } else {
      result.append(0xE0 | UInt8(scalar >> 12))
      result.append(0x80 | UInt8(scalar >> 6 & 0x3F))
    }
    result.append(0x80 | UInt8(scalar & 0x3F))
  }

  /// The byte of Windows-1252 for a character, or `nil`.
  static func windows1252(_ scalar: Unicode.Scalar) -> UInt8? {
    let value = scalar.value
    if value < 0x80 || (value >= 0xA0 && value < 0x100) { return UInt8(value) }
    return upper.firstIndex { UInt32($0) == value }.map { UInt8($0 + 0x80) }
  }

  /// 0x80–0x9F; the five bytes without a character stand for the control characters of Latin-1, as the WHATWG has it.
  private static let upper: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}
