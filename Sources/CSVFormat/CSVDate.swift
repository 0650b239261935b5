import ContactModel
import RecordStreams

/// Reads the dates that people and programs write into cells.
///
/// ISO and its basic form, `d/m/y` and `m/d/y` with `/` or `-`, `d.m.y`, two-digit years, dates without a year,
/// English month names, a time of day behind any of them. `0/0/00` and the like are no date; year 1604 stands for
/// no year (contact frameworks), as does 0000.
enum CSVDate: Equatable {
  /// The cell says that there is no date.
  case none
  case date(ContactDate)
  /// Day and month could be either way round.
  case ambiguous(dayFirst: ContactDate, monthFirst: ContactDate)
  /// The text is no date.
  case text

  /// - Parameter currentYear: Two-digit years above it are of the last century.
  init(_ text: Span<UInt8>, order: CSVDateOrder, currentYear: Int) {
    if let iso = ContactDate(iso: text) {
      self = Self.settled(iso)
      return
    }
    var parts = DateParts()
    parts.read(text)
    self = parts.interpreted(order: order, currentYear: currentYear)
  }

  /// Drops years that mean "no year".
  static func settled(_ date: ContactDate) -> CSVDate {
    var date = date
    if date.year == 1604 || date.year == 0 { date.year = nil }
    return date.isoText.isEmpty ? .none : .date(date)
  }

  /// Says how a value orders day and month, or `nil` when it does not tell.
  static func evidence(_ text: Span<UInt8>) -> CSVDateOrder? {
    var parts = DateParts()
    parts.read(text)
    guard parts.isSlashed, parts.count >= 2, parts.digits.0 <= 2 else { return nil }
    let (first, second) = (parts.numbers.0, parts.numbers.1)
    if first > 12, first <= 31, (1...12).contains(second) { return .dayFirst }
    if second > 12, second <= 31, (1...12).contains(first) { return .monthFirst }
    return nil
  }
}

/// The numbers of a date as written.
private struct DateParts {
  var numbers = (0, 0, 0)
  var digits = (0, 0, 0)
  var count = 0
  var separator: UInt8 = 0
  var namedMonth = 0
  var monthPosition = 0
  var isBroken = false

  var isSlashed: Bool {
    !isBroken && namedMonth == 0 && (separator == 0x2F || separator == 0x2D)
  }

