import RecordStreams

/// A country or territory by its ISO 3166 alpha-2 code; 0 is none.
package struct CountryCode: Sendable, Hashable {
  /// The two upper-case letters, the first in the high byte.
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Not known.
  package static let none = CountryCode(rawValue: 0)

  /// The country of a code in either case; `nil` for anything but two ASCII letters.
  package init?(_ code: Span<UInt8>) {
    guard code.count == 2 else { return nil }
    let first = code[0] & 0xDF
    let second = code[1] & 0xDF
    guard first &- 0x41 < 26, second &- 0x41 < 26 else { return nil }
    rawValue = UInt16(first) << 8 | UInt16(second)
  }

  /// The country of a code, such as "DE".
  package init?(_ code: String) {
    let bytes = Array(code.utf8)
    self.init(bytes.span)
  }

  /// The code in upper case; empty for none.
  package var code: String {
    rawValue == 0
      ? "" : String(decoding: [UInt8(rawValue >> 8), UInt8(rawValue & 0xFF)], as: UTF8.self)
  }
}
