import ContactModel
import RecordStreams

extension VCardDecoder {
  /// Adds the parts of N: family, given, middle, prefixes, suffixes.
  mutating func addName(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    if hasEscapes, let split = overEscapedName(value, line, card) {
      note(.vcardNameRepaired, "all separators of N are escaped; split because FN agrees", line)
      return addName(line, card, parameters, split.span)
    }
    builder.beginProperty()
    let kinds: [PropertyKind] = Self.nameParts
    let before = builder.fields.count
    addComponents(value, kinds.count) { decoder, index, component, flags in
      decoder.append(kinds[index], .value, flags: flags, component)
    } rest: { decoder, tail in
      decoder.builder.append(.familyName, .rest, tail)
    }
    if builder.fields.count == before { return }
    parameters.types.appendRaw(to: &rest)
    finish(.familyName, line, text)
  }

  private static let nameParts: [PropertyKind] = [
    .familyName, .givenName, .middleName, .namePrefix, .nameSuffix,
  ]

  /// Adds ORG: the organization, then its units.
  mutating func addOrganization(
    _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters, _ value: Span<UInt8>
  ) {
    builder.beginProperty()
    let before = builder.fields.count
    addComponents(value, .max) { decoder, index, component, _ in
      decoder.append(index == 0 ? .organizationName : .departmentName, .value, component)
    } rest: { _, _ in
    }
    if builder.fields.count == before { return }
    parameters.types.appendRaw(to: &rest)
    finish(.organizationName, line, text)
  }

  /// Walks the components of a structured value; empty ones are left out.
  ///
  /// - Parameters:
  ///   - limit: How many components the model has parts for.
  ///   - rest: Gets what lies behind them, from the `;` on, unless it is empty.
  mutating func addComponents(
    _ value: Span<UInt8>, _ limit: Int,
    _ add: (inout VCardDecoder, Int, Span<UInt8>, FieldFlags) -> Void,
    rest: (inout VCardDecoder, Span<UInt8>) -> Void
  ) {
    var start = 0
    var index = 0
    var component = 0
    var hasComma = false
    var hasEscapedComma = false
    let count = value.count
    while index <= count {
      if index < count {
        let byte = value[index]
        if byte == UInt8(ascii: "\\"), index + 1 < count {
          if value[index + 1] == UInt8(ascii: ",") { hasEscapedComma = true }
          index += 2
          continue
        }
        if byte == UInt8(ascii: ",") { hasComma = true }
        if byte != UInt8(ascii: ";") {
          index += 1
          continue
        }
      }
      let end = min(index, count)
      if end > start {
        let isList = hasComma && !hasEscapedComma && hasLineBreaks
        add(&self, component, value.slice(start, end), isList ? .list : [])
      }
      component += 1
      if component == limit {
        let tail = value.slice(end, count)
        if !tail.isBlankComponents { rest(&self, tail) }
        return
      }
      index += 1
      start = index
      hasComma = false
      hasEscapedComma = false
    }
  }

  /// Splits a name of which all separators were escaped (`Hale\;Astrid\;\;\;;;;;`), if FN says the same.
  private func overEscapedName(
    _ value: Span<UInt8>, _ line: VCardLine, _ card: borrowing VCardText
  ) -> [UInt8]? {
    var escaped = 0
    var end = 0
    while end < value.count, value[end] != UInt8(ascii: ";") {
      if value[end] == UInt8(ascii: "\\"), end + 1 < value.count {
        if value[end + 1] == UInt8(ascii: ";") { escaped += 1 }
        end += 1
      }
      end += 1
    }
    guard escaped >= 3, value.slice(min(end, value.count), value.count).isBlankComponents else {
      return nil
    }
    var split: [UInt8] = []
    VCardEscaping.appendUnescaped(
      value.slice(0, min(end, value.count)), hasLineBreaks: false, to: &split)
    let parts = split.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count >= 2, let full = lines.first(where: { $0.name == .formattedName }) else {
      return nil
    }
    let stated = [UInt8](copying: card.value(of: full))
    return stated.elementsEqual(parts[1] + [0x20] + parts[0]) ? split : nil
  }
}

extension Span<UInt8> {
  /// Whether there is nothing but separators.
  var isBlankComponents: Bool {
    for index in 0..<count where self[index] != UInt8(ascii: ";") && self[index] != 0x20 {
      return false
    }
    return true
  }
}
