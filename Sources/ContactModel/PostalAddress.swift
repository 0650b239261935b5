/// A postal address in parts. Empty text: the part is not there.
public struct PostalAddress: Sendable, Hashable {
  /// Street and house number; lines separated by `\n`.
  public var street = ""
  /// A part of the city.
  public var subLocality = ""
  /// The city.
  public var city = ""
  /// A county or district.
  public var subAdministrativeArea = ""
  /// State, province, region.
  public var state = ""
  /// The postal code.
  public var postalCode = ""
  /// The country's name, as written.
  public var country = ""
  /// The country's ISO 3166-1 alpha-2 code, lower case.
  public var isoCountryCode = ""
  /// The post office box.
  public var postOfficeBox = ""
  /// Apartment, suite, floor.
  public var extendedAddress = ""
  /// The address as one text, where the source has it (vCard LABEL, Google "Formatted").
  public var formatted = ""

  /// Makes an empty address.
  public init() {}

  package static let parts: [(FieldPart, any WritableKeyPath<PostalAddress, String> & Sendable)] = [
    (.street, \.street), (.subLocality, \.subLocality), (.city, \.city),
    (.subAdministrativeArea, \.subAdministrativeArea), (.state, \.state),
    (.postalCode, \.postalCode), (.country, \.country), (.isoCountryCode, \.isoCountryCode),
    (.postOfficeBox, \.postOfficeBox), (.extendedAddress, \.extendedAddress),
    (.formatted, \.formatted),
  ]
}
