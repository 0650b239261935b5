public import ContactStorage
import Normalization

/// The key under which a phone number is stored, for finding it however it is written.
public enum StoredPhoneKeys {
  /// The keys of a number; empty when it is not valid or its country is not known.
  public static func keys(of number: String, region: String) -> [StoredKey] {
    let country = CountryCode(region) ?? .none
    var maker = StoredKeyMaker(region: country)
    return maker.phoneKey(of: Array(number.utf8).span, region: country).map { [$0] } ?? []
  }
}
