import ContactModel

/// Where in a contact the five parts of a name are: indices of fields, -1 for none.
struct VCardNameParts {
  private var family = -1
  private var given = -1
  private var middle = -1
  private var prefix = -1
  private var suffix = -1

  /// Notes the first field of a part of the name; other kinds are left out.
  mutating func setFirst(_ kind: PropertyKind, _ index: Int) {
    switch kind {
    case .familyName: if family < 0 { family = index }
    case .givenName: if given < 0 { given = index }
    case .middleName: if middle < 0 { middle = index }
    case .namePrefix: if prefix < 0 { prefix = index }
    case .nameSuffix: if suffix < 0 { suffix = index }
    default: break
    }
  }

  /// The parts in the order of N.
  subscript(position: Int) -> Int {
    switch position {
    case 0: family
    case 1: given
    case 2: middle
    case 3: prefix
    default: suffix
    }
  }

  var isEmpty: Bool { family < 0 && given < 0 && middle < 0 && prefix < 0 && suffix < 0 }

  /// Whether a field is one of the parts.
  func contains(_ index: Int) -> Bool {
    index == family || index == given || index == middle || index == prefix || index == suffix
  }
}

/// What a contact has, as far as the frame of a card asks, found in one walk.
struct VCardOutline {
  private(set) var hasFormattedName = false
  /// The parts of the first name; those that stand alone in a property of their own join it.
  private(set) var name = VCardNameParts()
  /// The first field of the property at which that N is written, -1 for none.
  private(set) var nameStart = -1
  /// The first field of the first property with an organization, -1 for none.
  private(set) var organization = -1
  /// A department in a property of its own that belongs to the first organization, -1 for none.
  private(set) var departmentApart = -1

  init(_ contact: Contact) {
    var hasDepartment = false
    var start = 0
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      if index > 0, field.property != contact.field(at: index - 1).property { start = index }
      guard field.kindCode <= PropertyKind.departmentName.rawValue, field.partCode == 0 else {
        continue
      }
      switch field.kind {
      case .formattedName: hasFormattedName = true
      case .familyName, .givenName, .middleName, .namePrefix, .nameSuffix:
        if nameStart < 0 { nameStart = start }
        if start == nameStart || isAlone(contact, index) { name.setFirst(field.kind, index) }
      case .organizationName: if organization < 0 { organization = start }
      case .departmentName:
        if !hasDepartment, start == index { departmentApart = index }
        hasDepartment = true
      default: break
      }
    }
    if organization < 0 { departmentApart = -1 }
  }

  /// Whether a field is all of its property, as in a contact that was edited.
  private func isAlone(_ contact: Contact, _ index: Int) -> Bool {
    let property = contact.field(at: index).property
    return (index == 0 || contact.field(at: index - 1).property != property)
      && (index + 1 == contact.fieldCount || contact.field(at: index + 1).property != property)
  }

  var hasName: Bool { nameStart >= 0 }
}
