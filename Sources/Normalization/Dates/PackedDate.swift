package import ContactModel

/// A date in 32 bits of which parts may be missing: year << 9 | month << 5 | day, 0 for what is missing.
package struct PackedDate: Sendable, Hashable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No date.
  package static let none = PackedDate(rawValue: 0)

  /// Packs a date; years beyond 1…9999 count as missing.
  package init(_ date: ContactDate) {
    let year = date.year.map { $0 > 0 && $0 < 10_000 ? UInt32($0) : 0 } ?? 0
    rawValue =
      year << 9 | UInt32(clamping: date.month ?? 0) << 5 | UInt32(clamping: date.day ?? 0)
  }

  /// The year, 1…9999; 0 when it is missing.
  package var year: Int { Int(rawValue >> 9) }
  /// The month, 1…12; 0 when it is missing.
  package var month: Int { Int(rawValue >> 5 & 15) }
  /// The day, 1…31; 0 when it is missing.
  package var day: Int { Int(rawValue & 31) }
  /// Whether year, month and day are there.
  package var isComplete: Bool { year != 0 && month != 0 && day != 0 }
}
