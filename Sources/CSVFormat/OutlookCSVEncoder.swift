public import ContactModel
import RecordStreams

/// Writes the 92 columns of Outlook for Windows, English.
///
/// Outlook has room for three email addresses, one address of each sort and one or two phones of each sort. What is over
/// stands at the end of the notes as `Mobile Phone: …`, as Google's table for Outlook has it; our reader takes it
/// from there again. Dates are ISO, which Outlook reads in every language. Everything else is counted in `losses`.
public struct OutlookCSVEncoder: ContactEncoder {
  /// What was left out or put into the notes so far, by this copy.
  package private(set) var losses = CSVLosses()
  private var row = CSVRowBuffer(columnCount: OutlookColumns.desktop.count, delimiter: 0x2C)
  private let encoding: CSVEncoding
  private let hasByteOrderMark: Bool
  private var emailCount = 0
  private var memo = CSVNameMemo()
  /// Lines for the notes: first those that stay there, then those that the reader takes out again.
  private var lines: [String] = []
  private var overflow: [String] = []

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - encoding: Windows-1252 for old versions; characters it lacks become `?` and are counted.
  ///   - hasByteOrderMark: Whether UTF-8 is marked as such, without which Outlook takes it for ANSI.
  package init(encoding: CSVEncoding = .utf8, hasByteOrderMark: Bool = true) {
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark && encoding == .utf8
  }

  /// Appends what a file of this format begins with.
  public func begin(into output: inout [UInt8]) {
    if hasByteOrderMark { output += [0xEF, 0xBB, 0xBF] }
    CSVRowBuffer.write(
      header: OutlookColumns.desktop, delimiter: 0x2C, lineEnd: "\r\n", into: &output)
  }

