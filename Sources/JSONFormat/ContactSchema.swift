import ContactModel

/// The members of Kinfold's own JSON object, as documented in Docs/json.md: one table for writer and reader.
enum ContactSchema {
  /// How the properties of a member are laid out.
  enum Layout {
    /// One text; a second property of the kind goes to `more`.
    case text
    /// An array of texts.
    case texts
    /// One object whose members are kinds; a second property goes to `more`.
    case object
    /// An array of objects.
    case objects
    /// An array of objects that hold an image.
    case images
  }

  struct Member: Sendable {
    var name: String
    var layout: Layout
    /// The kinds whose properties belong here, each with its member inside an object.
    var kinds: [(PropertyKind, String)]
  }

  static let version = 1

  static let members: [Member] = [
    Member(name: "uid", layout: .text, kinds: [(.uid, "value")]),
    Member(name: "kind", layout: .text, kinds: [(.contactType, "value")]),
    Member(name: "fullName", layout: .text, kinds: [(.formattedName, "value")]),
    Member(
      name: "name", layout: .object,
      kinds: [
        (.namePrefix, "prefix"), (.givenName, "given"), (.middleName, "middle"),
        (.familyName, "family"), (.nameSuffix, "suffix"),
      ]),
    Member(name: "previousFamilyName", layout: .text, kinds: [(.previousFamilyName, "value")]),
    Member(name: "phoneticGivenName", layout: .text, kinds: [(.phoneticGivenName, "value")]),
    Member(name: "phoneticMiddleName", layout: .text, kinds: [(.phoneticMiddleName, "value")]),
    Member(name: "phoneticFamilyName", layout: .text, kinds: [(.phoneticFamilyName, "value")]),
    Member(name: "nicknames", layout: .texts, kinds: [(.nickname, "value")]),
    Member(
      name: "organizations", layout: .objects,
      kinds: [(.organizationName, "name"), (.departmentName, "department")]),
    Member(
      name: "phoneticOrganizationName", layout: .text,
      kinds: [(.phoneticOrganizationName, "value")]),
    Member(name: "titles", layout: .texts, kinds: [(.jobTitle, "value")]),
    Member(name: "roles", layout: .texts, kinds: [(.role, "value")]),
    Member(name: "birthday", layout: .text, kinds: [(.birthday, "value")]),
    Member(name: "phones", layout: .objects, kinds: [(.phoneNumber, "value")]),
    Member(name: "emails", layout: .objects, kinds: [(.emailAddress, "value")]),
    Member(name: "addresses", layout: .objects, kinds: [(.postalAddress, "value")]),
    Member(name: "urls", layout: .objects, kinds: [(.urlAddress, "value")]),
    Member(name: "relations", layout: .objects, kinds: [(.relation, "value")]),
    Member(name: "dates", layout: .objects, kinds: [(.date, "value")]),
    Member(name: "instantMessages", layout: .objects, kinds: [(.instantMessage, "value")]),
    Member(name: "socialProfiles", layout: .objects, kinds: [(.socialProfile, "url")]),
    Member(name: "notes", layout: .texts, kinds: [(.note, "value")]),
    Member(name: "categories", layout: .texts, kinds: [(.category, "value")]),
    Member(name: "members", layout: .texts, kinds: [(.member, "value")]),
    Member(name: "identifiers", layout: .objects, kinds: [(.customIdentifier, "value")]),
    Member(name: "fields", layout: .objects, kinds: [(.customField, "value")]),
    Member(name: "images", layout: .images, kinds: [(.image, "value")]),
    Member(name: "revisedAt", layout: .text, kinds: [(.revisedAt, "value")]),
    Member(name: "unknown", layout: .objects, kinds: [(.unknown, "value")]),
  ]

  /// The position in `members` of every kind; −1: the kind has no member and goes to `more`.
  static let memberOfKind: [Int] = {
    var table = [Int](repeating: -1, count: 256)
    for (index, member) in members.enumerated() {
      for (kind, _) in member.kinds { table[Int(kind.rawValue)] = index }
    }
    return table
  }()

  /// `,"name":` of every member.
  static let memberKeys: [[UInt8]] = members.map { Array(",\"\($0.name)\":".utf8) }

  /// `"given":` of every kind: the name of its value inside an object.
  static let valueKeys: [[UInt8]] = {
    var table = [[UInt8]](repeating: [], count: 256)
    for (kind, name) in members.flatMap(\.kinds) {
      table[Int(kind.rawValue)] = Array("\"\(name)\":".utf8)
    }
    return table
  }()

  /// `"city":` of every part that has a name of its own.
  static let partKeys: [[UInt8]] = {
    var table = [[UInt8]](repeating: [], count: 256)
    for (part, name) in partNames { table[Int(part.rawValue)] = Array("\"\(name)\":".utf8) }
    return table
  }()

  /// `"home fax"` of every standard label.
  static let quotedLabels: [[UInt8]] = {
    var table = [[UInt8]](repeating: [], count: 256)
    for label in StandardLabel.allCases {
      table[Int(label.rawValue)] = Array("\"\(label.word)\"".utf8)
    }
    return table
  }()

  static let memberByName: [String: Int] = Dictionary(
    uniqueKeysWithValues: members.enumerated().map { ($0.element.name, $0.offset) })

  /// Names of parts inside an object; `value` and `label` depend on the member.
  static let partNames: [(FieldPart, String)] = [
    (.identifier, "id"), (.parameters, "parameters"), (.group, "group"), (.street, "street"),
    (.subLocality, "subLocality"), (.city, "city"),
    (.subAdministrativeArea, "subAdministrativeArea"), (.state, "state"),
    (.postalCode, "postalCode"), (.country, "country"), (.isoCountryCode, "isoCountryCode"),
    (.postOfficeBox, "postOfficeBox"), (.extendedAddress, "extendedAddress"),
    (.formatted, "formatted"), (.service, "service"), (.username, "username"),
    (.userIdentifier, "userIdentifier"), (.mediaType, "mediaType"), (.sourceName, "sourceName"),
    (.timeOfDay, "timeOfDay"), (.rest, "rest"),
  ]

  static let partByName: [String: FieldPart] = Dictionary(
    uniqueKeysWithValues: partNames.map { ($0.1, $0.0) })

  static let labelByWord: [String: StandardLabel] = Dictionary(
    uniqueKeysWithValues: StandardLabel.allCases.filter { $0 != .none && $0 != .custom }
      .map { ($0.word, $0) })

  static let kindByName: [String: PropertyKind] = Dictionary(
    uniqueKeysWithValues: PropertyKind.allCases.map { ("\($0)", $0) })

  static let partByCaseName: [String: FieldPart] = Dictionary(
    uniqueKeysWithValues: FieldPart.allCases.map { ("\($0)", $0) })

  /// Says whether the label part of a kind is the name of the field, not a label.
  static func namesItself(_ kind: PropertyKind) -> Bool {
    kind == .customField || kind == .customIdentifier || kind == .unknown
  }
}
