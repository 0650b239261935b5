import ContactModel
import RecordStreams
import UnicodeText

extension VCardDecoder {
  /// Adds what a card stands for, in the words of KIND, Apple's server and Apple's address book.
  mutating func addKind(_ line: VCardLine, _ text: Span<UInt8>, _ value: Span<UInt8>) {
    let type: StaticString
    if value.isEqualIgnoringCase(to: "group") {
      type = "group"
    } else if value.isEqualIgnoringCase(to: "org") || value.isEqualIgnoringCase(to: "organization")
      || line.name == .showAs && value.isEqualIgnoringCase(to: "company")
    {
      type = "organization"
    } else if value.isEqualIgnoringCase(to: "individual") {
      type = "person"
    } else {
      if !value.isEmpty { addUnknown(line, text) }
      return
    }
    builder.beginProperty()
    let mark = builder.mark
    builder.arena.append(type)
    builder.append(.contactType, from: mark)
    finish(.contactType, line, text)
  }

  /// Adds a position as a `geo:` URI, also where it is written `latitude;longitude` (3.0) or with a comma.
  mutating func addPosition(
    _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters, _ value: Span<UInt8>
  ) {
    if value.isEmpty { return }
    builder.beginProperty()
    if VCardServices.schemeLength(value) > 0 {
      append(.geoPosition, .value, value)
    } else {
      let mark = builder.mark
      builder.arena.append("geo:")
      for index in 0..<value.count where value[index] > 0x20 && value[index] != UInt8(ascii: "\\") {
        builder.arena.append(value[index] == UInt8(ascii: ";") ? UInt8(ascii: ",") : value[index])
      }
      builder.append(.geoPosition, from: mark)
    }
    finish(.geoPosition, line, text)
  }

  /// Adds the reading of a name as Japanese phones write it: `SOUND;X-IRMC-N:family;given;;;`.
  mutating func addSound(
    _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters, _ value: Span<UInt8>
  ) {
    guard rest.span.isEqualIgnoringCase(to: ";type=x-irmc-n") else { return addUnknown(line, text) }
    rest.removeAll(keepingCapacity: true)
    builder.beginProperty()
    let before = builder.fields.count
    var components = VCardComponents(hasEscapes: true)
    var index = 0
    while index < 3, components.next(value) {
      if components.start < components.end {
        append(
          index == 0 ? .phoneticFamilyName : index == 1 ? .phoneticGivenName : .phoneticMiddleName,
          .value, value.slice(components.start, components.end))
      }
      index += 1
    }
    if builder.fields.count == before { return }
    finish(.phoneticFamilyName, line, text)
    addSourceName(.phoneticFamilyName, line, text)
  }

  /// Adds what Android writes for its own rows: nicknames, events, relations.
  mutating func addAndroidCustom(_ line: VCardLine, _ text: Span<UInt8>, _ value: Span<UInt8>) {
    guard let row = VCardAndroidRow(value) else { return addUnknown(line, text) }
    let data = value.slice(row.data.lowerBound, row.data.upperBound)
    builder.beginProperty()
    switch row.kind {
    case .nickname: append(.nickname, .value, data)
    case .relation: append(.relation, .value, label: row.label, data)
    case .event:
      let kind: PropertyKind = row.isBirthday ? .birthday : .date
      let label: StandardLabel = row.isBirthday ? .none : row.label
      if let date = VCardDate(data, omitted: 0) {
        builder.append(kind, .value, label: label, date.iso.span)
      } else {
        append(kind, .value, label: label, flags: .freeText, data)
      }
    }
    let kind = row.propertyKind
    if row.label == .custom {
      append(kind, .label, value.slice(row.labelText.lowerBound, row.labelText.upperBound))
    }
    finish(kind, line, text)
    addSourceName(kind, line, text)
  }

  /// Adds an identifier or a field of our own: `X-KINFOLD-ID;NAME="customer number":12345`.
  mutating func addCustom(
    _ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    builder.beginProperty()
    append(kind, .value, value)
    addDecoded(kind, .label, text, places[.name])
    parameters.types.appendRaw(to: &rest)
    finish(kind, line, text)
  }

  /// Makes what was appended to the arena UTF-8, where it came from a header of a file that is not.
  mutating func repairArena(from mark: Int) {
    if characters.isClean { return }
    let bytes = [UInt8](copying: builder.arena.span.slice(mark, builder.mark))
    var plain: [UInt8] = []
    _ = characters.convert(bytes.span, Span(), .none, into: &plain)
    builder.arena.truncate(to: mark)
    builder.arena.append(plain.span)
  }
}
