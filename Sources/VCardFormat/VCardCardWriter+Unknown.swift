import ContactModel
import RecordStreams
import UnicodeText

extension VCardCardWriter {
  /// Writes a property that was not understood as it was; only what the version cannot hold is changed.
  mutating func writeUnknown(_ property: VCardProperty, _ contact: Contact) {
    guard let name = property.labelText else { return }
    let nameBytes = contact.bytes(of: name)
    let value = contact.bytes(of: property.first)
    // What would end the card or begin another is no property of it.
    if Self.isFrame(nameBytes, value) { return }
    if let group = property.group {
      writer.begin(group: contact.bytes(of: group), name: nameBytes)
    } else {
      writer.begin(group: Span(), name: nameBytes)
    }
    if version == .v21, nameBytes.isEqualIgnoringCase(to: "agent"),
      writeNestedCard(value)
    {
      return
    }
    var encoding = VCardLine.Encoding.none
    if let parameters = property.parameters {
      encoding = VCardLine.encoding(contact.bytes(of: parameters), 0, Int(parameters.length))
    }
    switch encoding {
    case .none:
      appendUnknownParameters(property, contact, keepsEncoding: true)
      let isStated = property.parameters.map { Self.statesCharset(contact.bytes(of: $0)) } ?? false
      writer.beginValue(isPlain: isStated || writer.isPlain(value))
      if writer.isQuoted {
        VCardQuoting.append(value, to: &writer.output)
      } else {
        writer.appendOneLine(value)
      }
      writer.end()
    case .base64:
      appendUnknownParameters(property, contact, keepsEncoding: true)
      writer.beginValue()
      writer.appendOneLine(value)
      writer.endBase64()
    case .quotedPrintable: writeQuoted(value, property, contact)
    }
  }

  /// Writes a quoted-printable value: as it is in 2.1, decoded from 3.0 on.
  private mutating func writeQuoted(
    _ value: Span<UInt8>, _ property: VCardProperty, _ contact: Contact
  ) {
    if version == .v21 {
      appendUnknownParameters(property, contact, keepsEncoding: true)
      writer.beginQuotedValue()
      writer.appendOneLine(value)
      return writer.end()
    }
    appendUnknownParameters(property, contact, keepsEncoding: false)
    var bytes: [UInt8] = []
    QuotedPrintable.decode(value, protecting: true, into: &bytes)
    var text: [UInt8] = []
    _ = EncodingGuess.decodeUnlabeled(bytes.span, into: &text)
    writer.beginValue()
    writer.appendOneLine(text.span)
    writer.end()
  }

  private mutating func appendUnknownParameters(
    _ property: VCardProperty, _ contact: Contact, keepsEncoding: Bool
  ) {
    guard let parameters = property.parameters else { return }
    let raw = contact.bytes(of: parameters)
    if keepsEncoding, version == .v21 { return writer.raw(raw) }
    var index = 0
    while index < raw.count {
      let start = index
      var isQuoted = false
      index += 1
      while index < raw.count, isQuoted || raw[index] != UInt8(ascii: ";") {
        if raw[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
        index += 1
      }
      let segment = raw.slice(start, index)
      let word = segment.slice(1, segment.count)
      let isEncoding =
        word.hasPrefixIgnoringCase("encoding=")
        || VCardLine.Encoding(word: word, isNamed: false) != nil
      if isEncoding || word.hasPrefixIgnoringCase("charset=") {
        if keepsEncoding, isEncoding { writer.raw(";ENCODING=b") }
        continue
      }
      if word.firstIndex(of: UInt8(ascii: "=")) == nil {
        writer.raw(";TYPE=")
      } else {
        writer.raw(";")
      }
      writer.raw(word)
    }
  }

  private static func isFrame(_ name: Span<UInt8>, _ value: Span<UInt8>) -> Bool {
    switch VCardName(name) {
    case .begin, .end: VCardMarks.isCardWord(value, 0, value.count)
    case .version: true
    default: false
    }
  }

  /// Whether raw parameters say that the value is UTF-8 as it stands.
  private static func statesCharset(_ raw: Span<UInt8>) -> Bool {
    for index in 0..<raw.count where raw.hasPrefixIgnoringCase(";charset=utf-8", at: index) {
      return true
    }
    return false
  }

  /// Writes a card in a card, as 2.1 has it: on lines of its own. `false` when the text is no whole card.
  private mutating func writeNestedCard(_ value: Span<UInt8>) -> Bool {
    var text: [UInt8] = []
    VCardEscaping.appendUnescaped(value, hasLineBreaks: true, to: &text)
    guard Self.isWholeCard(text.span) else { return false }
    writer.raw(":\r\n")
    for byte in text {
      if byte == 0x0A { writer.output.append(0x0D) }
      writer.output.append(byte)
    }
    if text.last != 0x0A { writer.raw("\r\n") }
    return true
  }

  /// Whether lines are one card from BEGIN to END.
  private static func isWholeCard(_ text: Span<UInt8>) -> Bool {
    guard VCardMarks.isBegin(text, at: 0) else { return false }
    var depth = 0
    var start = 0
    while start < text.count {
      if VCardMarks.isBegin(text, at: start) { depth += 1 }
      if VCardMarks.isEnd(text, at: start) { depth -= 1 }
      let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
      if depth == 0 { return text.slice(end, text.count).trimmed().count <= 1 }
      start = end + 1
    }
    return false
  }
}
