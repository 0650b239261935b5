import ContactModel
import RecordStreams

extension VCardCardWriter {
  private static let parts: [FieldPart] = [
    .postOfficeBox, .extendedAddress, .street, .city, .state, .postalCode, .country,
  ]

  /// Writes ADR, with what belongs to it: country code, parts of Apple's, the text for an envelope.
  mutating func writeAddress(_ property: VCardProperty, _ contact: Contact) {
    let formatted = property.field(.formatted, in: contact)
    let country = property.field(.isoCountryCode, in: contact)
    if version != .v4, let formatted, hasOnlyText(property, contact) {
      return writeEnvelope(formatted, property, contact)
    }
    let form = addressForm(property, contact, country)
    beginLabelled("ADR", property, contact, form)
    appendAround(property, contact, formatted, country)
    appendRaw(property, contact)
    writer.beginValue(isPlain: isPlain(property, contact))
    // Fields stand in the order of the components.
    for position in Self.parts.indices {
      if position > 0 { writer.raw(";") }
      for index in property.start..<property.end {
        let field = contact.field(at: index)
        if field.partCode == Self.parts[position].rawValue {
          writer.component(contact.bytes(of: field), isList: field.flags.contains(.list))
          break
        }
      }
    }
    if let rest = property.field(.rest, in: contact) { writer.rest(contact.bytes(of: rest)) }
    writer.end()
    if form == .property, hasLabelProperty(property, contact) {
      endLabelled(property, contact, .property)
    }
    if version != .v4, let country { writeCountry(country, property, contact) }
    if version != .v4, let formatted { writeEnvelope(formatted, property, contact) }
  }

  /// An address with a country code needs a group before 4.0, whatever its label.
  private func addressForm(
    _ property: VCardProperty, _ contact: Contact, _ country: Field?
  ) -> LabelForm {
    version != .v4 && country != nil ? .property : labelForm(property, contact)
  }

  private func hasLabelProperty(_ property: VCardProperty, _ contact: Contact) -> Bool {
    labelForm(property, contact) == .property
  }

  private mutating func appendAround(
    _ property: VCardProperty, _ contact: Contact, _ formatted: Field?, _ country: Field?
  ) {
    // The line was begun for a group, so that types are still to be written.
    if version != .v4, country != nil, !hasLabelProperty(property, contact) {
      appendTypes(property.label)
    }
    if version == .v4, let country { writer.parameter("CC", contact.bytes(of: country)) }
    if version == .v4, let formatted {
      writer.parameter("LABEL", contact.bytes(of: formatted), doublesBackslashes: true)
    }
    if let part = property.field(.subLocality, in: contact) {
      writer.parameter("X-APPLE-SUBLOCALITY", contact.bytes(of: part))
    }
    if let part = property.field(.subAdministrativeArea, in: contact) {
      writer.parameter("X-APPLE-SUBADMINISTRATIVEAREA", contact.bytes(of: part))
    }
  }

  /// Writes LABEL, the text of an address before 4.0, with the types of its address.
  private mutating func writeEnvelope(
    _ formatted: Field, _ property: VCardProperty, _ contact: Contact
  ) {
    writer.begin("LABEL")
    if labelForm(property, contact) == .types { appendTypes(property.label) }
    if property.isPreferred { writer.preferred() }
    appendRaw(property, contact)
    let value = contact.bytes(of: formatted)
    writer.beginValue(isPlain: writer.isPlain(value))
    writer.text(value)
    writer.end()
  }

  private mutating func writeCountry(
    _ country: Field, _ property: VCardProperty, _ contact: Contact
  ) {
    beginInGroup("X-ABADR", property, contact)
    writer.beginValue()
    writer.text(contact.bytes(of: country))
    writer.end()
  }

  private func hasOnlyText(_ property: VCardProperty, _ contact: Contact) -> Bool {
    for index in property.start..<property.end {
      switch contact.field(at: index).part {
      case .formatted, .parameters, .label, .identifier: continue
      default: return false
      }
    }
    return true
  }

  private func isPlain(_ property: VCardProperty, _ contact: Contact) -> Bool {
    if version != .v21 { return true }
    for index in property.start..<property.end {
      let field = contact.field(at: index)
      if Self.parts.contains(field.part) || field.part == .rest,
        !writer.isPlain(contact.bytes(of: field))
      {
        return false
      }
    }
    return true
  }
}
