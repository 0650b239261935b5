import ContactModel
import RecordStreams

/// The stored form of a contact: every field of its block, in order, free of this machine's byte order.
///
/// Layout, version 1: one byte version; the number of fields as varint; for each field kind, part, label and
/// flags (a byte each), the distance of its property number from the field before and its length as
/// varints; then the values' bytes, one after another. Pictures are cut out (length 0) and put back from
/// their own table. A varint is LEB128: seven bits a byte, lowest first.
enum CardBody {
  static let version: UInt8 = 1

  /// A picture that was cut out of a body.
  struct Picture {
    /// The position of its field in the contact.
    var fieldIndex: Int
    var field: Field
  }

  /// Appends the stored form.
  ///
  /// - Parameter pictures: Is filled with the fields that have to be stored apart.
  static func encode(
    _ contact: Contact, into body: inout [UInt8], pictures: inout [Picture]
  ) {
    let count = contact.fieldCount
    body.append(version)
    append(UInt32(truncatingIfNeeded: count), to: &body)
    var property: UInt32 = 0
    for index in 0..<count {
      let field = contact.field(at: index)
      body.append(field.kindCode)
      body.append(field.partCode)
      body.append(field.labelCode)
      body.append(field.flagBits)
      append(field.property &- property, to: &body)
      property = field.property
      if isPicture(field) {
        pictures.append(Picture(fieldIndex: index, field: field))
        append(0, to: &body)
      } else {
        append(field.length, to: &body)
      }
    }
    for index in 0..<count {
      let field = contact.field(at: index)
      if !isPicture(field) { body.append(contact.bytes(of: field)) }
    }
  }

  /// Whether the bytes of a field are stored apart.
  static func isPicture(_ field: Field) -> Bool {
    switch field.kind {
    case .image, .thumbnail, .logo:
      field.part == .value && field.length > 0 && !field.flags.contains(.reference)
    default: false
    }
  }

  private static func append(_ value: UInt32, to body: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Makes contacts of stored bodies; keeps its buffers from one to the next.
struct CardDecoder {
  private var fields: [Field] = []
  private var arena: [UInt8] = []
  /// Pictures to put back, in order of field.
  var pictures: [(fieldIndex: Int, bytes: [UInt8])] = []

  /// Makes the contact, with `pictures` put back.
  ///
  /// - Parameter dropsPictures: Leaves properties out whose pictures are stored apart.
  /// - Throws: `dataAccessError` when the body is not one.
  mutating func decode(
    _ body: Span<UInt8>, provenance: Provenance, dropsPictures: Bool = false
  ) throws(StoreError) -> Contact {
    fields.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
    var cursor = 1
    guard body.count > 1, body[0] == CardBody.version,
      let count = Self.varint(body, &cursor), Int(count) <= body.count
    else { throw Self.damaged }
    var property: UInt32 = 0
    var offset = 0
    for _ in 0..<count {
      guard cursor + 4 < body.count else { throw Self.damaged }
      var field = Field(
        kind: .unknown, part: .value, label: .none, flags: [], property: 0, offset: offset,
        length: 0)
      field.kindCode = body[cursor]
      field.partCode = body[cursor + 1]
      field.labelCode = body[cursor + 2]
      field.flagBits = body[cursor + 3]
      cursor += 4
      guard let distance = Self.varint(body, &cursor), let length = Self.varint(body, &cursor)
      else { throw Self.damaged }
      property &+= distance
      field.property = property
      field.length = length
      offset += Int(length)
      fields.append(field)
    }
    guard offset == body.count - cursor else { throw Self.damaged }
    let values = body.extracting(cursor..<body.count)
    if dropsPictures {
      arena.append(values)
      dropPictures()
    } else if pictures.isEmpty {
      arena.append(values)
    } else {
      restorePictures(values)
    }
    return Contact(block: ContactBlock(fields: fields, arena: arena), provenance: provenance)
  }

  /// Lays the values out anew with the pictures in their places.
  private mutating func restorePictures(_ values: Span<UInt8>) {
    var next = 0
    for index in fields.indices {
      let start = arena.count
      if next < pictures.count, pictures[next].fieldIndex == index {
        arena.append(contentsOf: pictures[next].bytes)
        next += 1
      } else {
        let from = Int(fields[index].offset)
        arena.append(values.extracting(from..<(from + Int(fields[index].length))))
      }
      fields[index].offset = UInt32(truncatingIfNeeded: start)
      fields[index].length = UInt32(truncatingIfNeeded: arena.count - start)
    }
  }

  private mutating func dropPictures() {
    let dropped = Set(
      fields.filter {
        [.image, .thumbnail, .logo].contains($0.kind) && $0.part == .value && $0.length == 0
      }.map(\.property))
    if !dropped.isEmpty { fields.removeAll { dropped.contains($0.property) } }
  }

  private static func varint(_ body: Span<UInt8>, _ cursor: inout Int) -> UInt32? {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while cursor < body.count, shift < 35 {
      let byte = body[cursor]
      cursor += 1
      value |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  private static let damaged = StoreError(
    .dataAccessError, "a card of the store is damaged; run 'kinfold store check'")
}
