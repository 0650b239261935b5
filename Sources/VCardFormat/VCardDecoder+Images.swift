import ContactModel
import RecordStreams

extension VCardDecoder {
  /// Adds a picture: base64 text, a `data:` URI, or a reference.
  mutating func addImage(
    _ kind: PropertyKind, _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let value = value.trimmed()
    if value.isEmpty { return }
    var type: [UInt8] = []
    VCardImageTypes.append(text, parameters, places[.mediaType], to: &type)
    builder.beginProperty()
    let before = builder.fields.count
    if value.hasPrefixIgnoringCase("data:") {
      addDataURI(kind, line, value, &type)
    } else if Self.isReference(value) || parameters.valueType == .uri {
      // A URL is never base64, whatever the parameters say: ":" is not in the alphabet.
      append(kind, .value, flags: .reference, value)
    } else {
      addBase64(kind, line, value, &type)
    }
    if builder.fields.count == before { return }
    if !type.isEmpty { builder.append(kind, .mediaType, type.span) }
    parameters.types.appendRaw(to: &rest)
    finish(kind, line, text)
  }

  /// Adds base64 text without white space; the type that the bytes show wins over the stated one.
  private mutating func addBase64(
    _ kind: PropertyKind, _ line: VCardLine, _ value: Span<UInt8>, _ type: inout [UInt8]
  ) {
    let mark = builder.mark
    if VCardImageTypes.appendBase64(value, to: &builder.arena) {
      note(.vcardBadBase64, "characters that are no base64 were left out of the picture", line)
    }
    if builder.mark == mark { return }
    builder.append(kind, .value, flags: .base64, from: mark)
    let shown = VCardImageTypes.shown(by: builder.arena.span.slice(mark, builder.mark))
    guard let shown else { return }
    if !type.isEmpty, !type.span.isEqual(to: shown) {
      note(.vcardImageType, "the picture is \(shown), stated is \(type.span.string)", line, .note)
    }
    type.removeAll()
    type.append(shown)
  }

  /// Adds a picture in a URI (RFC 2397); `\;` and `\,` are seen in it and mean `;` and `,`.
  private mutating func addDataURI(
    _ kind: PropertyKind, _ line: VCardLine, _ value: Span<UInt8>, _ type: inout [UInt8]
  ) {
    guard let comma = value.firstIndex(of: UInt8(ascii: ",")) else {
      return append(kind, .value, flags: .reference, value)
    }
    var header: [UInt8] = []
    for index in 5..<comma where value[index] != UInt8(ascii: "\\") { header.append(value[index]) }
    let isBase64 = header.span.slice(max(0, header.count - 7), header.count)
      .isEqualIgnoringCase(to: ";base64")
    guard isBase64 else { return append(kind, .value, flags: .reference, value) }
    header.removeLast(7)
    if let end = header.firstIndex(of: UInt8(ascii: ";")) { header.removeSubrange(end...) }
    if !header.isEmpty { type = header }
    addBase64(kind, line, value.slice(comma + 1, value.count), &type)
  }

  private static func isReference(_ value: Span<UInt8>) -> Bool {
    let length = VCardServices.schemeLength(value)
    return length > 1
  }
}

/// Media types of pictures, as vCard names them and as their first bytes show.
enum VCardImageTypes {
  /// Appends the media type that parameters state: `image/jpeg` for TYPE=JPEG.
  static func append(
    _ text: Span<UInt8>, _ parameters: VCardParameters, _ mediaType: Range<Int>,
    to type: inout [UInt8]
  ) {
    if !mediaType.isEmpty {
      VCardParameters.appendDecoded(
        text.slice(mediaType.lowerBound, mediaType.upperBound), to: &type)
      return
    }
    if parameters.otherType.isEmpty { return }
    let word = text.slice(parameters.otherType.lowerBound, parameters.otherType.upperBound)
    guard word.isASCII else { return }
    if word.firstIndex(of: UInt8(ascii: "/")) == nil { type.append("image/") }
    for index in 0..<word.count {
      type.append(word[index] &- 0x41 < 26 ? word[index] | 0x20 : word[index])
    }
    if type.span.isEqual(to: "image/jpg") {
      type.removeAll()
      type.append("image/jpeg")
    }
  }

  /// The type that the first bytes of a picture show, seen through base64.
  static func shown(by base64: Span<UInt8>) -> StaticString? {
    if base64.hasPrefix("/9j/") { return "image/jpeg" }
    if base64.hasPrefix("iVBORw0KGg") { return "image/png" }
    if base64.hasPrefix("R0lGOD") { return "image/gif" }
    if base64.hasPrefix("UklGR"), base64.count > 20, base64.hasPrefix("XRUJ", at: 11) {
      return "image/webp"
    }
    return nil
  }

  /// Appends base64 text; white space is left out, and what is not of the alphabet too.
  ///
  /// - Returns: Whether something was left out that is no white space.
  static func appendBase64<Target: ByteTarget & ~Copyable>(
    _ value: Span<UInt8>, to output: inout Target
  ) -> Bool {
    if ByteRuns.isBase64(value) {
      output.append(value)
      return false
    }
    var start = 0
    var hasOther = false
    for index in 0..<value.count where !isDigit(value[index]) {
      output.append(value.slice(start, index))
      start = index + 1
      if value[index] > 0x20, value[index] != UInt8(ascii: "\\") { hasOther = true }
    }
    output.append(value.slice(start, value.count))
    return hasOther
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 && byte >= 0x41 || byte &- 0x2F <= 10 || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
