import ContactModel
import RecordStreams

/// The fields and bytes of a contact while it is built from another's; filled again and again.
///
/// Like `ContactBuilder`, but it takes fields as they are and can be part of a Sendable value.
struct BlockAssembler: Sendable {
  private var fields: [Field] = []
  private var arena: [UInt8] = []
  private var property: UInt32 = 0

  mutating func removeAll() {
    fields.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
    property = 0
  }

  mutating func beginProperty() { property += 1 }

  /// Adds a field like `template` with a value of its own.
  mutating func append(_ template: Field, _ value: Span<UInt8>) {
    var field = template
    field.property = property
    field.offset = UInt32(truncatingIfNeeded: arena.count)
    field.length = UInt32(truncatingIfNeeded: value.count)
    fields.append(field)
    arena.append(value)
  }

  /// Adds a value and its name as a custom field.
  mutating func appendCustomField(named name: String, _ value: Span<UInt8>) {
    beginProperty()
    var field = Field(
      kind: .customField, part: .value, label: .custom, flags: [], property: property, offset: 0,
      length: 0)
    append(field, value)
    field.partCode = FieldPart.label.rawValue
    append(field, Array(name.utf8).span)
  }

  /// The contact of what was added.
  func contact(_ provenance: Provenance) -> Contact {
    Contact(block: ContactBlock(fields: fields, arena: arena), provenance: provenance)
  }
}
