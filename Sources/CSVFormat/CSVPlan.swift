import ContactModel

/// The column map made ready for reading rows: one entry for each property, flat, without a String.
struct CSVPlan: Sendable {
  /// How the cells of a property are read.
  enum Shape: UInt8, Sendable {
    /// One text.
    case text
    /// The whole name, from which parts may be taken.
    case fullName
    /// A date in one cell.
    case date
    /// Year, month and day in three cells.
    case dateParts
    /// Several texts in one cell.
    case categories
    /// Parts and perhaps a label.
    case labelled
    /// A name and a value.
    case named
    /// A note, in which Google may have hidden values.
    case note
    /// The address of a picture.
    case image
  }

  struct Group: Sendable {
    var shape: Shape
    var kind: PropertyKind
    var label: StandardLabel
    /// The place of the custom label, service or custom name in `texts`.
    var textStart: Int32
    var textEnd: Int32
    var membersStart: Int32
    var membersEnd: Int32
    /// The column that says the label; -1: none.
    var labelColumn: Int32
    var dateOrder: UInt8
  }

  struct Member: Sendable {
    var column: Int32
    var kind: PropertyKind
    var part: FieldPart
    var role: Role
    var joint: CSVTarget.Joint
    /// The place of a value to leave out in `texts`; empty: none.
    var omittedStart: Int32
    var omittedEnd: Int32
  }

  enum Role: UInt8, Sendable { case value, year, month, day }

  /// The property that each column belongs to; -1: it is not kept.
  private(set) var groupOfColumn: [Int32]
  private(set) var groups: [Group] = []
  private(set) var members: [Member] = []
  private(set) var texts: [UInt8] = []
  /// Whether `:::` separates several values in a cell (Google).
  let joinsValues: Bool
  /// Whether the table has columns for parts of names.
  let hasNameParts: Bool
  let source: CSVSource
  let categorySeparators: [[UInt8]]

  init(_ map: CSVColumnMap) {
    source = map.source
    joinsValues = map.source.isGoogle
    categorySeparators = map.source.categorySeparators.map { Array($0.utf8) }
    hasNameParts = map.columns.contains {
      $0.target.kind == .givenName || $0.target.kind == .familyName
    }
    groupOfColumn = Array(repeating: -1, count: map.columns.count)
    var columnsOfItem: [Int: [Int]] = [:]
    var items: [Int] = []
    for (index, column) in map.columns.enumerated() where column.target.role != .ignored {
      if columnsOfItem[column.target.item] == nil { items.append(column.target.item) }
      columnsOfItem[column.target.item, default: []].append(index)
    }
    for item in items { addGroup(columnsOfItem[item] ?? [], map) }
  }

  private mutating func addGroup(_ positions: [Int], _ map: CSVColumnMap) {
    let values = positions.filter { map.columns[$0].target.role != .label }
    guard let lead = values.first else { return }
    let target = map.columns[lead].target
    let label = positions.first { map.columns[$0].target.role == .label }
    let start = members.count
    // Cells of one part stand together, so that they can be joined.
    // A value comes before what is said about it.
    var pending =
      values.filter { map.columns[$0].target.part == .value }
      + values.filter { map.columns[$0].target.part != .value }
    while let first = pending.first {
      let part = map.columns[first].target
      let same = pending.filter {
        map.columns[$0].target.part == part.part && map.columns[$0].target.kind == part.kind
      }
      for position in same { addMember(position, map) }
      pending.removeAll(where: same.contains)
    }
    let name = target.text.isEmpty && label != nil ? map.columns[lead].header : target.text
    let (textStart, textEnd) = addText(Self.blockName(name, of: target))
    for position in positions { groupOfColumn[position] = Int32(groups.count) }
    groups.append(
      Group(
        shape: Self.shape(of: target), kind: target.kind, label: target.label,
        textStart: textStart, textEnd: textEnd, membersStart: Int32(start),
        membersEnd: Int32(members.count), labelColumn: Int32(label ?? -1),
        dateOrder: Self.code(map.columns[lead].dateOrder)))
  }

  /// Text that goes with a property: a fixed label, a service, the name of a custom field.
  private static func blockName(_ name: String, of target: CSVTarget) -> String {
    guard target.kind == .customField || target.kind == .customIdentifier else {
      return target.text
    }
    // "Custom Field 1 - Value" without a label
    return name.range(of: " - ").map { String(name[..<$0.lowerBound]) } ?? name
  }

  private mutating func addMember(_ position: Int, _ map: CSVColumnMap) {
    let target = map.columns[position].target
    let (start, end) = addText(target.omitted)
    let role: Role =
      target.role == .year
      ? .year : target.role == .month ? .month : target.role == .day ? .day : .value
    members.append(
      Member(
        column: Int32(position), kind: target.kind, part: target.part, role: role,
        joint: target.joint, omittedStart: start, omittedEnd: end))
  }

  private mutating func addText(_ text: String) -> (Int32, Int32) {
    let start = texts.count
    texts.append(contentsOf: text.utf8)
    return (Int32(start), Int32(texts.count))
  }

  private static func shape(of target: CSVTarget) -> Shape {
    switch target.kind {
    case .formattedName: .fullName
    case .birthday, .date: target.role == .value ? .date : .dateParts
    case .category: .categories
    case .customField, .customIdentifier: .named
    case .note: .note
    case .image, .logo: .image
    case .phoneNumber, .emailAddress, .postalAddress, .urlAddress, .relation, .socialProfile,
      .instantMessage, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix,
      .organizationName, .departmentName:
      .labelled
    default: .text
    }
  }

  static func code(_ order: CSVDateOrder) -> UInt8 {
    order == .dayFirst ? 1 : order == .monthFirst ? 2 : 0
  }

  static func order(_ code: UInt8) -> CSVDateOrder {
    code == 1 ? .dayFirst : code == 2 ? .monthFirst : .unknown
  }
}
