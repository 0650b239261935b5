/// Which part of a property's value a field holds.
///
/// Raw values are part of the block's layout: never renumber, only add.
@usableFromInline
package enum FieldPart: UInt8, Sendable, CaseIterable {
  /// The value itself: a number, an address, a date in ISO form, a user name, an image.
  case value = 0
  /// The text of a label that is not a standard one; the name of a custom field or identifier; the name of an
  /// unknown property.
  case label = 1
  /// The stable identifier of a labelled value.
  case identifier = 2
  /// Parameters that have no place in the model, raw, as in the source: `;PREF=1;X-A=b`.
  case parameters = 3
  /// The vCard group the property was in: `item1`.
  case group = 4
  /// The property's name in the source, where several names mean the same: `X-AIM`, `X-EVOLUTION-SPOUSE`.
  case sourceName = 5
  /// What the source says behind a date: `T23:10:00Z`.
  case timeOfDay = 6
  /// Components of a structured value that the model has no part for, raw, with the `;` before each.
  case rest = 7

  // Postal addresses
  case street = 10
  case subLocality = 11
  case city = 12
  case subAdministrativeArea = 13
  case state = 14
  case postalCode = 15
  case country = 16
  case isoCountryCode = 17
  case postOfficeBox = 18
  case extendedAddress = 19
  case formatted = 20

  // Instant messages and social profiles; the user name of an instant message and the URL of a
  // profile are their `value`.
  case service = 30
  case username = 31
  case userIdentifier = 32

  // Images
  case mediaType = 40
}
