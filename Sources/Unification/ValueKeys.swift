import ContactModel
import Normalization
import RecordStreams
import UnicodeText

/// Keys by which a merge tells that two values of a kind are one.
struct ValueKeys {
  private let phones: PhoneNormalizer
  private let emails = EmailNormalizer()
  private let addresses = AddressNormalizer()
  private let urls = URLNormalizer()
  private let organizations = OrganizationNormalizer()

  init(region: CountryCode) { phones = PhoneNormalizer(defaultRegion: region) }

  /// The key of a contact's organization; empty for none.
  func organization(_ contact: Contact) -> [UInt8] {
    var key: [UInt8] = []
    if let field = contact.first(.organizationName) {
      organizations.appendKey(of: contact.bytes(of: field), to: &key)
    }
    return key
  }

  /// The key of the property whose fields are `fields`; equal keys, one value.
  func key(of contact: Contact, _ fields: Range<Int>) -> [UInt8] {
    let first = contact.field(at: fields.lowerBound)
    var key: [UInt8] = []
    switch first.kind {
    case .phoneNumber:
      let form = phones.form(of: contact.bytes(of: first), region: phones.region(for: contact))
      let number = form.key != 0 ? form.key : form.weakKey
      if number != 0, !form.hasExtension { return Array("\(number)".utf8) }
    case .emailAddress:
      if let form = emails.appendKey(of: contact.bytes(of: first), to: &key) {
        return Array(key[form.address])
      }
    case .postalAddress:
      let form = addresses.appendKey(of: contact, fields: fields, to: &key)
      if !form.isEmpty {
        let parts = [form.street, form.houseNumber, form.unit, form.postalCode, form.city]
        return parts.reduce(into: []) { $0 += key[$1] + [0] }
      }
    case .urlAddress:
      if urls.appendKey(of: contact.bytes(of: first), to: &key) { return key }
    default: break
    }
    key.removeAll()
    for index in fields {
      let field = contact.field(at: index)
      switch field.part {
      case .identifier, .group: continue
      case .parameters where first.kind != .unknown: continue
      case .label
      where first.kind != .unknown && first.kind != .customField
        && first.kind != .customIdentifier:
        continue
      default: break
      }
      key.append(field.partCode)
      if folds(first.kind) {
        TextFolder.fold(contact.bytes(of: field), into: &key)
      } else {
        key.append(contact.bytes(of: field))
      }
      key.append(0)
    }
    return key
  }

  /// Kinds in which case and accents do not make another value.
  private func folds(_ kind: PropertyKind) -> Bool {
    switch kind {
    case .category, .relation, .nickname, .instantMessage, .socialProfile: true
    default: false
    }
  }
}
