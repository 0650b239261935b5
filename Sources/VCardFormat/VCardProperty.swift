import ContactModel

/// The fields of one property, sorted by what the writer does with them.
struct VCardProperty {
  let start: Int
  let end: Int
  let first: Field
  let kind: PropertyKind
  private(set) var group: Field?
  private(set) var parameters: Field?
  private(set) var labelText: Field?
  private(set) var identifier: Field?
  private(set) var sourceName: Field?

  init(_ contact: Contact, _ start: Int, _ end: Int) {
    self.start = start
    self.end = end
    first = contact.field(at: start)
    kind = first.kind
    if end == start + 1 { return }
    for index in start..<end {
      let field = contact.field(at: index)
      if field.partCode == 0 || field.partCode >= FieldPart.street.rawValue { continue }
      switch field.part {
      case .group: group = field
      case .parameters: parameters = field
      case .label: labelText = field
      case .identifier: identifier = field
      case .sourceName: sourceName = field
      default: continue
      }
    }
  }

  /// The first field with a part, or `nil`.
  func field(_ part: FieldPart, in contact: Contact) -> Field? {
    for index in start..<end where contact.field(at: index).partCode == part.rawValue {
      return contact.field(at: index)
    }
    return nil
  }

  /// Has the property written under the name that the version has for it.
  mutating func forgetSourceName() { sourceName = nil }

  /// Whether the value is the preferred one.
  var isPreferred: Bool { first.flags.contains(.preferred) }
  /// The label of the value.
  var label: StandardLabel { first.label }
}
