import ContactModel
import RecordStreams

/// Writes the rows that let people and queries see into a card: its labelled values and addresses.
///
/// They repeat what the card's body says and can be made anew from it.
struct CardRowWriter: ~Copyable {
  private var insertValue: SQLiteStatement
  private var insertAddress: SQLiteStatement
  private var deleteValues: SQLiteStatement
  private var deleteAddresses: SQLiteStatement

  init(_ connection: borrowing SQLiteConnection) throws(StoreError) {
    let insertValue = try connection.prepare(StoreSQL.insertValue)
    let insertAddress = try connection.prepare(StoreSQL.insertAddress)
    let deleteValues = try connection.prepare(StoreSQL.deleteValues)
    let deleteAddresses = try connection.prepare(StoreSQL.deleteAddresses)
    self.insertValue = insertValue
    self.insertAddress = insertAddress
    self.deleteValues = deleteValues
    self.deleteAddresses = deleteAddresses
  }

  /// Writes the rows of a card; a row's position is that of the property's first field.
  mutating func write(_ contact: Contact, card: Int64) throws(StoreError) {
    var start = 0
    while start < contact.fieldCount {
      let end = contact.endOfProperty(at: start)
      switch contact.field(at: start).kind {
      case .phoneNumber, .emailAddress, .urlAddress, .relation, .date, .socialProfile,
        .instantMessage, .category, .customIdentifier:
        try writeValue(contact, card, start, end)
      case .postalAddress: try writeAddress(contact, card, start, end)
      default: break
      }
      start = end
    }
  }

  /// Removes the rows of a card.
  mutating func delete(_ card: Int64) throws(StoreError) {
    var values = SQLiteRow(deleteValues)
    values.bind(card)
    try values.run()
    var addresses = SQLiteRow(deleteAddresses)
    addresses.bind(card)
    try addresses.run()
  }

  private mutating func writeValue(
    _ contact: Contact, _ card: Int64, _ start: Int, _ end: Int
  ) throws(StoreError) {
    let first = contact.field(at: start)
    let nothing: [UInt8] = []
    let words = PropertyLabels.words[Int(first.labelCode)]
    var row = SQLiteRow(insertValue)
    row.bind(card)
    row.bind(start)
    row.bind(Int64(first.kindCode))
    row.bind(first.flags.contains(.preferred) ? 1 : 0)
    if let label = Self.part(.label, contact, start, end) {
      row.bind(contact.bytes(of: label), emptyIsNull: true)
    } else {
      row.bind(words.span, emptyIsNull: true)
    }
    if let value = Self.part(.value, contact, start, end), value.length > 0 {
      row.bind(contact.bytes(of: value))
    } else if let name = Self.part(.username, contact, start, end) {
      row.bind(contact.bytes(of: name))
    } else {
      row.bind(nothing.span)
    }
    if let service = Self.part(.service, contact, start, end) {
      row.bind(contact.bytes(of: service), emptyIsNull: true)
    } else {
      row.bindNull()
    }
    try row.run()
  }

  private mutating func writeAddress(
    _ contact: Contact, _ card: Int64, _ start: Int, _ end: Int
  ) throws(StoreError) {
    let words = PropertyLabels.words[Int(contact.field(at: start).labelCode)]
    var row = SQLiteRow(insertAddress)
    row.bind(card)
    row.bind(start)
    if let label = Self.part(.label, contact, start, end) {
      row.bind(contact.bytes(of: label), emptyIsNull: true)
    } else {
      row.bind(words.span, emptyIsNull: true)
    }
    for part in Self.addressParts {
      if let field = Self.part(part, contact, start, end) {
        row.bind(contact.bytes(of: field), emptyIsNull: true)
      } else {
        row.bindNull()
      }
    }
    try row.run()
  }

  private static let addressParts: [FieldPart] = [
    .street, .city, .state, .postalCode, .country, .isoCountryCode,
  ]

  @inline(__always)
  private static func part(
    _ part: FieldPart, _ contact: Contact, _ start: Int, _ end: Int
  ) -> Field? {
    for index in start..<end {
      let field = contact.field(at: index)
      if field.partCode == part.rawValue { return field }
    }
    return nil
  }
}
