import ContactModel

/// Which column of a Google table holds what.
struct GoogleColumnPlan: Sendable {
  /// Columns that repeat, in the table's order.
  enum Block: Int, CaseIterable {
    case email, phone, address, relation, website, event, instantMessage, custom

    init?(_ kind: PropertyKind) {
      switch kind {
      case .emailAddress: self = .email
      case .phoneNumber: self = .phone
      case .postalAddress: self = .address
      case .relation: self = .relation
      case .urlAddress: self = .website
      case .date: self = .event
      case .instantMessage: self = .instantMessage
      default: return nil
      }
    }

    var name: String {
      switch self {
      case .email: "E-mail"
      case .phone: "Phone"
      case .address: "Address"
      case .relation: "Relation"
      case .website: "Website"
      case .event: "Event"
      case .instantMessage: "IM"
      case .custom: "Custom Field"
      }
    }

    var parts: [String] {
      switch self {
      case .address:
        [
          "Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
          "Extended Address",
        ]
      case .instantMessage: ["Label", "Service", "Value"]
      default: ["Label", "Value"]
      }
    }

    /// The place of a part behind the block's first column.
    func offset(of part: FieldPart) -> Int? {
      switch self {
      case .address: Self.addressParts.firstIndex(of: part).map { $0 + 1 }
      case .instantMessage: part == .service ? 1 : part == .value ? 2 : nil
      default: part == .value ? 1 : nil
      }
    }

    private static let addressParts: [FieldPart] = [
      .formatted, .street, .city, .postOfficeBox, .state, .postalCode, .country, .extendedAddress,
    ]
  }

  let headers: [String]
  /// The first column of each block, and how many of it there are.
  let starts: [Int]
  let counts: [Int]

  /// The columns that every table has.
  static let fixed = [
    "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
    "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname", "File As", "Organization Name",
    "Organization Title", "Organization Department", "Birthday", "Notes", "Photo", "Labels",
  ]

  static let firstName = 0
  static let nickname = 8
  static let notes = 14
  static let photo = 15
  static let labels = 16
  /// The column of each kind with one text, by raw value.
  static let singles = [Int16](columnsOfKinds: [
    PropertyKind.givenName.rawValue: firstName, PropertyKind.middleName.rawValue: 1,
    PropertyKind.familyName.rawValue: 2, PropertyKind.phoneticGivenName.rawValue: 3,
    PropertyKind.phoneticMiddleName.rawValue: 4, PropertyKind.phoneticFamilyName.rawValue: 5,
    PropertyKind.namePrefix.rawValue: 6, PropertyKind.nameSuffix.rawValue: 7,
    PropertyKind.organizationName.rawValue: 10, PropertyKind.jobTitle.rawValue: 11,
    PropertyKind.departmentName.rawValue: 12, PropertyKind.birthday.rawValue: 13,
  ])
  /// Custom fields that are columns in Google's tables.
  static let named = ["File As": 9]

  init(_ census: CSVCensus) {
    var headers = Self.fixed
    var starts: [Int] = []
    var counts: [Int] = []
    for block in Block.allCases {
      let count = Self.count(block, census)
      starts.append(headers.count)
      counts.append(count)
      for number in 1..<(count + 1) {
        headers += block.parts.map { "\(block.name) \(number) - \($0)" }
      }
    }
    (self.headers, self.starts, self.counts) = (headers, starts, counts)
  }

  private static func count(_ block: Block, _ census: CSVCensus) -> Int {
    switch block {
    case .email: census.most(.emailAddress)
    case .phone: census.most(.phoneNumber)
    case .address: census.most(.postalAddress)
    case .relation: census.most(.relation)
    case .website: census.most(.urlAddress)
    case .event: census.most(.date)
    case .instantMessage: census.most(.instantMessage)
    case .custom:
      min(
        CSVCensus.mostCustomColumns,
        census.most(.customField) + census.most(.customIdentifier)
          + CustomNames.properties.map { census.most($0.0) }.reduce(0, +))
    }
  }
}
