/// Why a text is not a phone number.
///
/// A struct with static members, so that a new reason breaks nobody's `switch`.
public struct PhoneParseError: Error, Hashable, Sendable {
  /// A stable lower-case name, words joined by hyphens.
  public var name: String {
    switch self {
    case .invalidCountryCode: "invalid-country-code"
    case .notANumber: "not-a-number"
    case .tooShortAfterInternationalPrefix: "too-short-after-international-prefix"
    case .tooShort: "too-short"
    default: "too-long"
    }
  }

  private let code: UInt8

  /// The calling code is not in use, or there is none and no region was given either.
  public static let invalidCountryCode = PhoneParseError(code: 0)
  /// The text does not look like a phone number at all.
  public static let notANumber = PhoneParseError(code: 1)
  /// Too few digits follow "+", "00", "011" and the like.
  public static let tooShortAfterInternationalPrefix = PhoneParseError(code: 2)
  /// Too few digits for any country.
  public static let tooShort = PhoneParseError(code: 3)
  /// More than 17 digits without calling code and prefixes, or more than 250 characters.
  public static let tooLong = PhoneParseError(code: 4)
}
