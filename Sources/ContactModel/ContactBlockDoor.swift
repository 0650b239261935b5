/// The bytes of one contact: a header, the field table, the arena with all values, in one allocation.
///
/// Layout, host byte order: 4 bytes number of fields, 12 bytes zero, the fields (16 bytes each), the arena.
/// One array, so a copy costs one retain and the value is Sendable as it is.
@usableFromInline
package struct ContactBlock: Sendable, Hashable {
  @usableFromInline package let storage: [UInt8]

  @usableFromInline package static let headerBytes = 16
  @usableFromInline package static let fieldBytes = 16

  /// Joins a field table and an arena.
  package init(fields: [Field], arena: [UInt8]) {
    self.init(fields: fields.span, arena: arena.span)
  }

  /// Joins a field table and an arena, wherever they were put together.
  package init(fields: Span<Field>, arena: Span<UInt8>) {
    let tableBytes = fields.count * Self.fieldBytes
    let total = Self.headerBytes + tableBytes + arena.count
    storage = unsafe [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      unsafe raw.storeBytes(of: UInt64(fields.count), toByteOffset: 0, as: UInt64.self)
      unsafe raw.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
      unsafe fields.withUnsafeBytes { table in
        unsafe UnsafeMutableRawBufferPointer(rebasing: raw[Self.headerBytes...]).copyMemory(
          from: table)
      }
      unsafe arena.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: raw[(Self.headerBytes + tableBytes)...])
          .copyMemory(from: bytes)
      }
      count = total
    }
  }

  /// The number of fields.
  @inlinable
  package var fieldCount: Int {
    unsafe Int(storage.span.bytes.unsafeLoad(fromByteOffset: 0, as: UInt32.self))
  }

  /// The field at an index below `fieldCount`.
  @inlinable
  package func field(at index: Int) -> Field {
    unsafe storage.span.bytes.unsafeLoadUnaligned(
      fromByteOffset: Self.headerBytes + index * Self.fieldBytes, as: Field.self)
  }

  /// The bytes of a field's value.
  @inlinable
  @_lifetime(borrow self)
  package func bytes(of field: Field) -> Span<UInt8> {
    let start = Self.headerBytes + fieldCount * Self.fieldBytes + Int(field.offset)
    return storage.span.extracting(start..<(start + Int(field.length)))
  }

  /// The number of bytes the contact takes.
  package var byteCount: Int { storage.count }
}
