import ContactModel
import RecordStreams

/// The label of a value, found from its types or from a property of its group.
struct VCardLabel {
  var standard: StandardLabel = .none
  var flags: FieldFlags = []
  /// The text of a label that is no standard one.
  var custom: [UInt8] = []
}

extension VCardDecoder {
  /// Finds the label of a value; types that are no part of it go to the raw parameters.
  mutating func label(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    isPhone: Bool = false, implied: StandardLabel = .none
  ) -> VCardLabel {
    var label = VCardLabel()
    if parameters.isPreferred { label.flags.insert(.preferred) }
    if line.hasGroup, names.contains(.groupLabel),
      let found = groups.take(.groupLabel, card.text(of: line), line.group)
    {
      label.flags.insert(.ownLabel)
      setText(of: lines[found], card, &label)
      parameters.types.subtracting(.preferred).appendRaw(to: &rest)
      return label
    }
    let typed = parameters.types.label(isPhone: isPhone)
    if implied != .none {
      label.standard = implied
      parameters.types.subtracting(.preferred).appendRaw(to: &rest)
    } else {
      label.standard = typed.label
      typed.rest.appendRaw(to: &rest)
    }
    return label
  }

  private mutating func setText(
    of line: VCardLine, _ card: borrowing VCardText, _ label: inout VCardLabel
  ) {
    let text = card.text(of: line)
    var value: [UInt8] = []
    let parameters = VCardParameters.parse(text, line.parameters)
    var plain: [UInt8] = []
    convert(line, text, parameters, card.value(of: line), into: &plain)
    VCardEscaping.appendUnescaped(plain.span, hasLineBreaks: hasLineBreaks, to: &value)
    if value.isEmpty { return }
    if let standard = VCardLabelTokens.standard(value.span) {
      label.standard = standard
    } else {
      label.standard = .custom
      label.custom = value
    }
  }

  /// Adds what ends a labelled property: custom label, identifier, group, raw parameters, source
  /// name.
  mutating func finish(
    _ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>, _ label: borrowing VCardLabel,
    _ parameters: VCardParameters
  ) {
    if label.standard == .custom {
      builder.append(kind, .label, label: .custom, label.custom.span)
    }
    if !parameters.identifier.isEmpty {
      let mark = builder.mark
      VCardParameters.appendDecoded(
        text.slice(parameters.identifier.lowerBound, parameters.identifier.upperBound),
        to: &builder.arena)
      builder.append(kind, .identifier, from: mark)
    }
    finish(kind, line, text)
    addSourceName(kind, line, text)
  }

  /// Adds a labelled value of one text.
  mutating func addLabelled(
    _ kind: PropertyKind, _ line: VCardLine, _ card: borrowing VCardText,
    _ parameters: VCardParameters, _ value: Span<UInt8>, implied: StandardLabel = .none
  ) {
    let label = label(line, card, parameters, implied: implied)
    if value.isEmpty { return }
    builder.beginProperty()
    append(kind, .value, label: label.standard, flags: label.flags, value)
    finish(kind, line, card.text(of: line), label, parameters)
  }

  /// Adds a phone number; a `tel:` URI loses its scheme, which `;VALUE=uri` stands for.
  mutating func addPhone(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let label = label(line, card, parameters, isPhone: true)
    var number = value.trimmed()
    if number.hasPrefixIgnoringCase("tel:") {
      number = number.slice(4, number.count)
      if parameters.valueType == .unstated { rest.append(";VALUE=uri") }
    }
    if number.isEmpty { return }
    builder.beginProperty()
    append(.phoneNumber, .value, label: label.standard, flags: label.flags, number)
    finish(.phoneNumber, line, card.text(of: line), label, parameters)
  }

  /// Adds RELATED (RFC 6350 section 6.6.6): a name or the URI of another card.
  mutating func addRelated(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    var label = label(line, card, parameters)
    if !parameters.otherType.isEmpty {
      let type = text.slice(parameters.otherType.lowerBound, parameters.otherType.upperBound)
      if label.flags.contains(.ownLabel) || label.standard != .none {
        VCardParameters.keepType(type, &rest)
      } else if let standard = VCardRelationTypes.label(of: type) {
        label.standard = standard
      } else {
        label.standard = .custom
        _ = characters.convert(type, Span(), .none, into: &label.custom)
      }
    }
    if value.isEmpty { return }
    builder.beginProperty()
    append(.relation, .value, label: label.standard, flags: label.flags, value)
    finish(.relation, line, text, label, parameters)
  }
}

/// The types of RELATED that are labels of ours.
enum VCardRelationTypes {
  private static let table = KeywordTable([
    ("SPOUSE", StandardLabel.spouse.rawValue), ("CHILD", StandardLabel.child.rawValue),
    ("PARENT", StandardLabel.parent.rawValue), ("FRIEND", StandardLabel.friend.rawValue),
  ])
  private static let others = KeywordTable([
    ("CONTACT", 1), ("ACQUAINTANCE", 2), ("MET", 3), ("CO-WORKER", 4), ("COLLEAGUE", 5),
    ("CO-RESIDENT", 6), ("NEIGHBOR", 7), ("SIBLING", 8), ("KIN", 9), ("MUSE", 10), ("CRUSH", 11),
    ("DATE", 12), ("SWEETHEART", 13), ("ME", 14), ("AGENT", 15), ("EMERGENCY", 16),
  ])

  /// The label of a type.
  static func label(of type: Span<UInt8>) -> StandardLabel? {
    StandardLabel(rawValue: table.code(type, 0, type.count)).flatMap { $0 == .none ? nil : $0 }
  }

  /// The type of a label, empty for none.
  static func type(of label: StandardLabel) -> StaticString {
    switch label {
    case .spouse: "spouse"
    case .child: "child"
    case .parent: "parent"
    case .friend: "friend"
    default: ""
    }
  }

  /// Whether a custom label is a type of the standard's.
  static func isType(_ label: Span<UInt8>) -> Bool { others.code(label, 0, label.count) != 0 }
}
