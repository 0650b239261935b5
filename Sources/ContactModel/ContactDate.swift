/// A date of which parts may be missing: a birthday without its year, a year alone.
///
/// In a contact's block it is ISO 8601 text: `1990-04-15`, `--04-15`, `1990-04`, `1990`, `---15`.
public struct ContactDate: Sendable, Hashable {
  /// The year, or `nil`; never a sentinel such as 1604.
  public var year: Int?
  /// The month, 1…12, or `nil`.
  public var month: Int?
  /// The day, 1…31, or `nil`.
  public var day: Int?

  /// Makes a date from its parts.
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The ISO text of the date: `1990-04-15`, `--04-15`, `1990-04`, `1990`, `--04`, `---15`.
  public var isoText: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func four(_ number: Int) -> String {
      String(repeating: "0", count: max(0, 4 - String(number).utf8.count)) + String(number)
    }
    switch (year, month, day) {
    case (let year?, let month?, let day?): return "\(four(year))-\(two(month))-\(two(day))"
    case (let year?, let month?, nil): return "\(four(year))-\(two(month))"
    case (let year?, nil, _): return four(year)
    case (nil, let month?, let day?): return "--\(two(month))-\(two(day))"
    case (nil, let month?, nil): return "--\(two(month))"
    case (nil, nil, let day?): return "---\(two(day))"
    case (nil, nil, nil): return ""
    }
  }

  /// Reads the ISO texts that `isoText` writes, and their basic forms (`19900415`, `--0415`).
  ///
  /// - Returns: `nil` for anything else, and for a month or a day that no calendar has.
  public init?(isoText text: String) {
    let utf8 = Array(text.utf8)
    self.init(iso: utf8.span)
  }

  package init?(iso text: Span<UInt8>) {
    var parts = ContactDate()
    func number(_ start: Int, _ digits: Int) -> Int? {
      guard start + digits <= text.count else { return nil }
      var value = 0
      for index in start..<(start + digits) {
        guard text[index] &- 0x30 < 10 else { return nil }
        value = value * 10 + Int(text[index] - 0x30)
      }
      return value
    }
    func dash(_ index: Int) -> Bool { index < text.count && text[index] == 0x2D }
    if dash(0), dash(1), dash(2) {
      guard text.count == 5, let day = number(3, 2) else { return nil }
      parts.day = day
    } else if dash(0), dash(1) {
      guard let month = number(2, 2) else { return nil }
      parts.month = month
      if text.count > 4 {
        let start = dash(4) ? 5 : 4
        guard text.count == start + 2, let day = number(start, 2) else { return nil }
        parts.day = day
      }
    } else {
      guard let year = number(0, 4) else { return nil }
      parts.year = year
      if text.count > 4 {
        let monthStart = dash(4) ? 5 : 4
        guard let month = number(monthStart, 2) else { return nil }
        parts.month = month
        if text.count > monthStart + 2 {
          let dayStart = dash(monthStart + 2) ? monthStart + 3 : monthStart + 2
          guard text.count == dayStart + 2, let day = number(dayStart, 2) else { return nil }
          parts.day = day
        }
      }
    }
    guard (parts.month ?? 1) >= 1, (parts.month ?? 1) <= 12 else { return nil }
    guard (parts.day ?? 1) >= 1, (parts.day ?? 1) <= Self.longestMonth[(parts.month ?? 1) - 1]
    else {
      return nil
    }
    self = parts
  }

  private static let longestMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