  mutating func read(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        index = readNumber(text, index)
        if isBroken { return }
      } else if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        // The T of an ISO time, or a month's name.
        if byte == 0x54, count == 3, namedMonth == 0 { return }
        index = readMonth(text, index)
        if isBroken { return }
      } else if byte == 0x20 || byte == 0x2C {
        if count + (namedMonth > 0 ? 1 : 0) == 3 { return checkTime(text, index) }
        if separator == 0 || namedMonth > 0 { separator = 0x20 }
        index += 1
      } else if byte == 0x2F || byte == 0x2D || byte == 0x2E {
        if separator != 0, separator != byte, separator != 0x20 { isBroken = true }
        if count == 0 { isBroken = true }
        if isBroken { return }
        separator = byte
        index += 1
      } else {
        isBroken = true
        return
      }
    }
  }

  private mutating func readNumber(_ text: Span<UInt8>, _ start: Int) -> Int {
    var value = 0
    var index = start
    while index < text.count, text[index] &- 0x30 < 10, index - start < 5 {
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    if index - start > 4 || count == 3 { isBroken = true }
    switch count {
    case 0: (numbers.0, digits.0) = (value, index - start)
    case 1: (numbers.1, digits.1) = (value, index - start)
    default: (numbers.2, digits.2) = (value, index - start)
    }
    count += 1
    return index
  }

  private mutating func readMonth(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < text.count, text[index] | 0x20 >= 0x61, text[index] | 0x20 <= 0x7A { index += 1 }
    let word = text.slice(start, index)
    guard namedMonth == 0, let month = Self.month(word) else {
      isBroken = true
      return index
    }
    namedMonth = month
    monthPosition = count
    if index < text.count, text[index] == 0x2E { index += 1 }
    return index
  }

  private static func month(_ word: Span<UInt8>) -> Int? {
    let names: [StaticString] = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    guard word.count >= 3 else { return nil }
    return names.firstIndex { word.hasPrefixIgnoringCase($0) }.map { $0 + 1 }
  }

  /// Behind the date only a time of day may stand.
  private mutating func checkTime(_ text: Span<UInt8>, _ start: Int) {
    for index in start..<text.count {
      let byte = text[index]
      let isTime =
        byte &- 0x30 < 10 || byte == 0x3A || byte == 0x2E || byte == 0x20 || byte == 0x2B
        || byte == 0x5A || byte | 0x20 == 0x61 || byte | 0x20 == 0x70 || byte | 0x20 == 0x6D
      if !isTime {
        isBroken = true
        return
      }
    }
  }

  func interpreted(order: CSVDateOrder, currentYear: Int) -> CSVDate {
    if isBroken || count == 0 { return .text }
    if namedMonth > 0 { return named(currentYear) }
    if count >= 2, numbers.0 == 0, numbers.1 == 0 {
      return count == 2 || numbers.2 == 0 || digits.2 == 2 ? .none : .text
    }
    if count == 3, digits.0 == 4 { return checked(numbers.0, numbers.1, numbers.2) ?? .text }
    guard count >= 2, digits.0 <= 2, digits.1 <= 2 else { return .text }
    let year = count == 3 ? fullYear(numbers.2, digits.2, currentYear) : nil
    if count == 2, separator != 0x2F, separator != 0x2E { return .text }
    let dayFirst = date(year, numbers.1, numbers.0)
    let monthFirst = date(year, numbers.0, numbers.1)
    if separator == 0x2E { return dayFirst.map(CSVDate.settled) ?? .text }
    guard let dayFirst else { return monthFirst.map(CSVDate.settled) ?? .text }
    guard let monthFirst, monthFirst != dayFirst else { return CSVDate.settled(dayFirst) }
    switch order {
    case .dayFirst: return CSVDate.settled(dayFirst)
    case .monthFirst: return CSVDate.settled(monthFirst)
    case .unknown: return .ambiguous(dayFirst: dayFirst, monthFirst: monthFirst)
    }
  }

  private func named(_ currentYear: Int) -> CSVDate {
    guard count >= 1, count <= 2 else { return .text }
    if count == 1 {
      // "12 March", "March 12", "March 1985"
      if digits.0 == 4 { return CSVDate.settled(ContactDate(year: numbers.0, month: namedMonth)) }
      return date(nil, namedMonth, numbers.0).map(CSVDate.settled) ?? .text
    }
    if digits.0 == 4 { return checked(numbers.0, namedMonth, numbers.1) ?? .text }
    let year = fullYear(numbers.1, digits.1, currentYear)
    return date(year, namedMonth, numbers.0).map(CSVDate.settled) ?? .text
  }

  private func fullYear(_ number: Int, _ digits: Int, _ currentYear: Int) -> Int {
    guard digits <= 2 else { return number }
    let century = currentYear / 100 * 100
    return century + number > currentYear ? century - 100 + number : century + number
  }

  private func checked(_ year: Int, _ month: Int, _ day: Int) -> CSVDate? {
    if month == 0, day == 0 { return year == 0 ? CSVDate.none : .date(ContactDate(year: year)) }
    return date(year, month, day).map(CSVDate.settled)
  }

  private func date(_ year: Int?, _ month: Int, _ day: Int) -> ContactDate? {
    let date = ContactDate(year: year, month: month, day: day)
    guard month >= 1, month <= 12, day >= 1 else { return nil }
    return ContactDate(isoText: date.isoText)
  }
}
