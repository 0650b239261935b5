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

  /// The whole name, where a table without a column for it shows it as the first name: that of a contact
  /// without parts of a name. A whole name that says more than the parts is lost.
  static func standIn(for contact: Contact, losses: inout CSVLosses) -> Field? {
    guard let name = contact.first(.formattedName) else { return nil }
    let whole = contact.bytes(of: name)
    if order.contains(where: { contact.has($0) }) {
      if !isEqual(whole, to: contact) { losses.drop(.formattedName) }
      return nil
    }
    if let organization = contact.first(.organizationName),
      contact.bytes(of: organization).isEqual(to: whole)
    {
      return nil
    }
    return name
  }
}
