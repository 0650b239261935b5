/// Which property of a contact a field belongs to.
///
/// Raw values are part of the block's layout and may be stored: never renumber, only add.
@usableFromInline
package enum PropertyKind: UInt8, Sendable, CaseIterable {
  // Identity
  case uid = 1
  case contactType = 2
  // Names (CONTACTS-API S44)
  case formattedName = 10
  case namePrefix = 11
  case givenName = 12
  case middleName = 13
  case familyName = 14
  case previousFamilyName = 15
  case nameSuffix = 16
  case nickname = 17
  case phoneticGivenName = 18
  case phoneticMiddleName = 19
  case phoneticFamilyName = 20
  // Work
  case organizationName = 30
  case phoneticOrganizationName = 31
  case departmentName = 32
  case jobTitle = 33
  case role = 34
  // Single values
  case birthday = 40
  case nonGregorianBirthday = 41
  case note = 42
  case gender = 43
  case revisedAt = 44
  case createdAt = 45
  case productIdentifier = 46
  case language = 47
  case timeZone = 48
  case geoPosition = 49
  // Labelled values
  case phoneNumber = 60
  case emailAddress = 61
  case postalAddress = 62
  case urlAddress = 63
  case relation = 64
  case socialProfile = 65
  case instantMessage = 66
  case date = 67
  // Others that repeat
  case image = 80
  case thumbnail = 81
  case logo = 82
  case category = 83
  case member = 84
  case customIdentifier = 85
  case customField = 86
  // What is not understood, kept raw
  case unknown = 255
}
