public import ContactModel
import RecordStreams

/// Writes a table of our own: one column for each part that any contact has, numbered where values repeat.
///
/// The headers are words that the reader understands, so that the table comes back as the same contacts:
/// `given_name`, `phone_1`, `phone_1_label`, `address_2_city`, `id:customer number`, `custom:Hobby`. Pictures that are bytes and unknown properties are left out and counted in `losses`.
public struct GenericCSVEncoder: ContactEncoder {
  /// What was left out so far, by this copy.
  package private(set) var losses = CSVLosses()
  private let columns: GenericColumnPlan
  private var row: CSVRowBuffer
  private let hasByteOrderMark: Bool
  /// How many properties of each kind the contact at hand has so far.
  private var used = [UInt16](repeating: 0, count: 256)
  private var memo = CSVNameMemo()

  /// Makes an encoder for the contacts that were counted.
  ///
  /// - Parameter delimiter: A comma for CSV, a tab for TSV.
  package init(census: CSVCensus, delimiter: UInt8 = 0x2C, hasByteOrderMark: Bool = false) {
    columns = GenericColumnPlan(census)
    row = CSVRowBuffer(columnCount: columns.headers.count, delimiter: delimiter)
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// Appends what a file of this format begins with.
  public func begin(into output: inout [UInt8]) {
    if hasByteOrderMark { output += [0xEF, 0xBB, 0xBF] }
    CSVRowBuffer.write(
      header: columns.headers, delimiter: row.delimiter, lineEnd: "\n", into: &output)
  }

  /// Appends one contact.
  public mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    for kind in used.indices { used[kind] = 0 }
    var index = 0
    while index < contact.fieldCount {
      let end = contact.endOfProperty(at: index)
      switch contact.field(at: index).kind {
      case .customField, .customIdentifier: encodeCustom(contact, index, end)
      default: encode(contact, index, end)
      }
      index = end
    }
    row.write(into: &output, lineEnd: "\n")
  }

  private mutating func encode(_ contact: Contact, _ start: Int, _ end: Int) {
    let first = contact.field(at: start)
    let number = Int(used[Int(first.kindCode)])
    var isPlaced = false
    for position in start..<end {
      let field = contact.field(at: position)
      if field.kindCode != first.kindCode || position == start { used[Int(field.kindCode)] += 1 }
      let place = field.kindCode == first.kindCode ? number : Int(used[Int(field.kindCode)]) - 1
      guard let column = columns.column(field, place) else {
        if field.part == .value { losses.drop(field.kind) }
        if ![.label, .identifier, .sourceName, .value].contains(field.part) { losses.dropExtras() }
        continue
      }
      isPlaced = true
      if field.kind == .category {
        encodeCategory(column, contact.bytes(of: field))
      } else {
        row.join(column, "\n", contact.bytes(of: field))
      }
    }
    guard isPlaced, let column = columns.labelColumn(first.kind, number) else { return }
    CSVLabelWriting.set(column, contact, start, end, .plain, in: &row)
  }

  /// Categories share a cell; a comma or semicolon in one must not part it when it is read again.
  private mutating func encodeCategory(_ column: Int, _ text: Span<UInt8>) {
    let isFirst = row.isEmpty(column)
    row.join(column, " ::: ", text)
    guard isFirst, text.firstIndex(of: 0x2C) != nil || text.firstIndex(of: 0x3B) != nil else {
      return
    }
    let nothing: [UInt8] = []
    row.join(column, " :::", nothing.span)
  }

  private mutating func encodeCustom(_ contact: Contact, _ start: Int, _ end: Int) {
    let field = contact.field(at: start)
    let isIdentifier = field.kind == .customIdentifier
    guard let name = contact.part(.label, start, end) else { return losses.drop(field.kind) }
    let custom = columns.custom
    let places = memo.columns(of: contact.bytes(of: name), isIdentifier: isIdentifier) {
      custom[GenericColumnPlan.key($0, isIdentifier: isIdentifier)] ?? 0..<0
    }
    for place in places where row.isEmpty(place) {
      return row.set(place, contact.bytes(of: field))
    }
    losses.drop(field.kind)
  }
}
