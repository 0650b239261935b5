import ContactModel
import RecordStreams
import UnicodeText

extension VCardDecoder {
  /// Adds one field with its escapes undone.
  @inline(__always)
  mutating func append(
    _ kind: PropertyKind, _ part: FieldPart = .value, label: StandardLabel = .none,
    flags: FieldFlags = [], _ value: Span<UInt8>
  ) {
    if !hasEscapes || value.firstIndex(of: UInt8(ascii: "\\")) == nil {
      builder.append(kind, part, label: label, flags: flags, value)
    } else {
      let mark = builder.mark
      VCardEscaping.appendUnescaped(value, hasLineBreaks: hasLineBreaks, to: &builder.arena)
      builder.append(kind, part, label: label, flags: flags, from: mark)
    }
  }

  /// Adds a property of one text; an empty one is left out.
  mutating func addText(
    _ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    if value.isEmpty { return }
    builder.beginProperty()
    append(kind, .value, flags: parameters.isPreferred ? .preferred : [], value)
    parameters.types.subtracting(.preferred).appendRaw(to: &rest)
    finish(kind, line, text)
    addSourceName(kind, line, text)
  }

  /// Adds a property of one value that is no text: nothing in it is escaped.
  mutating func addRaw(
    _ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    if value.isEmpty { return }
    builder.beginProperty()
    builder.append(kind, .value, value)
    parameters.types.appendRaw(to: &rest)
    finish(kind, line, text)
    addSourceName(kind, line, text)
  }

  /// Adds a property of several texts, separated by commas.
  mutating func addList(
    _ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    builder.beginProperty()
    var isFirst = true
    var start = 0
    var index = 0
    while index <= value.count {
      if index < value.count, value[index] != UInt8(ascii: ",") {
        index += value[index] == UInt8(ascii: "\\") && index + 1 < value.count ? 2 : 1
        continue
      }
      let item = value.slice(start, index).trimmed()
      if !item.isEmpty {
        append(kind, .value, flags: isFirst && parameters.isPreferred ? .preferred : [], item)
        isFirst = false
      }
      index += 1
      start = index
    }
    if isFirst { return }
    parameters.types.subtracting(.preferred).appendRaw(to: &rest)
    finish(kind, line, text)
    addSourceName(kind, line, text)
  }

  /// Adds what every property may have: its group and the parameters that stay raw.
  @inline(__always)
  mutating func finish(_ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>) {
    if line.hasGroup {
      appendHeader(kind, .group, text.slice(line.group.lowerBound, line.group.upperBound))
    }
    if !rest.isEmpty {
      appendRest(kind)
    }
  }

  private mutating func appendRest(_ kind: PropertyKind) {
    var raw: [UInt8] = []
    swap(&raw, &rest)
    appendHeader(kind, .parameters, raw.span)
    raw.removeAll(keepingCapacity: true)
    swap(&raw, &rest)
  }

  /// Adds bytes of a line's header, which must be UTF-8 whatever the file is.
  mutating func appendHeader(_ kind: PropertyKind, _ part: FieldPart, _ bytes: Span<UInt8>) {
    if characters.isClean || UTF8Check.isValid(bytes) {
      builder.append(kind, part, bytes)
      return
    }
    var plain: [UInt8] = []
    _ = characters.convert(bytes, Span(), .none, into: &plain)
    builder.append(kind, part, plain.span)
  }

  /// Remembers which of several names that mean the same was used, unless it is the one the writer uses.
  @inline(__always)
  mutating func addSourceName(_ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>) {
    guard line.name.hasSeveralSpellings else { return }
    let name = text.slice(line.nameStart, line.nameEnd)
    if VCardSourceNames.isKept(line.name, name, version) { appendHeader(kind, .sourceName, name) }
  }

  /// Adds a raw value that was continued on lines of their own, in one line.
  private mutating func appendEscapingLineEnds(_ value: Span<UInt8>) {
    let mark = builder.mark
    for index in 0..<value.count {
      if value[index] == 0x0A {
        builder.arena.append("\\n")
      } else {
        builder.arena.append(value[index])
      }
    }
    builder.append(.unknown, .value, from: mark)
  }

  /// Keeps a property that is not understood, as it stands.
  mutating func addUnknown(_ line: VCardLine, _ text: Span<UInt8>) {
    builder.beginProperty()
    let value = text.slice(line.valueStart, line.valueEnd)
    var parameters = VCardParameters()
    if line.hasParameters {
      parameters = VCardParameters.parse(text, line.parameters)
    }
    let charset = text.slice(parameters.charset.lowerBound, parameters.charset.upperBound)
    let isForeign = !VCardCharacters.isUTF8(charset) && line.encoding != .base64
    if !isForeign && (characters.isClean || UTF8Check.isValid(value)) {
      if line.isUnfolded, value.firstIndex(of: 0x0A) != nil {
        appendEscapingLineEnds(value)
      } else {
        builder.append(.unknown, .value, value)
      }
    } else {
      let mark = builder.mark
      var decoded: [UInt8] = []
      convert(line, text, parameters, value, into: &decoded)
      if line.encoding == .quotedPrintable {
        VCardQuoting.append(decoded.span, to: &builder.arena)
      } else {
        builder.arena.append(decoded.span)
      }
      builder.append(.unknown, from: mark)
    }
    appendHeader(.unknown, .label, text.slice(line.nameStart, line.nameEnd))
    if line.hasGroup {
      appendHeader(.unknown, .group, text.slice(line.group.lowerBound, line.group.upperBound))
    }
    guard line.hasParameters else { return }
    if isForeign {
      let raw = VCardQuoting.replacingCharset(text, line.parameters, line.encoding)
      appendHeader(.unknown, .parameters, raw.span)
    } else {
      appendHeader(
        .unknown, .parameters, text.slice(line.parameters.lowerBound, line.parameters.upperBound))
    }
  }
}
