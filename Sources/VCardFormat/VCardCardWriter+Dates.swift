import ContactModel
import RecordStreams

extension VCardCardWriter {
  /// Writes a birthday.
  mutating func writeDate(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    if writeAndroidRow(property, contact) { return }
    begin(name, property, contact)
    appendRaw(property, contact)
    writeDateValue(property, contact)
  }

  /// Writes another date: ANNIVERSARY in 4.0, Apple's property where that is not possible.
  mutating func writeLabelledDate(_ property: VCardProperty, _ contact: Contact) {
    if writeAndroidRow(property, contact) { return }
    if let source = property.sourceName,
      VCardSourceNames.isWritable(contact.bytes(of: source), version),
      VCardName(contact.bytes(of: source)).impliesLabel, property.label == .anniversary
    {
      begin("X-ABDATE", property, contact)
      if property.isPreferred { writer.preferred() }
      appendRaw(property, contact)
      return writeDateValue(property, contact)
    }
    let isForeign =
      property.sourceName != nil && version == .v4
      && property.first.flags.contains(.ownLabel)
    if version == .v4, property.label == .anniversary, !hasAnniversary, !isForeign {
      hasAnniversary = true
      if let group = property.group {
        writer.begin(group: contact.bytes(of: group), "ANNIVERSARY")
      } else {
        writer.begin("ANNIVERSARY")
      }
      if property.isPreferred { writer.preferred() }
      appendRaw(property, contact)
      return writeDateValue(property, contact)
    }
    let form = labelForm(property, contact)
    beginLabelled("X-ABDATE", property, contact, form)
    appendRaw(property, contact)
    writeDateValue(property, contact)
    endLabelled(property, contact, form)
  }

  /// Writes the end of a date's line: the basic form in 4.0, the extended form before, and a year that
  /// stands for none where the version has no date without a year.
  private mutating func writeDateValue(_ property: VCardProperty, _ contact: Contact) {
    let value = contact.bytes(of: property.first)
    if property.first.flags.contains(.freeText) || ContactDate(iso: value) == nil {
      writer.parameter(";VALUE=text")
      writer.beginValue(isPlain: writer.isPlain(value))
      writer.text(value)
      return writer.end()
    }
    let time = property.field(.timeOfDay, in: contact)
    // `--MM-DD`
    let isYearless = value.count == 7 && value[0] == UInt8(ascii: "-")
    if version == .v4 {
      writer.beginValue()
      appendBasic(value)
    } else if isYearless {
      writer.parameter(";X-APPLE-OMIT-YEAR=1604")
      writer.beginValue()
      writer.raw("1604-")
      writer.raw(value.slice(2, 7))
    } else {
      writer.beginValue()
      writer.raw(value)
    }
    if let time { appendTime(contact.bytes(of: time)) }
    writer.end()
  }

  /// Appends a date without the dashes between its parts, except `YYYY-MM`, which has no other form.
  private mutating func appendBasic(_ value: Span<UInt8>) {
    if value.count == 10 {
      writer.raw(value.slice(0, 4))
      writer.raw(value.slice(5, 7))
      writer.raw(value.slice(8, 10))
    } else if value.count == 7, value[0] == UInt8(ascii: "-") {
      writer.raw(value.slice(0, 4))
      writer.raw(value.slice(5, 7))
    } else {
      writer.raw(value)
    }
  }

  private mutating func appendTime(_ time: Span<UInt8>) {
    for index in 0..<time.count where version != .v4 || time[index] != UInt8(ascii: ":") {
      if time[index] > 0x20 { writer.output.append(time[index]) }
    }
  }
}
