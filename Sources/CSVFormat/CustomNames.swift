import ContactModel

/// What custom fields of known names are: identifiers, and properties that a format has no column for.
enum CustomNames {
  /// Properties that our Google tables keep as custom fields, with the name they get there.
  static let properties: [(PropertyKind, String)] = [
    (.previousFamilyName, "Maiden Name"), (.gender, "Gender"), (.role, "Role"),
    (.phoneticOrganizationName, "Phonetic Organization Name"),
  ]

  /// The name of the custom field that says a contact is a favourite.
  static let starred = "Starred"

  static func kind(_ name: String) -> PropertyKind {
    if let known = properties.first(where: { $0.1 == name }) { return known.0 }
    return IdentifierNames.matches(name) ? .customIdentifier : .customField
  }
}
