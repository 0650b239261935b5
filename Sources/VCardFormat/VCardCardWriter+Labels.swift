import ContactModel
import RecordStreams

extension VCardCardWriter {
  /// How a label is written.
  enum LabelForm {
    /// As types, or not at all.
    case types
    /// As an `X-ABLabel` property of the same group.
    case property
  }

  /// Writes a labelled value of one text.
  mutating func writeLabelled(
    _ name: StaticString, _ property: VCardProperty, _ contact: Contact
  ) {
    let form = labelForm(property, contact)
    beginLabelled(name, property, contact, form)
    appendRaw(property, contact)
    writeValue(property, contact, isURI: property.kind == .urlAddress)
    endLabelled(property, contact, form)
  }

  /// Writes TEL; `;VALUE=uri` stands for the scheme that the reader took off.
  mutating func writePhone(_ property: VCardProperty, _ contact: Contact) {
    let form = labelForm(property, contact)
    beginLabelled("TEL", property, contact, form)
    var isURI = false
    if let parameters = property.parameters {
      let raw = contact.bytes(of: parameters)
      isURI = version == .v4 && Self.hasURIValue(raw)
      appendParameters(raw, dropsURI: true)
    }
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    if isURI {
      writer.raw("tel:")
      writer.uri(value)
    } else {
      writer.text(value)
    }
    writer.end()
    endLabelled(property, contact, form)
  }

  private static func hasURIValue(_ raw: Span<UInt8>) -> Bool {
    var index = 0
    while index < raw.count {
      if raw.hasPrefixIgnoringCase(";value=uri", at: index) { return true }
      index += 1
    }
    return false
  }

  mutating func writeValue(_ property: VCardProperty, _ contact: Contact, isURI: Bool) {
    let value = contact.bytes(of: property.first)
    writer.beginValue(isPlain: writer.isPlain(value))
    if isURI { writer.uri(value) } else { writer.text(value) }
    writer.end()
  }

  // MARK: Labels

  /// Decides how the label of a property is written.
  func labelForm(_ property: VCardProperty, _ contact: Contact) -> LabelForm {
    if property.first.flags.contains(.ownLabel) { return .property }
    switch property.label {
    case .none, .home, .work, .other, .mobile, .main: return .types
    case .homeFax, .workFax, .otherFax, .pager:
      return property.kind == .phoneNumber ? .types : .property
    case .iPhone: return version == .v4 ? .property : .types
    default: return .property
    }
  }

  /// Begins the line of a labelled value, up to the types and the mark of preference.
  mutating func beginLabelled(
    _ name: StaticString, _ property: VCardProperty, _ contact: Contact, _ form: LabelForm
  ) {
    if form == .property, property.group == nil {
      let item = nextItem(contact)
      if let source = property.sourceName,
        VCardSourceNames.isWritable(contact.bytes(of: source), version)
      {
        writer.begin(group: item.span, name: contact.bytes(of: source))
      } else {
        writer.begin(group: item.span, name)
      }
    } else {
      begin(name, property, contact)
    }
    if form == .types { appendTypes(property.label) }
    if property.isPreferred { writer.preferred() }
    if writesIdentifiers, let identifier = property.identifier {
      writer.parameter("X-KINFOLD-VALUE-ID", contact.bytes(of: identifier))
    }
  }

  /// Begins the line of a labelled value by the name given, whatever the source's was.
  mutating func beginStandard(
    _ name: StaticString, _ property: VCardProperty, _ contact: Contact, _ form: LabelForm
  ) {
    var renamed = property
    renamed.forgetSourceName()
    beginLabelled(name, renamed, contact, form)
  }

  /// Begins a line in the group of the property that was written last.
  mutating func beginInGroup(
    _ name: StaticString, _ property: VCardProperty, _ contact: Contact
  ) {
    if let group = property.group {
      writer.begin(group: contact.bytes(of: group), name)
    } else {
      let item = currentItem
      writer.begin(group: item.span, name)
    }
  }

  /// Writes the `X-ABLabel` line behind a labelled value, where its label is one.
  mutating func endLabelled(_ property: VCardProperty, _ contact: Contact, _ form: LabelForm) {
    guard form == .property else { return }
    beginInGroup("X-ABLabel", property, contact)
    if let text = property.labelText {
      let value = contact.bytes(of: text)
      writer.beginValue(isPlain: writer.isPlain(value))
      writer.text(value)
    } else {
      writer.beginValue()
      let token = VCardLabelTokens.token(property.label)
      writer.raw(token.span)
    }
    writer.end()
  }

