package import ContactModel

/// What the cells of one column become.
package struct CSVTarget: Sendable, Hashable {
  /// What a cell says about its property.
  package enum Role: String, Sendable, Hashable {
    /// Nothing that is kept.
    case ignored
    /// The value, or one part of it.
    case value
    /// The label of the value in the columns beside it; for custom fields, the name.
    case label
    /// The year of a date.
    case year
    /// The month of a date.
    case month
    /// The day of a date.
    case day
  }

  /// How a cell joins a cell of an earlier column that goes into the same part.
  package enum Joint: UInt8, Sendable, Hashable {
    /// It does not: it is a part of its own.
    case none
    /// By a space: `12` and `Long Road`.
    case space
    /// By a line end: `Street`, `Street 2`.
    case line
  }

  package var role: Role
  package var kind: PropertyKind
  package var part: FieldPart
  /// The label of the property, where the column says it (`Home Phone`).
  package var label: StandardLabel
  /// The text of a custom label; the name of a custom field or identifier; the service of an instant message.
  package var text: String
  /// Columns with the same kind and item are parts of one property. The map numbers them.
  package var item: Int
  package var joint: Joint
  /// A value (compared without case) that says nothing and is left out: Outlook's `Normal`.
  package var omitted: String

  package init(
    _ kind: PropertyKind, _ part: FieldPart = .value, role: Role = .value,
    label: StandardLabel = .none, text: String = "", item: Int = 0, joint: Joint = .none,
    omitted: String = ""
  ) {
    self.role = role
    self.kind = kind
    self.part = part
    self.label = label
    self.text = text
    self.item = item
    self.joint = joint
    self.omitted = omitted
  }

  /// Nothing is kept of the column.
  package static let ignored = CSVTarget(.unknown, role: .ignored)

  /// A custom field of this name.
  package static func custom(_ name: String) -> CSVTarget { CSVTarget(.customField, text: name) }

  /// A custom identifier of this name.
  package static func identifier(_ name: String) -> CSVTarget {
    CSVTarget(.customIdentifier, text: name)
  }

  /// Whether a contact has one property of this kind only, so that a second column needs another home.
  var isSingle: Bool {
    switch kind {
    case .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .previousFamilyName,
      .formattedName, .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName,
      .organizationName, .departmentName, .phoneticOrganizationName, .birthday, .uid,
      .contactType, .gender, .revisedAt, .createdAt:
      role == .value && joint == .none
    default: false
    }
  }

  /// Columns with the same number go into one property, if their items are the same too.
  var family: Int {
    switch kind {
    case .namePrefix, .givenName, .middleName, .familyName, .nameSuffix: 1
    case .organizationName, .departmentName: 2
    default: 256 + Int(kind.rawValue)
    }
  }
}

extension CSVTarget: CustomStringConvertible {
  /// The target in words: `phoneNumber mobile`, `postalAddress.street home`, `customField "Hobby"`.
  package var description: String {
    guard role != .ignored else { return "ignored" }
    var words = "\(kind)"
    if part != .value { words += ".\(part)" }
    if role != .value { words += " (\(role.rawValue))" }
    if label != .none, label != .custom { words += " \(label.word)" }
    if !text.isEmpty { words += " \"\(text)\"" }
    return words
  }
}
