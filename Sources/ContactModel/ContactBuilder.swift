public import RecordStreams

/// Fills the block of one contact after another; what readers use.
///
/// A property is begun once and gets its parts:
///
///     builder.beginProperty()
///     builder.append(.postalAddress, .street, label: .home, bytes)
///     builder.append(.postalAddress, .city, label: .home, bytes)
///
/// Values that are decoded on the way can be appended to `arena` directly, between `mark` and
/// `append(_:_:from:)`.
@usableFromInline
package struct ContactBuilder {
  /// The decoded bytes so far. Append to it to decode a value in place; see `append(_:_:from:)`.
  @usableFromInline package var arena: [UInt8] = []
  @usableFromInline package var fields: [Field] = []
  @usableFromInline var nextProperty: UInt32 = 0

  package init() {
    arena.reserveCapacity(4096)
    fields.reserveCapacity(64)
  }

  /// Whether nothing was added since the last `finish`.
  package var isEmpty: Bool { fields.isEmpty }

  /// Begins the next property: fields appended from here on are its parts.
  @inlinable
  package mutating func beginProperty() { nextProperty &+= 1 }

  /// The arena's end, to be handed to `append(_:_:from:)` after decoding into `arena`.
  @inlinable
  package var mark: Int { arena.count }

  /// Adds a field whose bytes were appended to `arena` since `mark`.
  @inlinable
  package mutating func append(
    _ kind: PropertyKind, _ part: FieldPart = .value, label: StandardLabel = .none,
    flags: FieldFlags = [], from mark: Int
  ) {
    fields.append(
      Field(
        kind: kind, part: part, label: label, flags: flags, property: nextProperty, offset: mark,
        length: arena.count - mark))
  }

  /// Adds a field with a copy of `bytes`.
  @inlinable
  package mutating func append(
    _ kind: PropertyKind, _ part: FieldPart = .value, label: StandardLabel = .none,
    flags: FieldFlags = [], _ bytes: Span<UInt8>
  ) {
    let start = arena.count
    arena.append(bytes)
    append(kind, part, label: label, flags: flags, from: start)
  }

  /// Adds a field with the UTF-8 of `text`; for code off the bulk path.
  package mutating func append(
    _ kind: PropertyKind, _ part: FieldPart = .value, label: StandardLabel = .none,
    flags: FieldFlags = [], text: String
  ) {
    let start = arena.count
    arena.append(contentsOf: text.utf8)
    append(kind, part, label: label, flags: flags, from: start)
  }

  /// The number of the current property.
  package var currentProperty: UInt32 { nextProperty }

  /// Makes the contact and empties the builder for the next one.
  ///
  /// - Complexity: one allocation and one copy of the contact's bytes.
  package mutating func finish(provenance: Provenance = Provenance()) -> Contact {
    let block = ContactBlock(fields: fields, arena: arena)
    discard()
    return Contact(block: block, provenance: provenance)
  }

  /// Empties the builder.
  package mutating func discard() {
    fields.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
    nextProperty = 0
  }
}
