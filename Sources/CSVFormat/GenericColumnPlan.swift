import ContactModel

/// Which column of our own table holds what.
struct GenericColumnPlan: Sendable {
  private(set) var headers: [String] = []
  /// The columns of each custom name, by `key`.
  private(set) var custom: [String: Range<Int>] = [:]
  /// The first column of a kind and part for the first property; -1: none.
  private var first = [Int32](repeating: -1, count: 256 * 64)
  /// The columns from one property of a kind to the next, and how many properties have columns.
  private var strides = [Int32](repeating: 0, count: 256)
  private var counts = [Int32](repeating: 0, count: 256)
  private var labels = [Int32](repeating: -1, count: 256)

  /// Kinds with one column, in the table's order. Given and family name are always there: a reader that
  /// sees them takes no parts from the whole name.
  private static let singles: [(PropertyKind, String)] = [
    (.uid, "uid"), (.contactType, "contact_kind"), (.formattedName, "full_name"),
    (.namePrefix, "prefix"), (.givenName, "given_name"), (.middleName, "middle_name"),
    (.familyName, "family_name"), (.nameSuffix, "suffix"), (.previousFamilyName, "maiden_name"),
    (.phoneticGivenName, "phonetic_given_name"), (.phoneticMiddleName, "phonetic_middle_name"),
    (.phoneticFamilyName, "phonetic_family_name"), (.organizationName, "organization"),
    (.phoneticOrganizationName, "phonetic_organization"), (.departmentName, "department"),
    (.jobTitle, "job_title"), (.role, "role"), (.birthday, "birthday"), (.gender, "gender"),
    (.language, "language"), (.timeZone, "time_zone"), (.geoPosition, "geo_position"),
    (.revisedAt, "revised_at"), (.createdAt, "created_at"),
    (.productIdentifier, "product_identifier"),
  ]

  /// Kinds that repeat, with the header of each part behind the number.
  private static let repeated: [(PropertyKind, String, [(FieldPart, String)])] = [
    (.nickname, "nickname", [(.value, "")]), (.phoneNumber, "phone", [(.value, "")]),
    (.emailAddress, "email", [(.value, "")]),
    (
      .postalAddress, "address",
      [
        (.street, "street"), (.extendedAddress, "extended"), (.postOfficeBox, "po_box"),
        (.subLocality, "sub_locality"), (.city, "city"), (.subAdministrativeArea, "county"),
        (.state, "state"), (.postalCode, "postal_code"), (.country, "country"),
        (.isoCountryCode, "country_code"), (.formatted, "formatted"),
      ]
    ),
    (.urlAddress, "url", [(.value, "")]), (.relation, "relation", [(.value, "")]),
    (.date, "event", [(.value, "")]),
    (.instantMessage, "im", [(.value, ""), (.service, "service")]),
    (
      .socialProfile, "profile",
      [
        (.value, "url"), (.service, "service"), (.username, "username"),
        (.userIdentifier, "user_id"),
      ]
    ),
    (.member, "member_uid", [(.value, "")]), (.note, "note", [(.value, "")]),
  ]

  init(_ census: CSVCensus) {
    for (kind, header) in Self.singles
    where census.most(kind) > 0 || kind == .givenName || kind == .familyName {
      add(header, kind, .value)
      counts[Int(kind.rawValue)] = 1
    }
    for (kind, header, parts) in Self.repeated { addRepeated(kind, header, parts, census) }
    if census.most(.category) > 0 {
      add("categories", .category, .value)
      counts[Int(PropertyKind.category.rawValue)] = .max
    }
    if census.most(.image) > 0 {
      add("photo", .image, .value)
      counts[Int(PropertyKind.image.rawValue)] = 1
    }
    for (name, count) in census.customColumns where custom.count < CSVCensus.mostCustomColumns {
      addCustom(name, count)
    }
  }

  private mutating func add(_ header: String, _ kind: PropertyKind, _ part: FieldPart) {
    first[Int(kind.rawValue) << 6 | Int(part.rawValue & 63)] = Int32(headers.count)
    headers.append(header)
  }

  private mutating func addRepeated(
    _ kind: PropertyKind, _ header: String, _ parts: [(FieldPart, String)], _ census: CSVCensus
  ) {
    let count = census.most(kind)
    guard count > 0 else { return }
    let used = parts.filter { census.has(kind, $0.0) }
    let hasLabel = census.hasLabels(kind)
    guard !used.isEmpty else { return }
    let isPlain = kind == .note || kind == .nickname || kind == .member
    let code = Int(kind.rawValue)
    counts[code] = Int32(count)
    strides[code] = Int32(used.count + (hasLabel ? 1 : 0))
    for number in 1..<(count + 1) {
      let base = isPlain && number == 1 ? header : "\(header)_\(number)"
      for (part, name) in used {
        let text = name.isEmpty ? base : "\(base)_\(name)"
        if number == 1 { add(text, kind, part) } else { headers.append(text) }
      }
      guard hasLabel else { continue }
      if number == 1 { labels[code] = Int32(headers.count) }
      headers.append(base + "_label")
    }
  }

  private mutating func addCustom(_ name: CSVCensus.CustomName, _ count: Int) {
    let header = Self.header(name)
    custom[Self.key(name.name, isIdentifier: name.isIdentifier)] =
      headers.count..<(headers.count + count)
    headers.append(contentsOf: repeatElement(header, count: count))
  }

  static func key(_ name: String, isIdentifier: Bool) -> String {
    (isIdentifier ? "i" : "f") + name
  }

  /// The plain name where the reader takes it for an identifier; else the name with its kind in front.
  private static func header(_ name: CSVCensus.CustomName) -> String {
    guard name.isIdentifier else { return "custom:" + name.name }
    return HeaderGuess(name.name)?.target == .identifier(name.name) ? name.name : "id:" + name.name
  }

  /// The column of a field of the property with this number (from 0) of its kind.
  func column(_ field: Field, _ number: Int) -> Int? {
    let code = Int(field.kindCode)
    guard number < counts[code], field.partCode < 64 else { return nil }
    if field.kind == .image, !field.flags.contains(.reference) { return nil }
    let start = first[code << 6 | Int(field.partCode)]
    guard start >= 0 else { return nil }
    return field.kind == .category ? Int(start) : Int(start) + number * Int(strides[code])
  }

  /// The column of a property's label.
  func labelColumn(_ kind: PropertyKind, _ number: Int) -> Int? {
    let code = Int(kind.rawValue)
    guard number < counts[code], labels[code] >= 0 else { return nil }
    return Int(labels[code]) + number * Int(strides[code])
  }
}
