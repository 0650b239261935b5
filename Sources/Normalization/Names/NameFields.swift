import ContactModel

/// The fields of a contact that name it, found in one walk.
struct NameFields {
  private(set) var formatted: Field?
  private(set) var given: Field?
  private(set) var middle: Field?
  private(set) var family: Field?
  private(set) var previousFamily: Field?
  private(set) var suffix: Field?
  private(set) var hasNickname = false

  init(_ contact: Contact) {
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      // Names have raw values from 10 to 20; most fields are others.
      guard field.kindCode >= 10, field.kindCode < 20, field.partCode == 0, field.length > 0 else {
        continue
      }
      switch field.kind {
      case .formattedName: if formatted == nil { formatted = field }
      case .givenName: if given == nil { given = field }
      case .middleName: if middle == nil { middle = field }
      case .familyName: if family == nil { family = field }
      case .previousFamilyName: if previousFamily == nil { previousFamily = field }
      case .nameSuffix: if suffix == nil { suffix = field }
      case .nickname: hasNickname = true
      default: break
      }
    }
  }
}
