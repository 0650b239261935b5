import ContactModel

/// The columns of Google Contacts' tables, old and new.
///
/// - Source: exports of 2010–2024 (`Given Name`, `E-mail 1 - Type`) and since 2024 (`First Name`, `E-mail 1 - Label`).
enum GoogleColumns {
  /// The program, if the headers are Google's.
  static func source(of headers: [String]) -> CSVSource? {
    var newBlocks = 0
    var oldBlocks = 0
    for header in headers {
      guard let block = Block(header) else { continue }
      if block.part == "label" { newBlocks += 1 }
      if block.part == "type" { oldBlocks += 1 }
    }
    let names = Set(headers.map(HeaderText.key))
    if names.contains("group membership") || (oldBlocks > 0 && names.contains("given name")) {
      return .googleOld
    }
    if newBlocks > 0 { return .googleNew }
    if oldBlocks > 0 { return .googleOld }
    return names.isSuperset(of: ["file as", "labels", "organization name"]) ? .googleNew : nil
  }

  static func target(for header: String) -> CSVTarget? {
    if let block = Block(header) { return block.target }
    let key = HeaderText.key(header)
    if let (kind, part) = values[key] { return CSVTarget(kind, part) }
    if key == "photo" { return CSVTarget(.image) }
    return others.contains(key) ? .custom(HeaderText.trimmed(header)) : nil
  }

  /// `E-mail 2 - Value`: a kind, a number, a part.
  private struct Block {
    var kind: String
    var number: Int
    var part: String

    init?(_ header: String) {
      let key = HeaderText.key(header)
      guard let dash = key.range(of: " - ") else { return nil }
      let words = key[..<dash.lowerBound].split(separator: " ")
      guard words.count >= 2, let last = words.last, let number = Int(last) else { return nil }
      kind = words.dropLast().joined(separator: " ")
      self.number = number
      part = String(key[dash.upperBound...])
      guard Self.kinds[kind] != nil else { return nil }
    }

    static let kinds: [String: PropertyKind] = [
      "e-mail": .emailAddress, "phone": .phoneNumber, "address": .postalAddress,
      "relation": .relation, "website": .urlAddress, "event": .date, "im": .instantMessage,
      "custom field": .customField, "organization": .organizationName,
    ]

    private static let addressParts: [String: FieldPart] = [
      "formatted": .formatted, "street": .street, "city": .city, "po box": .postOfficeBox,
      "region": .state, "postal code": .postalCode, "country": .country,
      "extended address": .extendedAddress,
    ]

    var target: CSVTarget? {
      guard let kind = Self.kinds[kind] else { return nil }
      if kind == .organizationName { return organization }
      if part == "type" || part == "label" { return CSVTarget(kind, role: .label, item: number) }
      if kind == .postalAddress {
        return Self.addressParts[part].map { CSVTarget(kind, $0, item: number) }
      }
      if part == "service" { return CSVTarget(kind, .service, item: number) }
      return part == "value" ? CSVTarget(kind, item: number) : nil
    }

    private var organization: CSVTarget? {
      let name = "Organization \(number) - "
      guard number == 1 else { return part == "type" ? .ignored : .custom(name + part) }
      switch part {
      case "name": return CSVTarget(.organizationName)
      case "title": return CSVTarget(.jobTitle)
      case "department": return CSVTarget(.departmentName)
      case "yomi name": return CSVTarget(.phoneticOrganizationName)
      case "type": return .ignored
      case "symbol", "location": return .custom("Organization " + part)
      case "job description": return .custom("Job Description")
      default: return nil
      }
    }
  }

  private static let values: [String: (PropertyKind, FieldPart)] = [
    "name": (.formattedName, .value), "given name": (.givenName, .value),
    "first name": (.givenName, .value), "additional name": (.middleName, .value),
    "middle name": (.middleName, .value), "family name": (.familyName, .value),
    "last name": (.familyName, .value), "given name yomi": (.phoneticGivenName, .value),
    "phonetic first name": (.phoneticGivenName, .value),
    "additional name yomi": (.phoneticMiddleName, .value),
    "phonetic middle name": (.phoneticMiddleName, .value),
    "family name yomi": (.phoneticFamilyName, .value),
    "phonetic last name": (.phoneticFamilyName, .value), "name prefix": (.namePrefix, .value),
    "name suffix": (.nameSuffix, .value), "nickname": (.nickname, .value),
    "maiden name": (.previousFamilyName, .value), "organization name": (.organizationName, .value),
    "organization title": (.jobTitle, .value),
    "organization department": (.departmentName, .value), "birthday": (.birthday, .value),
    "gender": (.gender, .value), "notes": (.note, .value), "language": (.language, .value),
    "occupation": (.role, .value), "labels": (.category, .value),
    "group membership": (.category, .value),
  ]

  /// Columns the model has no property for; kept as custom fields under their names.
  private static let others: Set<String> = [
    "yomi name", "initials", "short name", "location", "billing information", "directory server",
    "mileage", "hobby", "sensitivity", "priority", "subject", "file as",
  ]
}

extension String {
  /// The range of the first occurrence; Foundation-free.
  func range(of needle: String) -> Range<String.Index>? {
    let (text, wanted) = (utf8, Array(needle.utf8))
    guard !wanted.isEmpty, text.count >= wanted.count else { return nil }
    var start = text.startIndex
    while true {
      var (a, b) = (start, 0)
      while b < wanted.count, a < text.endIndex, text[a] == wanted[b] {
        a = text.index(after: a)
        b += 1
      }
      if b == wanted.count { return start..<a }
      guard start < text.endIndex else { return nil }
      start = text.index(after: start)
    }
  }
}
