import ContactModel
import RecordStreams
import UnicodeText

/// What the columns of a card's row say, taken from a contact in one pass over its fields.
///
/// Buffers are kept from one card to the next.
struct CardSummary {
  /// 0 person, 1 organization, 2 group.
  private(set) var type: Int64 = 0
  private(set) var displayName: [UInt8] = []
  /// Folded names to sort by; one of them is never empty if the card shows any name.
  private(set) var sortFamily: [UInt8] = []
  private(set) var sortGiven: [UInt8] = []
  private(set) var uid: Field?
  private(set) var given: Field?
  private(set) var family: Field?
  private(set) var organization: Field?
  private(set) var birthday: Field?

  /// Reads a contact.
  mutating func read(_ contact: Contact) {
    uid = nil
    given = nil
    family = nil
    organization = nil
    birthday = nil
    var stated: Field?
    var (prefix, middle, suffix): (Field?, Field?, Field?) = (nil, nil, nil)
    var (formatted, nickname, email, phone): (Field?, Field?, Field?, Field?) = (nil, nil, nil, nil)
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.part == .value else { continue }
      switch field.kind {
      case .uid: uid = uid ?? field
      case .contactType: stated = stated ?? field
      case .formattedName: formatted = formatted ?? field
      case .namePrefix: prefix = prefix ?? field
      case .givenName: given = given ?? field
      case .middleName: middle = middle ?? field
      case .familyName: family = family ?? field
      case .nameSuffix: suffix = suffix ?? field
      case .nickname: nickname = nickname ?? field
      case .organizationName: organization = organization ?? field
      case .birthday: birthday = birthday ?? field
      case .emailAddress: email = email ?? field
      case .phoneNumber: phone = phone ?? field
      default: break
      }
    }
    let isNamed = given != nil || family != nil || middle != nil || nickname != nil
    type = Self.type(contact, stated, isNamed, formatted, organization)
    displayName.removeAll(keepingCapacity: true)
    if type == 1 { appendName(contact, organization) }
    if displayName.isEmpty {
      for part in [prefix, given, middle, family, suffix] { appendName(contact, part) }
    }
    for other in [formatted, organization, nickname, email, phone] where displayName.isEmpty {
      appendName(contact, other)
    }
    Self.fold(contact, family, into: &sortFamily)
    Self.fold(contact, given, into: &sortGiven)
    if type == 1 || (sortFamily.isEmpty && sortGiven.isEmpty) {
      sortFamily.removeAll(keepingCapacity: true)
      sortGiven.removeAll(keepingCapacity: true)
      let shown = displayName
      TextFolder.fold(shown.span, into: &sortFamily)
    }
  }

  private static func type(
    _ contact: Contact, _ stated: Field?, _ isNamed: Bool, _ formatted: Field?,
    _ organization: Field?
  ) -> Int64 {
    if let stated {
      let text = contact.bytes(of: stated)
      if text.isEqual(to: "person") { return 0 }
      if text.isEqual(to: "organization") { return 1 }
      if text.isEqual(to: "group") { return 2 }
    }
    guard !isNamed, let formatted, let organization, organization.length > 0 else { return 0 }
    return contact.bytes(of: formatted).isEqual(to: contact.bytes(of: organization)) ? 1 : 0
  }

  private mutating func appendName(_ contact: Contact, _ field: Field?) {
    guard let field, field.length > 0 else { return }
    if !displayName.isEmpty { displayName.append(0x20) }
    displayName.append(contact.bytes(of: field))
  }

  private static func fold(_ contact: Contact, _ field: Field?, into text: inout [UInt8]) {
    text.removeAll(keepingCapacity: true)
    if let field { TextFolder.fold(contact.bytes(of: field), into: &text) }
  }
}
