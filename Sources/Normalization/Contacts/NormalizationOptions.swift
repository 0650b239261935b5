/// What a `ContactNormalizer` may touch, and how.
public struct NormalizationOptions: Sendable, Hashable {
  /// Kinds of fields.
  public struct Fields: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phones = Fields(rawValue: 1 << 0)
    /// Email addresses.
    public static let emails = Fields(rawValue: 1 << 1)
    /// Names of people and organizations.
    public static let names = Fields(rawValue: 1 << 2)
    /// Labels.
    public static let labels = Fields(rawValue: 1 << 3)
    /// Dates.
    public static let dates = Fields(rawValue: 1 << 4)
    /// Postal addresses.
    public static let addresses = Fields(rawValue: 1 << 5)
    /// All of them.
    public static let all: Fields = [.phones, .emails, .names, .labels, .dates, .addresses]
  }

  /// How phone numbers are written.
  public enum PhoneFormat: String, Sendable, Hashable, CaseIterable {
    /// `+12025550143`
    case e164
  }

  /// The kinds of fields to touch.
  public var only: Fields
  /// How phone numbers are written.
  public var phoneFormat: PhoneFormat
  /// The ISO 3166 code of the country whose numbers are written without calling code, such as `US`; empty: none.
  public var region: String
  /// Whether the value as it was is kept beside a changed one, as a custom field.
  public var keepsOriginal: Bool

  /// Makes options.
  public init(
    only: Fields = .all, phoneFormat: PhoneFormat = .e164, region: String = "",
    keepsOriginal: Bool = false
  ) {
    self.only = only
    self.phoneFormat = phoneFormat
    self.region = region
    self.keepsOriginal = keepsOriginal
  }
}
