public import ContactModel
import RecordStreams

/// Writes Google Contacts' table of 2024 and later; columns grow with the contacts that were counted.
///
/// What Google has no column for is a custom field where it is one text (maiden name, gender, role); instant
/// messages get the columns of the older table. Pictures that are bytes, UIDs and unknown properties are left out and
/// counted in `losses`.
public struct GoogleCSVEncoder: ContactEncoder {
  /// What was left out so far, by this copy.
  package private(set) var losses = CSVLosses()
  private let columns: GoogleColumnPlan
  private var row: CSVRowBuffer
  private let hasByteOrderMark: Bool
  /// How many places of each block the contact at hand has taken.
  private var used = [Int](repeating: 0, count: GoogleColumnPlan.Block.allCases.count)

  /// Makes an encoder for the contacts that were counted.
  package init(census: CSVCensus, hasByteOrderMark: Bool = false) {
    columns = GoogleColumnPlan(census)
    row = CSVRowBuffer(columnCount: columns.headers.count, delimiter: 0x2C)
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// Appends what a file of this format begins with.
  public func begin(into output: inout [UInt8]) {
    if hasByteOrderMark { output += [0xEF, 0xBB, 0xBF] }
    CSVRowBuffer.write(header: columns.headers, delimiter: 0x2C, lineEnd: "\r\n", into: &output)
  }

  /// Appends one contact.
  public mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    for block in used.indices { used[block] = 0 }
    var index = 0
    while index < contact.fieldCount {
      let end = contact.endOfProperty(at: index)
      encode(contact, index, end)
      index = end
    }
    settleName(contact)
    row.write(into: &output, lineEnd: "\r\n")
  }

  private mutating func encode(_ contact: Contact, _ start: Int, _ end: Int) {
    let field = contact.field(at: start)
    if let block = GoogleColumnPlan.Block(field.kind) {
      return encode(contact, start, end, block)
    }
    switch field.kind {
    case .formattedName: break
    case .category: row.join(GoogleColumnPlan.labels, " ::: ", contact.bytes(of: field))
    case .nickname: row.join(GoogleColumnPlan.nickname, " ::: ", contact.bytes(of: field))
    case .note: row.join(GoogleColumnPlan.notes, "\n\n", contact.bytes(of: field))
    case .image where field.flags.contains(.reference):
      setOnce(GoogleColumnPlan.photo, contact.bytes(of: field), .image)
    case .customField, .customIdentifier:
      encodeCustom(contact, start, end)
    default: encodeParts(contact, start, end)
    }
  }

  /// Texts with a column of their own: parts of names, the organization, dates of birth.
  private mutating func encodeParts(
    _ contact: Contact, _ start: Int, _ end: Int
  ) {
    for position in start..<end {
      let field = contact.field(at: position)
      if field.part == .parameters {
        losses.dropExtras()
      } else if field.part == .value {
        let column = Int(GoogleColumnPlan.singles[Int(field.kindCode)])
        if column >= 0 {
          setOnce(column, contact.bytes(of: field), field.kind)
        } else if let name = CustomNames.properties.first(where: { $0.0 == field.kind }) {
          let place = nextPlace(.custom)
          guard let place else {
            losses.drop(field.kind)
            continue
          }
          row.set(place, name.1)
          row.set(place + 1, contact.bytes(of: field))
        } else {
          losses.drop(field.kind)
        }
      }
    }
  }

  private mutating func setOnce(_ column: Int, _ text: Span<UInt8>, _ kind: PropertyKind) {
    if row.isEmpty(column) { row.set(column, text) } else { losses.drop(kind) }
  }

  /// The first column of the next free place of a block.
  private mutating func nextPlace(_ block: GoogleColumnPlan.Block) -> Int? {
    let position = used[block.rawValue]
    guard position < columns.counts[block.rawValue] else { return nil }
    used[block.rawValue] += 1
    return columns.starts[block.rawValue] + position * block.parts.count
  }

  /// A label and values: `Phone 1 - Label,Phone 1 - Value`.
  private mutating func encode(
    _ contact: Contact, _ start: Int, _ end: Int, _ block: GoogleColumnPlan.Block
  ) {
    guard let place = nextPlace(block) else {
      losses.drop(contact.field(at: start).kind)
      return
    }
    CSVLabelWriting.set(place, contact, start, end, .google, in: &row)
    for position in start..<end {
      let field = contact.field(at: position)
      if let offset = block.offset(of: field.part) {
        row.join(place + offset, "\n", contact.bytes(of: field))
      } else if ![.label, .identifier, .sourceName].contains(field.part) {
        losses.dropExtras()
      }
    }
  }

  private mutating func encodeCustom(
    _ contact: Contact, _ start: Int, _ end: Int
  ) {
    let field = contact.field(at: start)
    let name = contact.partText(.label, start, end)
    if name == CustomNames.starred {
      let mark: [UInt8] = Array("* starred".utf8)
      return row.join(GoogleColumnPlan.labels, " ::: ", mark.span)
    }
    if let column = GoogleColumnPlan.named[name] {
      return setOnce(column, contact.bytes(of: field), field.kind)
    }
    guard let place = nextPlace(.custom) else { return losses.drop(field.kind) }
    row.set(place, name)
    row.set(place + 1, contact.bytes(of: field))
  }

  private mutating func settleName(_ contact: Contact) {
    guard let name = ComposedName.standIn(for: contact, losses: &losses) else { return }
    row.set(GoogleColumnPlan.firstName, contact.bytes(of: name))
  }
}
