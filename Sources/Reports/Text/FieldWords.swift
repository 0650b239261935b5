import Unification

/// What comparisons, their levels and contradictions are called in plain words.
enum FieldWords {
  /// What is compared: "given name".
  static func name(_ field: ComparisonField) -> String {
    names[field] ?? words(identifier(field))
  }

  /// How programs name what is compared: "given".
  static func identifier(_ field: ComparisonField) -> String { identifiers[field] ?? "" }

  /// How two values meet: "a nickname of the other".
  static func phrase(level: String) -> String { phrases[level] ?? level }

  /// What one person does not have twice: "different birthdays".
  static func phrase(_ contradiction: Contradiction) -> String {
    "different \(words("\(contradiction)"))s"
  }

  /// The values that show a contradiction.
  static func field(_ contradiction: Contradiction) -> ComparisonField? {
    contradictionFields[contradiction]
  }

  /// Whether a level says that at least one value is the same in both records.
  static func isShared(level: String) -> Bool {
    level == "exact" || level == "same" || level.hasPrefix("shared")
  }

  /// Whether a level says that the values do not fit.
  static func isDifferent(level: String) -> Bool { level.hasPrefix("differ") }

  /// `givenName` → "given name".
  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }

  private static let names: [ComparisonField: String] = [
    .given: "given name", .family: "family name", .middle: "middle name",
    .house: "house number", .locality: "place", .link: "web address", .uid: "UID",
  ]

  /// Made once: to print a case of an enumeration costs a look into its metadata.
  private static let identifiers = Dictionary(
    uniqueKeysWithValues: ComparisonField.allCases.map { ($0, "\($0)") })

  private static let contradictionFields: [Contradiction: ComparisonField] = [
    .birthday: .birthday, .generation: .generation, .middleName: .middle, .givenName: .given,
    .identifier: .identifier,
  ]

  private static let phrases: [String: String] = [
    "exact": "the same", "same": "the same", "shared": "the same", "shared two": "two the same",
    "nickname": "a nickname of the other", "initial": "an initial of the other",
    "typo": "a slip of the pen apart", "middle": "the other's middle name",
    "swapped": "given and family name swapped", "part": "a part of the other",
    "one only": "only one has it", "near": "nearly the same", "partial": "the same as far as known",
    "same numbered local": "the same name with digits at another domain",
    "same local": "the same name at another domain", "same domain": "the same domain",
    "differ": "different", "differ free": "different", "differ mixed": "different",
    "differ work": "different", "postcode": "the same postcode",
    "postcode other city": "the same postcode, another city",
    "city near postcode": "the same city, nearly the same postcode", "city": "the same city",
  ]
}
