import ContactModel
import RecordStreams

/// The whole name that the parts of a name make.
enum ComposedName {
  static let order: [PropertyKind] = [
    .namePrefix, .givenName, .middleName, .familyName, .nameSuffix,
  ]

  /// Says whether a text is the parts, in order, with single spaces between them.
  static func isEqual(_ text: Span<UInt8>, to contact: Contact) -> Bool {
    var position = 0
    for kind in order {
      guard let field = contact.first(kind) else { continue }
      let part = contact.bytes(of: field)
      guard part.count > 0 else { continue }
      if position > 0 {
        guard position < text.count, text[position] == 0x20 else { return false }
        position += 1
      }
      guard position + part.count <= text.count,
        text.slice(position, position + part.count).isEqual(to: part)
      else { return false }
      position += part.count
    }
    return position == text.count
  }
}
