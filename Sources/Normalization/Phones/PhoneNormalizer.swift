package import ContactModel
import PhoneNumbers
import RecordStreams

/// Turns phone numbers into their international form and their match keys.
///
/// A value without state: any number of threads share it.
///
/// - Source: the numbering plans of `PhoneNumbers`; renumberings and labels from `Docs/data-sources.md`.
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
  ///
  /// - Complexity: O(length); nothing is allocated.
  package func form(of text: Span<UInt8>, region: CountryCode) -> PhoneForm {
    guard let number = PhoneReader.read(text, region: region) else {
      return PhoneForm(
        key: 0, weakKey: PhoneDigits.weakKey(of: text), isValid: false, hasExtension: false,
        isService: false)
    }
    if PhoneDigits.isPlaceholder(number) { return .none }
    let isCanonical = PhoneReader.isCanonical(number)
    let renumbered = number.isValid ? number : PhoneRenumbering.current(number)
    let key = isCanonical || renumbered.isValid ? PhoneRenumbering.matchKey(renumbered) : 0
    return PhoneForm(
      key: key, weakKey: PhoneDigits.weakKey(of: renumbered), isValid: number.isValid,
      hasExtension: number.hasExtension, isService: Self.isService(number.type))
  }

  /// Appends the international form with the extension, `+12025550143;ext=12`.
  ///
  /// - Returns: `false`, and nothing appended, when the text is no number, a short code, a local number, a
  ///   placeholder, or a national number without a region to read it in.
  package func appendE164(
    of text: Span<UInt8>, region: CountryCode, to bytes: inout [UInt8]
  ) -> Bool {
    guard let number = PhoneReader.read(text, region: region),
      PhoneReader.isCanonical(number) || PhoneReader.isInternational(text),
      !PhoneDigits.isPlaceholder(number)
    else { return false }
    number.appendE164(to: &bytes)
    if number.hasExtension {
      bytes.append(";ext=")
      number.appendExtension(to: &bytes)
    }
    return true
  }

  private static func isService(_ type: PhoneNumberType) -> Bool {
    type == .tollFree || type == .premiumRate || type == .sharedCost || type == .universalAccess
  }
}
