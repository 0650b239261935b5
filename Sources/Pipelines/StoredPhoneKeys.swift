public import ContactStorage
import Normalization
import RecordStreams
import UnicodeText

/// The key under which a phone number is stored, for finding it however it is written.
public enum StoredPhoneKeys {
  /// The keys of a number; empty when it is not valid or its country is not known.
  public static func keys(of number: String, region: String) -> [StoredKey] {
    guard !number.isEmpty else { return [] }
    let text = Array(number.utf8)
    var form: [UInt8] = []
    let phones = PhoneNormalizer(defaultRegion: CountryCode(region) ?? .none)
    guard
      phones.appendE164(of: text.span, region: CountryCode(region) ?? .none, to: &form)
    else { return [] }
    return [StoredKey(kind: StoredKeyMaker.phone, hash: StableHash64.hash(form.span))]
  }
}
