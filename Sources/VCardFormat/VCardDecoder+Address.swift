import ContactModel
import RecordStreams

/// A LABEL property of 2.1 or 3.0, which says how the address of the same label is written on an envelope.
struct AddressLabel {
  var line: Int
  var label: StandardLabel
  var isUsed = false
}

extension VCardDecoder {
  private static func part(_ index: Int) -> FieldPart {
    switch index {
    case 0: .postOfficeBox
    case 1: .extendedAddress
    case 2: .street
    case 3: .city
    case 4: .state
    case 5: .postalCode
    default: .country
    }
  }

  /// How many LABEL properties of a card are looked at; more than people have addresses.
  private static let labelLimit = 64

  /// Adds the parts of ADR.
  mutating func addAddress(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    let label = label(line, card, parameters)
    builder.beginProperty()
    let before = builder.fields.count
    let standard = label.standard
    let labelFlags = label.flags
    var components = VCardComponents(hasEscapes: hasEscapes)
    var index = 0
    while index < 7, components.next(value) {
      if components.start < components.end {
        let isList = hasLineBreaks && components.isList
        append(
          .postalAddress, Self.part(index), label: standard,
          flags: isList ? labelFlags.union(.list) : labelFlags,
          value.slice(components.start, components.end))
      }
      index += 1
    }
    let tail = value.slice(min(components.end, value.count), value.count)
    if !tail.isBlankComponents { builder.append(.postalAddress, .rest, tail) }
    addAround(line, card, parameters)
    if builder.fields.count == before { return }
    builder.fields[before].labelCode = standard.rawValue
    builder.fields[before].flagBits |= labelFlags.rawValue
    finish(.postalAddress, line, text, label, parameters)
  }

  /// Adds what is said about an address elsewhere: country code, parts Apple has, the text for an envelope.
  private mutating func addAround(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters
  ) {
    let text = card.text(of: line)
    addParameter(.subLocality, text, places[.subLocality])
    addParameter(.subAdministrativeArea, text, places[.subAdministrativeArea])
    if !places[.countryCode].isEmpty {
      addCountryCode(
        text.slice(places[.countryCode].lowerBound, places[.countryCode].upperBound))
    }
    if line.hasGroup, names.contains(.addressCountry), places[.countryCode].isEmpty,
      let found = groups.find(.addressCountry, text, line.group)
    {
      // Old versions of Apple's address book wrote the whole address there; that stays raw.
      let code = card.value(of: lines[found]).trimmed()
      if code.count == 2, code.isASCII {
        addCountryCode(code)
        groups.markUsed(.addressCountry, text, line.group)
      }
    }
    if !places[.label].isEmpty {
      let mark = builder.mark
      VCardParameters.appendDecoded(
        text.slice(places[.label].lowerBound, places[.label].upperBound),
        unescapingLineBreaks: true, to: &builder.arena)
      repairArena(from: mark)
      builder.append(.postalAddress, .formatted, from: mark)
    } else if !addressLabels.isEmpty {
      let wanted = parameters.types.label(isPhone: false).label
      if let position = addressLabels.firstIndex(where: { !$0.isUsed && $0.label == wanted }) {
        addressLabels[position].isUsed = true
        addFormatted(lines[addressLabels[position].line], card, label: .none, flags: [])
      }
    }
  }

  private mutating func addParameter(
    _ part: FieldPart, _ text: Span<UInt8>, _ range: Range<Int>
  ) {
    if range.isEmpty { return }
    let mark = builder.mark
    VCardParameters.appendDecoded(
      text.slice(range.lowerBound, range.upperBound), to: &builder.arena)
    repairArena(from: mark)
    builder.append(.postalAddress, part, from: mark)
  }

  private mutating func addCountryCode(_ code: Span<UInt8>) {
    guard code.count == 2, code.isASCII else {
      if !code.isEmpty { appendHeader(.postalAddress, .isoCountryCode, code) }
      return
    }
    let mark = builder.mark
    builder.arena.append(code[0] | 0x20)
    builder.arena.append(code[1] | 0x20)
    builder.append(.postalAddress, .isoCountryCode, from: mark)
  }

  private mutating func addFormatted(
    _ line: VCardLine, _ card: borrowing VCardText, label: StandardLabel, flags: FieldFlags
  ) {
    let text = card.text(of: line)
    var plain: [UInt8] = []
    let parameters = VCardParameters.parse(text, line.parameters)
    convert(line, text, parameters, card.value(of: line), into: &plain)
    if plain.isEmpty { return }
    let hadEscapes = hasEscapes
    hasEscapes = true
    append(.postalAddress, .formatted, label: label, flags: flags, plain.span)
    hasEscapes = hadEscapes
  }

  /// Notes the LABEL properties of a card, so that addresses find theirs.
  mutating func indexAddressLabels(_ card: borrowing VCardText) {
    addressLabels.removeAll(keepingCapacity: true)
    for index in lines.indices where lines[index].name == .addressLabel {
      let line = lines[index]
      let parameters = VCardParameters.parse(card.text(of: line), line.parameters)
      addressLabels.append(
        AddressLabel(line: index, label: parameters.types.label(isPhone: false).label))
      if addressLabels.count == Self.labelLimit { break }
    }
  }

  /// Keeps LABEL properties that belong to no address: an address of which only the text is known.
  mutating func keepUnusedAddressLabels(_ card: borrowing VCardText) {
    var known = 0
    for index in lines.indices where lines[index].name == .addressLabel {
      let line = lines[index]
      guard known < addressLabels.count, addressLabels[known].line == index else {
        addUnknown(line, card.text(of: line))
        continue
      }
      if !addressLabels[known].isUsed { addLoneLabel(line, card, addressLabels[known].label) }
      known += 1
    }
    addressLabels.removeAll(keepingCapacity: true)
  }

  private mutating func addLoneLabel(
    _ line: VCardLine, _ card: borrowing VCardText, _ label: StandardLabel
  ) {
    let text = card.text(of: line)
    rest.removeAll(keepingCapacity: true)
    places.removeAll()
    let parameters = VCardParameters.parse(
      text, line.parameters, .keep, rest: &rest, places: &places)
    parameters.types.label(isPhone: false).rest.appendRaw(to: &rest)
    if card.value(of: line).isEmpty { return }
    builder.beginProperty()
    addFormatted(line, card, label: label, flags: parameters.isPreferred ? .preferred : [])
    finish(.postalAddress, line, text)
  }
}
