/// What is compared of two records; each comparison has levels, each level a weight.
public enum ComparisonField: Int, Sendable, CaseIterable {
  /// The first given name.
  case given = 0
  /// The family name.
  case family = 1
  /// Middle names.
  case middle = 2
  /// The generation suffix: Sr., Jr.
  case generation = 3
  /// Phone numbers.
  case phone = 4
  /// Email addresses.
  case email = 5
  /// The birthday.
  case birthday = 6
  /// The street.
  case street = 7
  /// House number and apartment.
  case house = 8
  /// Postal code and city.
  case locality = 9
  /// The organization.
  case organization = 10
  /// Web addresses and profiles.
  case link = 11
  /// The identifier that a program gave the record.
  case uid = 12
  /// Custom identifiers: customer number, social security number.
  case identifier = 13

  /// Whether it is a part of the address; those are one witness together.
  @inline(__always)
  var isOfAddress: Bool { self == .street || self == .house || self == .locality }
  static let count = 16
}

/// How two given names meet.
enum GivenLevel: UInt8, CaseIterable {
  case missing, exact, nickname, initial, typo, similar, middle, differ, swapped
}

/// How two family names meet.
enum FamilyLevel: UInt8, CaseIterable {
  case missing, exact, part, typo, similar, initial, differ, swapped
}

/// How middle names meet.
enum MiddleLevel: UInt8, CaseIterable {
  case missing, exact, initial, similar, differ
}

/// How generation suffixes meet.
enum GenerationLevel: UInt8, CaseIterable {
  case missing, same, oneOnly, differ
}

/// How phone numbers meet.
enum PhoneLevel: UInt8, CaseIterable {
  case missing, shared, sharedTwo, sharedPart, near, differ
}

/// How mailboxes meet.
enum EmailLevel: UInt8, CaseIterable {
  case missing, shared, sameNumberedLocal, sameLocal, sameDomain, differFree, differMixed,
    differWork
}

/// How birthdays meet.
enum BirthdayLevel: UInt8, CaseIterable {
  case missing, exact, partial, near, differ
}

/// How streets meet.
enum StreetLevel: UInt8, CaseIterable {
  case missing, exact, similar, differ
}

/// How postal code and city meet.
enum LocalityLevel: UInt8, CaseIterable {
  case missing, postcode, postcodeOtherCity, cityNearPostcode, city, near, differ
}

/// How organizations meet.
enum OrganizationLevel: UInt8, CaseIterable {
  case missing, exact, similar, differ
}

/// How links and UIDs meet.
enum KeyLevel: UInt8, CaseIterable {
  case missing, shared, near, differ
}