  /// Appends the types that stand for a label.
  mutating func appendTypes(_ label: StandardLabel) {
    switch label {
    case .home: writer.type("HOME")
    case .work: writer.type("WORK")
    case .other: writer.type("OTHER")
    case .mobile: writer.type("CELL")
    case .main: writer.type(version == .v4 ? "main-number" : "MAIN")
    case .homeFax:
      writer.type("HOME")
      writer.type("FAX")
    case .workFax:
      writer.type("WORK")
      writer.type("FAX")
    case .otherFax: writer.type("FAX")
    case .pager: writer.type("PAGER")
    case .iPhone:
      writer.type("IPHONE")
      writer.type("CELL")
    default: break
    }
  }

  // MARK: Groups

  /// A group that the contact has not: `item1` and so on.
  private mutating func nextItem(_ contact: Contact) -> [UInt8] {
    if lastItem < 0 {
      lastItem = 0
      for index in 0..<contact.fieldCount where contact.field(at: index).part == .group {
        lastItem = max(lastItem, Self.itemNumber(contact.bytes(of: contact.field(at: index))))
      }
    }
    lastItem += 1
    return currentItem
  }

  private var currentItem: [UInt8] {
    var item: [UInt8] = []
    item.append("item")
    item.append(decimal: lastItem)
    return item
  }

  private static func itemNumber(_ group: Span<UInt8>) -> Int {
    guard group.count > 4, group.count < 12, group.hasPrefixIgnoringCase("item") else { return 0 }
    var number = 0
    for index in 4..<group.count {
      guard group[index] &- 0x30 < 10 else { return 0 }
      number = number * 10 + Int(group[index] - 0x30)
    }
    return number
  }

  // MARK: Relations

  /// Writes a related person: RELATED in 4.0, Apple's property before.
  mutating func writeRelation(_ property: VCardProperty, _ contact: Contact) {
    if writeAndroidRow(property, contact) { return }
    if let source = property.sourceName,
      VCardSourceNames.isWritable(contact.bytes(of: source), version), property.label != .custom,
      VCardName(contact.bytes(of: source)).impliesLabel
    {
      begin("X-ABRELATEDNAMES", property, contact)
      if property.isPreferred { writer.preferred() }
      appendRaw(property, contact)
      return writeValue(property, contact, isURI: false)
    }
    if version == .v4 { return writeRelated(property, contact) }
    let form: LabelForm =
      property.label == .none && labelForm(property, contact) == .types
      ? .types : .property
    beginLabelled("X-ABRELATEDNAMES", property, contact, form)
    appendRaw(property, contact)
    writeValue(property, contact, isURI: false)
    endLabelled(property, contact, form)
  }

  private mutating func writeRelated(_ property: VCardProperty, _ contact: Contact) {
    var form = labelForm(property, contact)
    let type = VCardRelationTypes.type(of: property.label)
    var isCustomType = false
    let keepsName =
      property.sourceName.map { VCardSourceNames.isWritable(contact.bytes(of: $0), .v4) } ?? false
    if !property.first.flags.contains(.ownLabel), !keepsName {
      if type.utf8CodeUnitCount > 0 { form = .types }
      if let label = property.labelText, VCardRelationTypes.isType(contact.bytes(of: label)) {
        isCustomType = true
        form = .types
      }
    }
    keepsName
      ? beginLabelled("RELATED", property, contact, form)
      : beginStandard("RELATED", property, contact, form)
    if form == .types, type.utf8CodeUnitCount > 0 { writer.type(type) }
    if isCustomType, let label = property.labelText {
      writer.parameter("TYPE", contact.bytes(of: label))
    }
    appendRaw(property, contact)
    let value = contact.bytes(of: property.first)
    let isURI = Self.isURI(value)
    if !isURI { writer.parameter(";VALUE=text") }
    writeValue(property, contact, isURI: isURI)
    endLabelled(property, contact, form)
  }

  /// Whether a value is a URI that another card may be found by.
  private static func isURI(_ value: Span<UInt8>) -> Bool {
    value.hasPrefixIgnoringCase("urn:") || value.hasPrefixIgnoringCase("http://")
      || value.hasPrefixIgnoringCase("https://") || value.hasPrefixIgnoringCase("mailto:")
      || value.hasPrefixIgnoringCase("tel:") || value.hasPrefixIgnoringCase("data:")
  }
}

extension VCardName {
  /// The name that bytes spell.
  init(_ bytes: Span<UInt8>) {
    self = VCardName(rawValue: VCardName.table.code(bytes, 0, bytes.count)) ?? .unknown
  }

  /// Whether the property's name says what its label is.
  var impliesLabel: Bool {
    self == .spouse || self == .assistant || self == .manager || self == .anniversary
  }
}
