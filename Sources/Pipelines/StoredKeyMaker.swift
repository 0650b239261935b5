import ContactModel
import ContactStorage
import Normalization
import RecordStreams
import UnicodeText

/// Makes the match keys that are stored beside every card, so that new records find their like without
/// reading the store.
struct StoredKeyMaker {
  /// The E.164 form of a phone number.
  static let phone = StoredKey.Kind(rawValue: 64)
  /// The strong key of a mailbox: dots and plus of Gmail and its like taken off.
  static let email = StoredKey.Kind(rawValue: 65)

  private let phones: PhoneNormalizer
  private let emails = EmailNormalizer()
  private var scratch: [UInt8] = []

  init(region: CountryCode) { phones = PhoneNormalizer(defaultRegion: region) }

  mutating func keys(of contact: Contact) -> StoredKeys {
    var keys: [StoredKey] = []
    let region = phones.region(for: contact)
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.part == .value else { continue }
      if field.kind == .phoneNumber {
        scratch.removeAll(keepingCapacity: true)
        if phones.appendE164(of: contact.bytes(of: field), region: region, to: &scratch) {
          keys.append(StoredKey(kind: Self.phone, hash: StableHash64.hash(scratch.span)))
        }
      } else if field.kind == .emailAddress {
        scratch.removeAll(keepingCapacity: true)
        if emails.appendKey(of: contact.bytes(of: field), to: &scratch) != nil {
          keys.append(StoredKey(kind: Self.email, hash: StableHash64.hash(scratch.span)))
        }
      }
    }
    return StoredKeys(keys)
  }
}
