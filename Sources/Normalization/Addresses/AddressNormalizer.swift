package import ContactModel
import RecordStreams

/// Turns postal addresses into keys that can be compared.
///
/// A value without state: any number of threads share it.
///
/// - Source: short forms and names of countries from `Docs/data-sources.md`.
package struct AddressNormalizer: Sendable {
  private let countries = CountryTable.shared

  package init() {}

  /// Appends the key of the address whose fields are `fields` of a contact.
  ///
  /// - Complexity: O(length); nothing is allocated beyond `bytes`.
  package func appendKey(
    of contact: Contact, fields: Range<Int>, to bytes: inout [UInt8]
  ) -> AddressForm {
    var form = AddressForm(emptyAt: bytes.count)
    var formatted: Field?
    for index in fields {
      let field = contact.field(at: index)
      let text = contact.bytes(of: field)
      if field.length == 0 { continue }
      switch field.part {
      case .street: appendStreet(text, &form, &bytes)
      case .extendedAddress: if form.unit.isEmpty { form.unit = appendUnit(text, &bytes) }
      case .city: form.city = appendCity(text, &bytes)
      case .state: form.state = appendState(text, &bytes)
      case .postalCode: form.postalCode = PostalCode.append(text, to: &bytes)
      case .isoCountryCode, .country:
        if form.country == .none { form.country = countries.country(named: text, using: &bytes) }
      case .formatted: formatted = field
      default: break
      }
    }
    if form.isEmpty, let formatted {
      let start = bytes.count
      WordFolder.appendWords(of: contact.bytes(of: formatted), to: &bytes)
      form.street = start..<bytes.count
    }
    return form
  }

  /// The country of a contact's first address that names one; `none` if no address does.
  package func country(of contact: Contact) -> CountryCode {
    var scratch: [UInt8] = []
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.kind == .postalAddress, field.part == .isoCountryCode || field.part == .country
      else { continue }
      let country = countries.country(named: contact.bytes(of: field), using: &scratch)
      if country != .none { return country }
    }
    return .none
  }

  private func appendStreet(
    _ text: Span<UInt8>, _ form: inout AddressForm, _ bytes: inout [UInt8]
  ) {
    var reader = StreetReader()
    reader.append(text, to: &bytes)
    form.street = reader.street
    form.houseNumber = reader.houseNumber
    if !reader.unit.isEmpty { form.unit = reader.unit }
  }

  /// "Apt. 4 B" gives "4b".
  private func appendUnit(_ text: Span<UInt8>, _ bytes: inout [UInt8]) -> Range<Int> {
    var reader = StreetReader()
    let start = bytes.count
    reader.append(text, to: &bytes)
    let found = reader.unit.isEmpty ? reader.houseNumber : reader.unit
    if !found.isEmpty { return found }
    bytes.removeLast(bytes.count - start)
    WordFolder.appendWords(of: text, to: &bytes)
    return start..<bytes.count
  }

  /// "Saint Louis" and "St. Louis" are one.
  private func appendCity(_ text: Span<UInt8>, _ bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    WordFolder.appendWords(of: text, to: &bytes)
    if Self.beginsWithSaint(bytes.span.slice(start, bytes.count)) {
      bytes.replaceSubrange(start..<(start + 5), with: [0x73, 0x74])
    }
    return start..<bytes.count
  }

  private static func beginsWithSaint(_ words: Span<UInt8>) -> Bool {
    words.hasPrefix("saint ") || words.hasPrefix("sankt ")
  }

  private func appendState(_ text: Span<UInt8>, _ bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    WordFolder.appendWords(of: text, to: &bytes)
    let code = StateCodes.shared.code(of: bytes.span.slice(start, bytes.count))
    if code != 0 {
      bytes.removeLast(bytes.count - start)
      bytes.append(UInt8(truncatingIfNeeded: code >> 8))
      bytes.append(UInt8(truncatingIfNeeded: code))
    }
    return start..<bytes.count
  }
}
