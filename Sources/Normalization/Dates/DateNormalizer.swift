package import ContactModel
import RecordStreams

/// Turns dates into comparable numbers and sorts out dates that stand for "none".
///
/// A value without state: any number of threads share it.
///
/// - Source: sentinels from `Docs/data-sources.md`.
package struct DateNormalizer: Sendable {
  package init() {}

  /// The date for comparison: `none` for texts that are no date, and for dates that are no evidence.
  ///
  /// No evidence are defaults (1900-01-01, 1970-01-01, 4501-01-01 …) and years that no living person was born
  /// in (before 1850, after 2199). 1604 stands for a missing year. An instant shortly before midnight UTC
  /// (`T22:00:00Z`, `T23:00:00Z`) is the local date of the next day.
  package func key(of text: Span<UInt8>) -> PackedDate {
    guard let date = DateReader.read(text) else { return .none }
    return key(of: date)
  }

  /// The date for comparison; see `key(of:)` for texts.
  package func key(of date: ContactDate) -> PackedDate {
    let date = Self.withoutSentinels(date)
    if let year = date.year {
      if year < 1850 || year > 2199 { return .none }
      if date.month == 1, date.day == 1, year == 1900 || year == 1970 { return .none }
    }
    return PackedDate(date)
  }

  /// The date to store for a text: what it says in any form that can be read only one way; 1604 is a missing year.
  ///
  /// - Returns: `nil` for a text that is no date; an empty date for one that stands for "none", such as
  ///   `0/0/00` or `4501-01-01`.
  package func date(of text: Span<UInt8>) -> ContactDate? {
    if Self.isAllZero(text) { return ContactDate() }
    return DateReader.read(text).map(Self.withoutSentinels)
  }

  /// Whether a date surely is what `date(of:)` would make of it: ten characters, none of the years above.
  static func isTidy(_ text: Span<UInt8>) -> Bool {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[0] &- 0x31 < 2 else { return false }
    guard let date = ContactDate(iso: text), let year = date.year else { return false }
    return year != 1604
  }

  /// 1604 becomes a missing year; 4501-01-01 and the year 0 become no date.
  private static func withoutSentinels(_ date: ContactDate) -> ContactDate {
    guard let year = date.year else { return date }
    if year == 1604 { return ContactDate(month: date.month, day: date.day) }
    if year == 0 || (year == 4501 && date.month == 1 && date.day == 1) { return ContactDate() }
    return date
  }

  /// `0/0/00`, `0000-00-00`
  private static func isAllZero(_ text: Span<UInt8>) -> Bool {
    var zeros = 0
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "0"): zeros += 1
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x20: break
      default: return false
      }
    }
    return zeros > 0
  }
}
