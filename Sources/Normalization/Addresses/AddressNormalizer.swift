package import ContactModel
import RecordStreams

/// Turns postal addresses into keys that can be compared.
///
/// A value without state: any number of threads share it.
package struct AddressNormalizer: Sendable {
  package init() {}

  /// Appends the key of the address whose fields are `fields` of a contact.
  package func appendKey(
    of contact: Contact, fields: Range<Int>, to bytes: inout [UInt8]
  ) -> AddressForm {
    let here = bytes.count
    var form = AddressForm(
      street: here..<here, houseNumber: here..<here, unit: here..<here, postalCode: here..<here,
      city: here..<here, state: here..<here, country: .none)
    for index in fields {
      let field = contact.field(at: index)
      let text = contact.bytes(of: field)
      let start = bytes.count
      switch field.part {
      case .street:
        WordFolder.appendWords(of: text, to: &bytes)
        form.street = start..<bytes.count
      case .city:
        WordFolder.appendWords(of: text, to: &bytes)
        form.city = start..<bytes.count
      case .state:
        WordFolder.appendWords(of: text, to: &bytes)
        form.state = start..<bytes.count
      case .postalCode:
        WordFolder.appendWords(of: text, to: &bytes)
        form.postalCode = start..<bytes.count
      case .isoCountryCode, .country:
        var scratch: [UInt8] = []
        if form.country == .none {
          form.country = CountryTable.shared.country(named: text, scratch: &scratch)
        }
      default: break
      }
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
      let country = CountryTable.shared.country(named: contact.bytes(of: field), scratch: &scratch)
      if country != .none { return country }
    }
    return .none
  }
}
