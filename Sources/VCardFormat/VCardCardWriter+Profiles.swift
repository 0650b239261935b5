import ContactModel
import RecordStreams

extension VCardCardWriter {
  /// Writes an instant message address: IMPP, or the property that older programs have for the service.
  mutating func writeInstantMessage(_ property: VCardProperty, _ contact: Contact) {
    let form = labelForm(property, contact)
    let serviceField = property.field(.service, in: contact)
    let known = serviceField.flatMap { VCardServices.service(named: contact.bytes(of: $0)) }
    let hasOldName =
      property.sourceName.map {
        VCardSourceNames.isWritable(contact.bytes(of: $0), version)
          && VCardServices.service(of: VCardName(contact.bytes(of: $0)))?.property
            == known?.property
      } ?? false
    if hasOldName || version == .v21 && known != nil && property.sourceName == nil {
      beginLabelled(known?.propertyName ?? "IMPP", property, contact, form)
      appendRaw(property, contact)
      writeValue(property, contact, isURI: false)
      return endLabelled(property, contact, form)
    }
    beginStandard("IMPP", property, contact, form)
    let isStated = serviceField.map { !$0.flags.contains(.derived) || known == nil } ?? false
    if let serviceField, isStated, !serviceField.flags.contains(.derived) {
      writer.parameter("X-SERVICE-TYPE", contact.bytes(of: serviceField))
    }
    appendRaw(property, contact)
    writeMessageAddress(property, contact, serviceField, known)
    writer.end()
    endLabelled(property, contact, form)
  }

  private mutating func writeMessageAddress(
    _ property: VCardProperty, _ contact: Contact, _ service: Field?,
    _ known: VCardServices.Service?
  ) {
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    if let whole = property.field(.userIdentifier, in: contact) {
      return writer.uri(contact.bytes(of: whole))
    }
    if let known {
      writer.raw(known.scheme)
      writer.raw(":")
    } else if let service {
      if service.flags.contains(.derived) {
        writer.word(contact.bytes(of: service))
      } else {
        writer.raw("x-apple")
      }
      writer.raw(":")
    }
    writer.uri(value)
  }

  /// Writes a social profile: Apple's property before 4.0, that of RFC 9554 there.
  mutating func writeSocialProfile(_ property: VCardProperty, _ contact: Contact) {
    let form = labelForm(property, contact)
    let isStandard =
      property.sourceName.map { !contact.bytes(of: $0).hasPrefixIgnoringCase("x-") }
      ?? (version == .v4)
    beginLabelled(isStandard ? "SOCIALPROFILE" : "X-SOCIALPROFILE", property, contact, form)
    if let service = property.field(.service, in: contact) {
      writer.parameter(isStandard ? "SERVICE-TYPE" : "TYPE", contact.bytes(of: service))
    }
    if let user = property.field(.username, in: contact) {
      writer.parameter(isStandard ? "USERNAME" : "X-USER", contact.bytes(of: user))
    }
    if let identifier = property.field(.userIdentifier, in: contact) {
      writer.parameter("X-USERID", contact.bytes(of: identifier))
    }
    appendRaw(property, contact)
    writeValue(property, contact, isURI: true)
    endLabelled(property, contact, form)
  }

  /// Writes the row that Android wrote, where a property came from one and the version is its.
  mutating func writeAndroidRow(_ property: VCardProperty, _ contact: Contact) -> Bool {
    guard version != .v4, let source = property.sourceName,
      contact.bytes(of: source).isEqualIgnoringCase(to: "x-android-custom"),
      let type = VCardAndroidRow.typeNumber(property.kind, property.label)
    else { return false }
    begin("X-ANDROID-CUSTOM", property, contact)
    appendRaw(property, contact)
    let value = contact.bytes(of: property.first)
    var isPlain = writer.isPlain(value)
    if let label = property.labelText {
      isPlain = isPlain && writer.isPlain(contact.bytes(of: label))
    }
    writer.beginValue(isPlain: isPlain)
    switch property.kind {
    case .nickname: writer.raw("vnd.android.cursor.item/nickname;")
    case .relation: writer.raw("vnd.android.cursor.item/relation;")
    default: writer.raw("vnd.android.cursor.item/contact_event;")
    }
    writer.component(value, isList: false)
    writer.raw(";")
    writer.number(type)
    writer.raw(";")
    if let label = property.labelText { writer.component(contact.bytes(of: label), isList: false) }
    writer.raw(";;;;;;;;;;;;")
    writer.end()
    return true
  }
}

extension VCardAndroidRow {
  /// The number that Android has for a label; `nil` when it has none.
  static func typeNumber(_ kind: PropertyKind, _ label: StandardLabel) -> Int? {
    switch kind {
    case .nickname: 1
    case .birthday: 3
    case .date:
      switch label {
      case .custom: 0
      case .anniversary: 1
      case .other: 2
      default: nil
      }
    default: label == .none ? nil : relations.firstIndex(of: label)
    }
  }
}
