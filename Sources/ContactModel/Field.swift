/// One row of a contact's field table: 16 bytes that say where a value lies in the block.
///
/// Fields with the same `property` number are parts of one property, next to each other, `value` first
/// where there is one. Numbers rise in the order of the source.
@usableFromInline
package struct Field: Sendable, Hashable, BitwiseCopyable {
  /// `PropertyKind.rawValue`.
  @usableFromInline package var kindCode: UInt8
  /// `FieldPart.rawValue`.
  @usableFromInline package var partCode: UInt8
  /// `StandardLabel.rawValue`.
  @usableFromInline package var labelCode: UInt8
  @usableFromInline package var flagBits: UInt8
  /// Which property of the card, from 0.
  @usableFromInline package var property: UInt32
  /// Offset of the first byte in the block's arena.
  @usableFromInline package var offset: UInt32
  /// Number of bytes.
  @usableFromInline package var length: UInt32

  @inlinable
  package init(
    kind: PropertyKind, part: FieldPart, label: StandardLabel, flags: FieldFlags, property: UInt32,
    offset: Int, length: Int
  ) {
    kindCode = kind.rawValue
    partCode = part.rawValue
    labelCode = label.rawValue
    flagBits = flags.rawValue
    self.property = property
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.length = UInt32(truncatingIfNeeded: length)
  }

  @inlinable package var kind: PropertyKind { PropertyKind(rawValue: kindCode) ?? .unknown }
  @inlinable package var part: FieldPart { FieldPart(rawValue: partCode) ?? .value }
  @inlinable package var label: StandardLabel { StandardLabel(rawValue: labelCode) ?? .custom }
  @inlinable package var flags: FieldFlags { FieldFlags(rawValue: flagBits) }
}
