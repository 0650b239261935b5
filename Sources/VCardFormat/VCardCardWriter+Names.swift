import ContactModel
import RecordStreams

extension VCardCardWriter {
  /// Writes N. The first of each part make one N, also where a contact that was edited has them apart.
  mutating func writeName(
    _ property: VCardProperty, _ contact: Contact, _ outline: VCardOutline
  ) {
    var parts = VCardNameParts()
    if property.start == outline.nameStart {
      parts = outline.name
    } else {
      // A further N, or a part that the one N holds already.
      for index in property.start..<property.end where !outline.name.contains(index) {
        let field = contact.field(at: index)
        if field.partCode == 0 { parts.setFirst(field.kind, index) }
      }
      if parts.isEmpty { return }
    }
    begin("N", property, contact)
    appendRaw(property, contact)
    var isPlain = true
    for position in 0..<5 where parts[position] >= 0 {
      isPlain = isPlain && writer.isPlain(contact.bytes(of: contact.field(at: parts[position])))
    }
    if let rest = property.field(.rest, in: contact) {
      isPlain = isPlain && writer.isPlain(contact.bytes(of: rest))
    }
    writer.beginValue(isPlain: isPlain)
    for position in 0..<5 { writeComponent(parts[position], isFirst: position == 0, contact) }
    if let rest = property.field(.rest, in: contact) { writer.rest(contact.bytes(of: rest)) }
    writer.end()
  }

  /// Writes a component by the index of its field, -1 for an empty one.
  mutating func writeComponent(_ index: Int, isFirst: Bool, _ contact: Contact) {
    if !isFirst { writer.raw(";") }
    if index < 0 { return }
    let field = contact.field(at: index)
    writer.component(contact.bytes(of: field), isList: field.flags.contains(.list))
  }

  /// Writes ORG with its units.
  mutating func writeOrganization(
    _ property: VCardProperty, _ contact: Contact, _ outline: VCardOutline
  ) {
    // A contact that was edited has organization and department apart: they are written together.
    if property.start == outline.departmentApart { return }
    let hasApart = outline.departmentApart >= 0 && property.start == outline.organization
    begin("ORG", property, contact)
    appendRaw(property, contact)
    var isPlain =
      !hasApart || writer.isPlain(contact.bytes(of: contact.field(at: outline.departmentApart)))
    for index in property.start..<property.end where contact.field(at: index).partCode == 0 {
      isPlain = isPlain && writer.isPlain(contact.bytes(of: contact.field(at: index)))
    }
    writer.beginValue(isPlain: isPlain)
    if property.kind == .departmentName { writer.raw(";") }
    for index in property.start..<property.end where contact.field(at: index).partCode == 0 {
      writeComponent(index, isFirst: index == property.start, contact)
    }
    if hasApart { writeComponent(outline.departmentApart, isFirst: false, contact) }
    writer.end()
  }

  /// Writes how a name is pronounced; what a Japanese phone wrote as SOUND is written so again.
  mutating func writePhonetic(_ property: VCardProperty, _ contact: Contact) {
    if let source = property.sourceName, version != .v4,
      contact.bytes(of: source).isEqualIgnoringCase(to: "sound")
    {
      return writeSound(property, contact)
    }
    for index in property.start..<property.end where contact.field(at: index).partCode == 0 {
      let field = contact.field(at: index)
      let name: StaticString =
        switch field.kind {
        case .phoneticGivenName: "X-PHONETIC-FIRST-NAME"
        case .phoneticMiddleName: "X-PHONETIC-MIDDLE-NAME"
        default: "X-PHONETIC-LAST-NAME"
        }
      if let group = property.group {
        writer.begin(group: contact.bytes(of: group), name)
      } else {
        writer.begin(name)
      }
      appendRaw(property, contact)
      let value = contact.bytes(of: field)
      writer.beginValue(isPlain: writer.isPlain(value))
      writer.text(value)
      writer.end()
    }
  }

  private mutating func writeSound(_ property: VCardProperty, _ contact: Contact) {
    var family = -1
    var given = -1
    var middle = -1
    var isPlain = true
    for index in property.start..<property.end where contact.field(at: index).partCode == 0 {
      let field = contact.field(at: index)
      switch field.kind {
      case .phoneticGivenName: given = index
      case .phoneticMiddleName: middle = index
      default: family = index
      }
      isPlain = isPlain && writer.isPlain(contact.bytes(of: field))
    }
    begin("SOUND", property, contact)
    writer.type("X-IRMC-N")
    appendRaw(property, contact)
    writer.beginValue(isPlain: isPlain)
    writeComponent(family, isFirst: true, contact)
    writeComponent(given, isFirst: false, contact)
    writeComponent(middle, isFirst: false, contact)
    writer.raw(";;")
    writer.end()
  }
}
