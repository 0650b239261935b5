import RecordStreams

/// The digits of a phone number as written, and the rule by which two of them may be one number.
///
/// Needs no numbering plan: it serves look-ups of numbers in any spelling. Keys by numbering plan (E.164) are the
/// caller's and are stored beside.
package struct PhoneDigits: Sendable, Hashable {
  /// ASCII digits, without the international prefix.
  package var digits: [UInt8] = []
  /// Whether the country code is among the digits (`+` or `00` came first).
  package var isInternational = false

  /// Reads a number; an extension (`x12`, `;ext=12`, `,12`) is left out.
  package init(_ text: Span<UInt8>) {
    var index = text.hasPrefixIgnoringCase("tel:") ? 4 : 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        digits.append(byte)
      } else if byte == UInt8(ascii: "+"), digits.isEmpty {
        isInternational = true
      } else if Self.endsNumber(byte), digits.count >= 5 {
        break
      }
      index += 1
    }
    if !isInternational, digits.count > 8, digits[0] == 0x30, digits[1] == 0x30 {
      isInternational = true
      digits.removeFirst(2)
    }
  }

  private static func endsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "#"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// The digits that look-ups compare: a national number without its trunk zeros.
  private var significant: ArraySlice<UInt8> {
    isInternational ? digits[...] : digits.drop { $0 == 0x30 }
  }

  /// The last seven digits, or all of a shorter number; empty when there is none.
  var tail: ArraySlice<UInt8> { significant.suffix(Self.tailLength) }

  /// How many digits two numbers must share at the end.
  static let tailLength = 7

  /// Whether the two may be the same number: equal, or the shorter one, unless both are international,
  /// is the end of the longer and has at least seven digits.
  package func mayEqual(_ other: PhoneDigits) -> Bool {
    let (left, right) = (significant, other.significant)
    guard !left.isEmpty, !right.isEmpty else { return false }
    if isInternational, other.isInternational { return left == right }
    if left.count == right.count { return left == right }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    // A number with its country code is never the end of one without.
    let shortIsInternational = left.count < right.count ? isInternational : other.isInternational
    guard !shortIsInternational, short.count >= Self.tailLength else { return false }
    return long.suffix(short.count) == short
  }
}
