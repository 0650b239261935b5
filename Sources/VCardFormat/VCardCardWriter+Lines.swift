import ContactModel
import RecordStreams

extension VCardCardWriter {
  /// Begins a property's line: group, name or the name it had in the source, mark of preference.
  mutating func begin(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    if let source = property.sourceName,
      VCardSourceNames.isWritable(contact.bytes(of: source), version)
    {
      if let group = property.group {
        writer.begin(group: contact.bytes(of: group), name: contact.bytes(of: source))
      } else {
        writer.begin(group: Span(), name: contact.bytes(of: source))
      }
    } else if let group = property.group {
      writer.begin(group: contact.bytes(of: group), name)
    } else {
      writer.begin(name)
    }
  }

  /// Appends the parameters that were kept raw, as the version writes them.
  mutating func appendRaw(_ property: VCardProperty, _ contact: Contact) {
    if let parameters = property.parameters {
      appendParameters(contact.bytes(of: parameters), dropsURI: false)
    }
  }

  /// Appends raw parameters: bare words become types from 3.0 on, simple types become bare words in 2.1,
  /// what the version does not know by the standard is left out.
  mutating func appendParameters(_ raw: Span<UInt8>, dropsURI: Bool) {
    var index = 0
    while index < raw.count {
      let start = index + 1
      var equals = -1
      var isQuoted = false
      index = start
      while index < raw.count {
        let byte = raw[index]
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if byte == UInt8(ascii: ";"), !isQuoted { break }
        if byte == UInt8(ascii: "="), equals < 0 { equals = index }
        index += 1
      }
      if index > start { appendParameter(raw.slice(start, index), equals - start, dropsURI) }
    }
  }

  private mutating func appendParameter(
    _ parameter: Span<UInt8>, _ equals: Int, _ dropsURI: Bool
  ) {
    let isType = parameter.hasPrefixIgnoringCase("type=")
    switch version {
    case .v21:
      if dropsURI, parameter.isEqualIgnoringCase(to: "value=uri") { return }
      writer.raw(";")
      let word = isType ? parameter.slice(5, parameter.count) : parameter
      writer.appendOneLine(isType && !Self.isWord(word) ? parameter : word)
    case .v3, .v4:
      if dropsURI, version == .v3, parameter.isEqualIgnoringCase(to: "value=uri") { return }
      if version == .v4, parameter.isEqualIgnoringCase(to: "type=internet") { return }
      writer.raw(equals < 0 ? ";TYPE=" : ";")
      writer.appendOneLine(parameter)
    }
  }

  private static func isWord(_ text: Span<UInt8>) -> Bool {
    for index in 0..<text.count {
      switch text[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): continue
      default: return false
      }
    }
    return !text.isEmpty
  }

  // MARK: Properties of one value

  /// Writes a property whose value is one text.
  mutating func writeText(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    begin(name, property, contact)
    if property.isPreferred { writer.preferred() }
    appendRaw(property, contact)
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    writer.text(value)
    writer.end()
  }

  /// Writes a property whose value stands as it was.
  mutating func writeRaw(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    begin(name, property, contact)
    appendRaw(property, contact)
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    if writer.isQuoted {
      VCardQuoting.append(value, to: &writer.output)
    } else {
      writer.appendOneLine(value)
    }
    writer.end()
  }

  /// Writes a property whose values are a comma list.
  mutating func writeList(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    begin(name, property, contact)
    if property.isPreferred { writer.preferred() }
    appendRaw(property, contact)
    var isPlain = true
    for index in property.start..<property.end where contact.field(at: index).partCode == 0 {
      isPlain = isPlain && writer.isPlain(contact.bytes(of: contact.field(at: index)))
    }
    writer.beginValue(isPlain: isPlain)
    var isFirst = true
    for index in property.start..<property.end where contact.field(at: index).partCode == 0 {
      if !isFirst { writer.raw(",") }
      isFirst = false
      writer.text(contact.bytes(of: contact.field(at: index)), inList: true)
    }
    writer.end()
  }

  mutating func writeNickname(_ property: VCardProperty, _ contact: Contact) {
    if writeAndroidRow(property, contact) { return }
    writeList("NICKNAME", property, contact)
  }

  /// Writes what the contact stands for, in the words of the version.
  mutating func writeKind(_ property: VCardProperty, _ contact: Contact) {
    let value = contact.bytes(of: property.first)
    let isGroup = value.isEqual(to: "group")
    let isOrganization = value.isEqual(to: "organization")
    switch (version, isGroup, isOrganization) {
    case (.v4, _, _), (_, false, false): begin("KIND", property, contact)
    case (_, true, _): begin("X-ADDRESSBOOKSERVER-KIND", property, contact)
    case (_, _, true): begin("X-ABShowAs", property, contact)
    }
    appendRaw(property, contact)
    writer.beginValue()
    if isGroup {
      writer.raw("group")
    } else if isOrganization {
      writer.raw(version == .v4 ? "org" : "COMPANY")
    } else if value.isEqual(to: "person") {
      writer.raw("individual")
    } else {
      writer.text(value)
    }
    writer.end()
  }

  /// Writes a position: a `geo:` URI in 4.0, `latitude;longitude` before.
  mutating func writePosition(_ property: VCardProperty, _ contact: Contact) {
    begin("GEO", property, contact)
    appendRaw(property, contact)
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    let comma = value.firstIndex(of: UInt8(ascii: ","))
    if version != .v4, value.hasPrefixIgnoringCase("geo:"), let comma, !ByteRuns.hasLineEnd(value),
      value.firstIndex(of: UInt8(ascii: ","), from: comma + 1) == nil,
      value.firstIndex(of: UInt8(ascii: ";")) == nil
    {
      writer.raw(value.slice(4, comma))
      writer.raw(version == .v21 ? "," : ";")
      writer.raw(value.slice(comma + 1, value.count))
    } else {
      writer.uri(value)
    }
    writer.end()
  }

  /// Writes an identifier or a field of our own.
  mutating func writeCustom(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    begin(name, property, contact)
    if let label = property.labelText { writer.parameter("NAME", contact.bytes(of: label)) }
    appendRaw(property, contact)
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    writer.text(value)
    writer.end()
  }
}
