import ContactModel

/// Which of Outlook's 92 columns holds what.
enum OutlookSlots {
  private static let positions: [String: Int] = Dictionary(
    uniqueKeysWithValues: OutlookColumns.desktop.enumerated().map { ($1, $0) })

  /// The position of a column; the names here are those of the list of columns.
  private static func position(_ name: String) -> Int { positions[name] ?? 0 }

  static let notes = position("Notes")
  static let webPage = position("Web Page")
  static let categories = position("Categories")
  static let birthday = position("Birthday")
  static let anniversary = position("Anniversary")
  static let firstName = position("First Name")
  static let emails = ["E-mail Address", "E-mail 2 Address", "E-mail 3 Address"].map(position)

  /// The column of each kind with one text, by raw value.
  static let singles = [Int16](columnsOfKinds: [
    PropertyKind.namePrefix.rawValue: position("Title"), PropertyKind.givenName.rawValue: firstName,
    PropertyKind.middleName.rawValue: position("Middle Name"),
    PropertyKind.familyName.rawValue: position("Last Name"),
    PropertyKind.nameSuffix.rawValue: position("Suffix"),
    PropertyKind.organizationName.rawValue: position("Company"),
    PropertyKind.departmentName.rawValue: position("Department"),
    PropertyKind.jobTitle.rawValue: position("Job Title"),
    PropertyKind.role.rawValue: position("Profession"),
    PropertyKind.gender.rawValue: position("Gender"),
    PropertyKind.language.rawValue: position("Language"),
  ])

  static let relations: [StandardLabel: Int] = [
    .spouse: position("Spouse"), .partner: position("Spouse"), .child: position("Children"),
    .son: position("Children"), .daughter: position("Children"),
    .manager: position("Manager's Name"), .assistant: position("Assistant's Name"),
  ]

  /// Custom fields and identifiers that are columns, by name.
  static let named: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, header) in OutlookColumns.desktop.enumerated() {
      guard let target = OutlookColumns.targets[HeaderText.key(header)] else { continue }
      if target.kind == .customField || target.kind == .customIdentifier { table[header] = index }
    }
    return table
  }()

  /// The columns for a phone of this label, the best first.
  static func phones(_ label: StandardLabel, _ custom: String) -> [Int] {
    switch label {
    case .work: business
    case .home: home
    case .mobile, .iPhone, .appleWatch: mobile
    case .main: main
    case .homeFax: homeFax
    case .workFax: workFax
    case .otherFax: otherFax
    case .pager: pager
    case .assistant: assistant
    case .custom: customPhones[custom] ?? other
    case .none: unlabelled
    default: other
    }
  }

  private static let business = [position("Business Phone"), position("Business Phone 2")]
  private static let home = [position("Home Phone"), position("Home Phone 2")]
  private static let mobile = [position("Mobile Phone")]
  private static let main = [position("Primary Phone")]
  private static let homeFax = [position("Home Fax")]
  private static let workFax = [position("Business Fax")]
  private static let otherFax = [position("Other Fax")]
  private static let pager = [position("Pager")]
  private static let assistant = [position("Assistant's Phone")]
  private static let other = [position("Other Phone")]
  private static let unlabelled = other + main
  private static let customPhones: [String: [Int]] = {
    var table: [String: [Int]] = [:]
    for (header, label, text) in OutlookColumns.phones where label == .custom {
      for (index, name) in OutlookColumns.desktop.enumerated() where name.lowercased() == header {
        table[text] = [index]
      }
    }
    return table
  }()

  /// The columns of one address.
  struct Address: Sendable {
    let name: String
    let streets: [Int]
    let city: Int
    let state: Int
    let postalCode: Int
    let country: Int
    let postOfficeBox: Int

    init(_ name: String) {
      self.name = name
      streets = ["Street", "Street 2", "Street 3"].map { position("\(name) \($0)") }
      city = position("\(name) City")
      state = position("\(name) State")
      postalCode = position("\(name) Postal Code")
      country = position("\(name) Country/Region")
      postOfficeBox = position("\(name) Address PO Box")
    }

    var all: [Int] { streets + [city, state, postalCode, country, postOfficeBox] }
  }

  private static let businessAddress = Address("Business")
  private static let homeAddress = Address("Home")
  private static let otherAddress = Address("Other")

  static func address(_ label: StandardLabel) -> Address {
    label == .work ? businessAddress : label == .home ? homeAddress : otherAddress
  }
}
