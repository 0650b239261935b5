import PhoneNumbers
import RecordStreams

/// Digits of numbers for weak comparison, and numbers that stand for none.
enum PhoneDigits {
  private static let scale: UInt64 = 100_000_000

  /// The last eight digits of a number behind a 1; 0 when it has fewer.
  static func weakKey(of number: PhoneNumber) -> UInt64 {
    let key = number.matchKey
    return key < scale ? 0 : scale + key % scale
  }

  /// The last eight digits of a text behind a 1; 0 when it has fewer or has nothing but one digit.
  static func weakKey(of text: Span<UInt8>) -> UInt64 {
    var digits = 0
    var value: UInt64 = 0
    var isOneDigit = true
    var first: UInt8 = 0
    for index in text.indices where text[index] &- 0x30 < 10 {
      let digit = text[index] - 0x30
      if digits == 0 { first = digit }
      isOneDigit = isOneDigit && digit == first
      digits += 1
      value = (value &* 10 &+ UInt64(digit)) % scale
    }
    return digits < 8 || digits > 17 || isOneDigit ? 0 : scale + value
  }

  /// Whether a national number is one digit over and over, or the digits in their order.
  static func isPlaceholder(_ number: PhoneNumber) -> Bool {
    let value = number.nationalNumber
    guard number.nationalDigitCount >= 6 else { return false }
    if value == 1_234_567_890 || value == 123_456_789 { return true }
    let digit = value % 10
    var rest = value
    var count = 0
    while rest > 0 {
      if rest % 10 != digit { return false }
      rest /= 10
      count += 1
    }
    return count == Int(number.nationalDigitCount) || digit == 0
  }
}
