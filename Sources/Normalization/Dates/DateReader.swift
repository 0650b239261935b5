import ContactModel
import RecordStreams

/// Reads dates in the forms that can be read only one way.
enum DateReader {
  /// ISO 8601 with or without a time, `15.4.1990`, `1990/4/15`, and `15/4/1990` where the first number is no month.
  static func read(_ text: Span<UInt8>) -> ContactDate? {
    let text = text.trimmed()
    if let date = ContactDate(iso: text) { return date }
    if let date = readInstant(text) { return date }
    return readNumbers(text)
  }

  /// `1985-04-12T00:00:00Z`, `1985-04-12 00:00`
  private static func readInstant(_ text: Span<UInt8>) -> ContactDate? {
    var end = 0
    while end < text.count, text[end] != UInt8(ascii: "T"), text[end] != 0x20 { end += 1 }
    guard end >= 5, end + 4 < text.count, text[end + 1] &- 0x30 < 10,
      let date = ContactDate(iso: text.slice(0, end))
    else { return nil }
    let time = text.slice(end + 1, text.count)
    let isLate = time.isEqual(to: "23:00:00Z") || time.isEqual(to: "22:00:00Z")
    return isLate ? nextDay(date) : date
  }

  private static func nextDay(_ date: ContactDate) -> ContactDate {
    guard let year = date.year, let month = date.month, let day = date.day else { return date }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if day < lengths[month - 1] { return ContactDate(year: year, month: month, day: day + 1) }
    return month < 12
      ? ContactDate(year: year, month: month + 1, day: 1)
      : ContactDate(year: year + 1, month: 1, day: 1)
  }

  /// Three numbers: year first, or day first with dots or where the first is no month.
  private static func readNumbers(_ text: Span<UInt8>) -> ContactDate? {
    var numbers: InlineArray<3, Int> = [0, 0, 0]
    var digits: InlineArray<3, Int> = [0, 0, 0]
    var part = 0
    var separator: UInt8 = 0
    guard text.count <= 10 else { return nil }
    for index in text.indices {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        numbers[part] = numbers[part] * 10 + Int(byte - 0x30)
        digits[part] += 1
      } else {
        guard part < 2, digits[part] > 0, separator == 0 || separator == byte,
          byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
        else { return nil }
        separator = byte
        part += 1
      }
    }
    guard part == 2, digits[2] > 0 else { return nil }
    if digits[0] == 4 { return checked(numbers[0], numbers[1], numbers[2]) }
    guard digits[2] == 4 else { return nil }
    if separator == UInt8(ascii: ".") || numbers[0] > 12 {
      return checked(numbers[2], numbers[1], numbers[0])
    }
    if numbers[1] > 12 || numbers[0] == numbers[1] {
      return checked(numbers[2], numbers[0], numbers[1])
    }
    return nil
  }

  private static func checked(_ year: Int, _ month: Int, _ day: Int) -> ContactDate? {
    guard (1...12).contains(month), (1...31).contains(day), year > 0 else { return nil }
    let isShort = month == 4 || month == 6 || month == 9 || month == 11
    if day > (month == 2 ? 29 : isShort ? 30 : 31) { return nil }
    return ContactDate(year: year, month: month, day: day)
  }
}