  /// Appends one contact.
  public mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    emailCount = 0
    lines.removeAll(keepingCapacity: true)
    overflow.removeAll(keepingCapacity: true)
    var index = 0
    while index < contact.fieldCount {
      let end = contact.endOfProperty(at: index)
      encode(contact, index, end)
      index = end
    }
    settleName(contact)
    if !lines.isEmpty || !overflow.isEmpty {
      let text = Array((lines + overflow).joined(separator: "\n").utf8)
      row.join(OutlookSlots.notes, "\n\n", text.span)
    }
    guard encoding == .windows1252 else { return row.write(into: &output, lineEnd: "\r\n") }
    var utf8: [UInt8] = []
    row.write(into: &utf8, lineEnd: "\r\n")
    for scalar in utf8.span.string.unicodeScalars {
      if let byte = CSVTextDecoder.windows1252(scalar) {
        output.append(byte)
      } else {
        output.append(0x3F)
        losses.characters += 1
      }
    }
  }

  private mutating func encode(_ contact: Contact, _ start: Int, _ end: Int) {
    let field = contact.field(at: start)
    let text = contact.bytes(of: field)
    switch field.kind {
    case .formattedName: break
    case .emailAddress:
      emailCount += 1
      if emailCount <= 3 {
        row.set(OutlookSlots.emails[emailCount - 1], text)
      } else {
        overflow("E-mail Address", text.string, .emailAddress)
      }
    case .phoneNumber: encodePhone(contact, start, end)
    case .postalAddress: encodeAddress(contact, start, end)
    case .urlAddress:
      if row.isEmpty(OutlookSlots.webPage) {
        row.set(OutlookSlots.webPage, text)
      } else {
        overflow("Web Page", text.string, .urlAddress)
      }
    case .instantMessage:
      let service = contact.partText(.service, start, end).uppercased()
      overflow(service.isEmpty ? "IM" : "IM: \(service)", text.string, .instantMessage)
    case .category: row.join(OutlookSlots.categories, ";", text)
    case .note: row.join(OutlookSlots.notes, "\n\n", text)
    case .birthday: encodeDate(contact, field, OutlookSlots.birthday, "Birthday")
    case .date where field.label == .anniversary && row.isEmpty(OutlookSlots.anniversary):
      encodeDate(contact, field, OutlookSlots.anniversary, "Anniversary")
    case .relation: encodeRelation(contact, field)
    case .customField, .customIdentifier: encodeCustom(contact, start, end)
    default: encodeParts(contact, start, end)
    }
  }

  private mutating func overflow(_ name: String, _ value: String, _ kind: PropertyKind) {
    overflow.append("\(name): \(value)")
    losses.note(kind)
  }

  private mutating func encodeParts(_ contact: Contact, _ start: Int, _ end: Int) {
    for position in start..<end {
      let field = contact.field(at: position)
      guard field.part == .value else { continue }
      let column = Int(OutlookSlots.singles[Int(field.kindCode)])
      if column >= 0, row.isEmpty(column) {
        row.set(column, contact.bytes(of: field))
      } else {
        losses.drop(field.kind)
      }
    }
  }

  private mutating func encodePhone(_ contact: Contact, _ start: Int, _ end: Int) {
    let field = contact.field(at: start)
    let custom = field.label == .custom ? contact.partText(.label, start, end) : ""
    let slots = OutlookSlots.phones(field.label, custom)
    if let free = slots.first(where: { row.isEmpty($0) }) {
      row.set(free, contact.bytes(of: field))
    } else {
      overflow(OutlookColumns.desktop[slots[0]], contact.text(field), .phoneNumber)
    }
  }

  private mutating func encodeDate(
    _ contact: Contact, _ field: Field, _ column: Int, _ name: String
  ) {
    let text = contact.bytes(of: field)
    if text.count == 10, text[0] != 0x2D, !field.flags.contains(.freeText), row.isEmpty(column) {
      row.set(column, text)
    } else {
      lines.append("\(name): \(text.string)")
      losses.note(field.kind)
    }
  }

  private mutating func encodeRelation(_ contact: Contact, _ field: Field) {
    guard let column = OutlookSlots.relations[field.label] else { return losses.drop(.relation) }
    row.join(column, "; ", contact.bytes(of: field))
  }

  private mutating func encodeCustom(_ contact: Contact, _ start: Int, _ end: Int) {
    let field = contact.field(at: start)
    guard let name = contact.part(.label, start, end) else { return losses.drop(field.kind) }
    let columns = memo.columns(of: contact.bytes(of: name), isIdentifier: false) {
      OutlookSlots.named[$0].map { $0..<($0 + 1) } ?? 0..<0
    }
    if let column = columns.first, row.isEmpty(column) {
      row.set(column, contact.bytes(of: field))
    } else {
      losses.drop(field.kind)
    }
  }

  private mutating func encodeAddress(_ contact: Contact, _ start: Int, _ end: Int) {
    let slots = OutlookSlots.address(contact.field(at: start).label)
    guard slots.all.allSatisfy({ row.isEmpty($0) }) else {
      let parts = (start..<end).map { contact.field(at: $0) }
        .filter { $0.part.rawValue >= FieldPart.street.rawValue && $0.part != .formatted }
      let text = parts.map { contact.text($0).split(separator: "\n").joined(separator: ", ") }
      lines.append("\(slots.name) Address: \(text.joined(separator: ", "))")
      return losses.note(.postalAddress)
    }
    var streets: [Substring] = []
    for position in start..<end {
      let field = contact.field(at: position)
      switch field.part {
      case .street, .extendedAddress:
        streets += contact.text(field).split(separator: "\n", omittingEmptySubsequences: true)
      case .city: row.set(slots.city, contact.bytes(of: field))
      case .state: row.set(slots.state, contact.bytes(of: field))
      case .postalCode: row.set(slots.postalCode, contact.bytes(of: field))
      case .country: row.set(slots.country, contact.bytes(of: field))
      case .postOfficeBox: row.set(slots.postOfficeBox, contact.bytes(of: field))
      case .label, .identifier, .formatted, .value: break
      default: losses.dropExtras()
      }
    }
    for (index, line) in streets.enumerated() {
      let utf8 = Array(line.utf8)
      row.join(slots.streets[min(index, 2)], ", ", utf8.span)
    }
  }

  private mutating func settleName(_ contact: Contact) {
    guard let name = ComposedName.standIn(for: contact, losses: &losses) else { return }
    row.set(OutlookSlots.firstName, contact.bytes(of: name))
  }
}
