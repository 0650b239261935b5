import RecordStreams

/// What spreadsheets do to numbers: a text mark in front, a formula around, an exponent, a decimal point.
enum ExcelDamage: Equatable {
  case none
  /// The number is at this range of the text: `'+49…`, `="0770…"`, `447700900130.0`.
  case wrapped(Range<Int>)
  /// `4.47700900123E+11`: every digit is there.
  case expanded([UInt8])
  /// `4.47701E+11`: digits are lost.
  case rounded

  /// Looks at a phone number.
  init(_ text: Span<UInt8>) {
    self = .none
    guard text.count > 1 else { return }
    if text[0] == 0x27 {
      self = .wrapped(1..<text.count)
    } else if text[0] == 0x3D {
      guard text.count > 3, text[1] == 0x22, text[text.count - 1] == 0x22 else { return }
      self = .wrapped(2..<(text.count - 1))
    } else {
      readFloat(text)
    }
  }

  private mutating func readFloat(_ text: Span<UInt8>) {
    var digits: [UInt8] = []
    var point = -1
    var index = 0
    while index < text.count, text[index] | 0x20 != 0x65 {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        digits.append(byte)
      } else if byte == 0x2E || byte == 0x2C, point < 0, index > 0 {
        point = digits.count
      } else {
        return
      }
      index += 1
    }
    if index == text.count {
      // "447700900130.0"
      if point >= 7, digits.count == point + 1, digits[point] == 0x30 { self = .wrapped(0..<point) }
      return
    }
    guard point == 1, index + 2 < text.count, text[index + 1] == 0x2B else { return }
    var exponent = 0
    for position in (index + 2)..<text.count {
      guard text[position] &- 0x30 < 10, exponent < 100 else { return }
      exponent = exponent * 10 + Int(text[position] - 0x30)
    }
    guard exponent >= 6, exponent <= 20 else { return }
    self = digits.count == exponent + 1 ? .expanded(digits) : .rounded
  }
}
