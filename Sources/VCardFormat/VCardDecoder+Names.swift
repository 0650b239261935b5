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
    let before = builder.fields.count
    var components = VCardComponents(hasEscapes: hasEscapes)
    var index = 0
    while index < 5, components.next(value) {
      if components.start < components.end {
        append(
          Self.namePart(index), .value, flags: hasLineBreaks && components.isList ? .list : [],
          value.slice(components.start, components.end))
      }
      index += 1
    }
    let tail = value.slice(min(components.end, value.count), value.count)
    if !tail.isBlankComponents { builder.append(.familyName, .rest, tail) }
    if builder.fields.count == before { return }
    parameters.types.appendRaw(to: &rest)
    finish(.familyName, line, text)
  }

  private static func namePart(_ index: Int) -> PropertyKind {
    switch index {
    case 0: .familyName
    case 1: .givenName
    case 2: .middleName
    case 3: .namePrefix
    default: .nameSuffix
    }
  }

  /// Adds ORG: the organization, then its units.
  mutating func addOrganization(
    _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters, _ value: Span<UInt8>
  ) {
    builder.beginProperty()
    let before = builder.fields.count
    var components = VCardComponents(hasEscapes: hasEscapes)
    var isFirst = true
    while components.next(value) {
      if components.start < components.end {
        append(
          isFirst ? .organizationName : .departmentName, .value,
          value.slice(components.start, components.end))
      }
      isFirst = false
    }
    if builder.fields.count == before { return }
    parameters.types.appendRaw(to: &rest)
    finish(.organizationName, line, text)
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

/// Walks the components of a structured value.
struct VCardComponents {
  /// Where the current component begins and ends; `end` is at its `;` or the value's end.
  private(set) var start = 0
  private(set) var end = -1
  private var hasComma = false
  private var hasEscapedComma = false
  private let hasEscapes: Bool

  init(hasEscapes: Bool) { self.hasEscapes = hasEscapes }

  /// Whether every comma in the component separates.
  var isList: Bool { hasComma && !hasEscapedComma }

  /// Goes on to the next component; `false` when there is none.
  @inline(__always)
  mutating func next(_ value: Span<UInt8>) -> Bool {
    guard end < value.count else { return false }
    start = end + 1
    end = start
    hasComma = false
    hasEscapedComma = false
    while end < value.count {
      let byte = value[end]
      if byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: ",") { hasComma = true }
      if hasEscapes, byte == UInt8(ascii: "\\"), end + 1 < value.count {
        if value[end + 1] == UInt8(ascii: ",") { hasEscapedComma = true }
        end += 1
      }
      end += 1
    }
    return start <= value.count
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
