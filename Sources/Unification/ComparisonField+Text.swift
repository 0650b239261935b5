public import ContactModel

extension ComparisonField {
  /// How a level reads in reports.
  func levelName(_ level: UInt8) -> String { Self.levelNames[rawValue * 16 + Int(level & 15)] }

  /// The names of all levels, by field × 16 + level; made once, for reports ask for millions.
  private static let levelNames: [String] = {
    var names = [String](repeating: "", count: count * 16)
    for field in allCases {
      for level in UInt8(0)..<16 { names[field.rawValue * 16 + Int(level)] = field.makeName(level) }
    }
    return names
  }()

  private func makeName(_ level: UInt8) -> String {
    func name<Level: RawRepresentable>(_ type: Level.Type) -> String
    where Level.RawValue == UInt8 {
      Level(rawValue: level).map { Self.words("\($0)") } ?? ""
    }
    switch self {
    case .given: return name(GivenLevel.self)
    case .family: return name(FamilyLevel.self)
    case .middle: return name(MiddleLevel.self)
    case .generation: return name(GenerationLevel.self)
    case .phone: return name(PhoneLevel.self)
    case .email: return name(EmailLevel.self)
    case .birthday: return name(BirthdayLevel.self)
    case .street: return name(StreetLevel.self)
    case .house: return Self.houseLevel(level)
    case .locality: return name(LocalityLevel.self)
    case .organization: return name(OrganizationLevel.self)
    case .link, .uid, .identifier: return name(KeyLevel.self)
    }
  }

  private static func houseLevel(_ level: UInt8) -> String {
    let house = ["", "same number", "", "other number"][Int(level >> 2)]
    let unit = ["", "same apartment", "similar apartment", "other apartment"][Int(level & 3)]
    return house.isEmpty ? unit : unit.isEmpty ? house : house + ", " + unit
  }

  /// `sameNumberedLocal` → "same numbered local".
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// The values of a contact that the comparison looks at, as written; for showing evidence.
  public func values(in contact: Contact) -> [String] {
    let all: [String]
    switch self {
    case .given: all = [contact.givenName.isEmpty ? contact.formattedName : contact.givenName]
    case .family: all = [contact.familyName]
    case .middle: all = [contact.middleName]
    case .generation: all = [contact.nameSuffix]
    case .phone: all = contact.phoneNumbers.map(\.value)
    case .email: all = contact.emailAddresses.map(\.value)
    case .birthday: all = [contact.birthday?.isoText ?? ""]
    case .street, .house: all = contact.postalAddresses.map(\.value.street)
    case .locality:
      all = contact.postalAddresses.map { address in
        [address.value.postalCode, address.value.city].filter { !$0.isEmpty }.joined(separator: " ")
      }
    case .organization: all = [contact.organizationName]
    case .link:
      all = contact.urlAddresses.map(\.value) + contact.socialProfiles.map(\.value.username)
    case .uid: all = [contact.uid]
    case .identifier: all = contact.customIdentifiers.map { "\($0.name) \($0.value)" }
    }
    return all.filter { !$0.isEmpty }
  }
}
