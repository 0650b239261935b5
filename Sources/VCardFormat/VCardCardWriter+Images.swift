import ContactModel
import RecordStreams

extension VCardCardWriter {
  /// Writes a picture: base64 before 4.0, a `data:` URI there; a reference stays one.
  mutating func writeImage(_ name: StaticString, _ property: VCardProperty, _ contact: Contact) {
    let value = contact.bytes(of: property.first)
    let type = property.field(.mediaType, in: contact)
    begin(name, property, contact)
    if property.first.flags.contains(.reference) {
      if version == .v4 {
        if let type { writer.parameter("MEDIATYPE", contact.bytes(of: type)) }
      } else {
        writer.parameter(version == .v3 ? ";VALUE=uri" : ";VALUE=URL")
        if let type { appendImageType(contact.bytes(of: type)) }
      }
      appendRaw(property, contact)
      writer.beginValue(isPlain: writer.isPlain(value))
      writer.uri(value)
      return writer.end()
    }
    if version != .v4 {
      writer.parameter(version == .v3 ? ";ENCODING=b" : ";ENCODING=BASE64")
      if let type { appendImageType(contact.bytes(of: type)) }
    }
    appendRaw(property, contact)
    writer.beginValue()
    if version == .v4 {
      writer.raw("data:")
      if let type { writer.word(contact.bytes(of: type)) }
      writer.raw(";base64,")
    }
    if property.first.flags.contains(.base64) {
      writer.raw(value)
    } else {
      var text: [UInt8] = []
      Base64.encode(value, into: &text)
      writer.raw(text.span)
    }
    writer.endBase64()
  }

  /// Appends the type that 2.1 and 3.0 have for a media type: `;TYPE=JPEG`.
  private mutating func appendImageType(_ type: Span<UInt8>) {
    let isImage = type.hasPrefixIgnoringCase("image/")
    let word = isImage ? type.slice(6, type.count) : type
    writer.type("")
    for index in 0..<word.count where word[index] > 0x20 && word[index] != UInt8(ascii: ";") {
      let byte = word[index]
      writer.output.append(isImage && byte &- 0x61 < 26 ? byte & 0xDF : byte)
    }
  }
}
