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
        if let key = phoneKey(of: contact.bytes(of: field), region: region) { keys.append(key) }
      } else if field.kind == .emailAddress {
        scratch.removeAll(keepingCapacity: true)
        if emails.appendKey(of: contact.bytes(of: field), to: &scratch) != nil {
          keys.append(StoredKey(kind: Self.email, hash: StableHash64.hash(scratch.span)))
        }
      }
    }
    return StoredKeys(keys)
  }

  /// The key of a phone number; `nil` when it is not valid or its country is not known.
  mutating func phoneKey(of text: Span<UInt8>, region: CountryCode) -> StoredKey? {
    scratch.removeAll(keepingCapacity: true)
    guard phones.appendE164(of: text, region: region, to: &scratch) else { return nil }
    return StoredKey(kind: Self.phone, hash: StableHash64.hash(scratch.span))
  }
}
