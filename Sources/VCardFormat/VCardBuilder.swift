import ContactModel
import RecordStreams

/// Fills the block of one contact after another, as `ContactBuilder` does, in memory of its own.
struct VCardBuilder: ~Copyable {
  /// The decoded bytes so far.
  var arena = ByteArena(capacity: 4096)
  /// The fields so far.
  var fields = Arena<Field>(capacity: 64)
  private var property: UInt32 = 0

  /// Whether nothing was added since the last `finish`.
  var isEmpty: Bool { fields.count == 0 }

  /// Begins the next property: fields appended from here on are its parts.
  @inline(__always)
  mutating func beginProperty() { property &+= 1 }

  /// The arena's end, to be handed to `append(_:_:from:)` after decoding into `arena`.
  var mark: Int { arena.count }

  /// Adds a field whose bytes were appended to `arena` since `mark`.
  @inline(__always)
  mutating func append(
    _ kind: PropertyKind, _ part: FieldPart = .value, label: StandardLabel = .none,
    flags: FieldFlags = [], from mark: Int
  ) {
    fields.append(
      Field(
        kind: kind, part: part, label: label, flags: flags, property: property, offset: mark,
        length: arena.count - mark))
  }

  /// Adds a field with a copy of `bytes`.
  @inline(__always)
  mutating func append(
    _ kind: PropertyKind, _ part: FieldPart, label: StandardLabel = .none, flags: FieldFlags = [],
    _ bytes: Span<UInt8>
  ) {
    let mark = arena.count
    arena.append(bytes)
    append(kind, part, label: label, flags: flags, from: mark)
  }

  /// Makes the contact and empties the builder for the next one.
  mutating func finish(provenance: Provenance) -> Contact {
    let block = ContactBlock(fields: fields.span, arena: arena.span)
    fields.removeAll()
    arena.removeAll()
    property = 0
    return Contact(block: block, provenance: provenance)
  }
}
