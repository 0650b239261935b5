import RecordStreams
import UnicodeText

/// The characters inside a JSON string, in and out.
enum JSONText {
  /// Appends the text that stands between the quotes of a JSON string, decoded.
  ///
  /// - Returns: The number of repairs: lone surrogates, unknown escapes and ill-formed UTF-8, each
  ///   replaced by U+FFFD.
  static func decode(
    _ bytes: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool, into text: inout [UInt8]
  ) -> Int {
    let raw = bytes.slice(range.lowerBound, range.upperBound)
    guard hasEscapes else { return appendChecked(raw, into: &text) }
    var repairs = 0
    var index = 0
    while index < raw.count {
      guard let backslash = raw.firstIndex(of: UInt8(ascii: "\\"), from: index) else {
        repairs += appendChecked(raw.slice(index, raw.count), into: &text)
        break
      }
      repairs += appendChecked(raw.slice(index, backslash), into: &text)
      index = backslash + 1
      guard index < raw.count else { break }
      index += 1
      switch raw[index - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): repairs += decodeUnicode(raw, &index, into: &text)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(raw[index - 1])
      default:
        repairs += 1
        text.append(replacement: 1)
      }
    }
    return repairs
  }

  /// Appends text as the inside of a JSON string, with the quotes around it.
  ///
  /// - Parameter text: Valid UTF-8.
  static func encode(_ text: Span<UInt8>, into output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      else { continue }
      if start < index { output.append(text.slice(start, index)) }
      start = index + 1
      output.append(UInt8(ascii: "\\"))
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
      case 0x0A: output.append(UInt8(ascii: "n"))
      case 0x0D: output.append(UInt8(ascii: "r"))
      case 0x09: output.append(UInt8(ascii: "t"))
      default:
        output.append("u00")
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 15))
      }
    }
    if start < text.count { output.append(text.slice(start, text.count)) }
    output.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }

  private static func appendChecked(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Int {
    if UTF8Check.isValid(bytes) {
      text.append(bytes)
      return 0
    }
    return UTF8Check.repair(bytes, into: &text)
  }

  /// Decodes the four digits at `index`, and the second half of a pair where there is one.
  private static func decodeUnicode(
    _ raw: Span<UInt8>, _ index: inout Int, into text: inout [UInt8]
  ) -> Int {
    guard let first = fourDigits(raw, index) else {
      text.append(replacement: 1)
      return 1
    }
    index += 4
    var scalar = UInt32(first)
    if first & 0xFC00 == 0xD800, raw.hasPrefix("\\u", at: index),
      let second = fourDigits(raw, index + 2), second & 0xFC00 == 0xDC00
    {
      index += 6
      scalar = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
    }
    guard let character = Unicode.Scalar(scalar) else {
      text.append(replacement: 1)
      return 1
    }
    text.append(contentsOf: UTF8.encode(character).map { Array($0) } ?? [])
    return 0
  }

  private static func fourDigits(_ raw: Span<UInt8>, _ start: Int) -> UInt16? {
    guard start + 4 <= raw.count else { return nil }
    var value: UInt16 = 0
    for index in start..<(start + 4) {
      switch raw[index] {
      case 0x30...0x39: value = value << 4 | UInt16(raw[index] - 0x30)
      case 0x41...0x46: value = value << 4 | UInt16(raw[index] - 0x37)
      case 0x61...0x66: value = value << 4 | UInt16(raw[index] - 0x57)
      default: return nil
      }
    }
    return value
  }
}

extension [UInt8] {
  /// Appends U+FFFD.
  fileprivate mutating func append(replacement count: Int) {
    for _ in 0..<count { append(contentsOf: [0xEF, 0xBF, 0xBD]) }
  }
}
