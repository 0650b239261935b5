public import RecordStreams

/// One contact as read: a person, an organization or a group.
///
/// An immutable value over one reference-counted block of decoded UTF-8 bytes and a table of fields;
/// copying it costs one retain. Accessors make Strings when asked. To edit, take a `mutableCopy()`.
///
/// Two contacts are equal when their fields are, in order; where they came from does not matter.
public struct Contact: StreamedRecord {
  @usableFromInline package let block: ContactBlock
  /// Where the contact came from.
  public var provenance: Provenance

  package init(block: ContactBlock, provenance: Provenance) {
    self.block = block
    self.provenance = provenance
  }
}

extension Contact: Hashable {
  /// Says whether both are equal.
  public static func == (left: Contact, right: Contact) -> Bool { left.block == right.block }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(block) }
}

extension Contact: CustomStringConvertible {
  /// Counts, no personal data.
  public var description: String {
    "Contact(record \(provenance.record), \(block.fieldCount) fields, \(block.byteCount) bytes)"
  }
}

extension Contact {
  @inlinable package var fieldCount: Int { block.fieldCount }
  @inlinable package func field(at index: Int) -> Field { block.field(at: index) }
  @inlinable
  @_lifetime(borrow self)
  package func bytes(of field: Field) -> Span<UInt8> { block.bytes(of: field) }

  /// The first field of a kind and part, or `nil`.
  @inlinable
  package func first(_ kind: PropertyKind, _ part: FieldPart = .value) -> Field? {
    for index in 0..<fieldCount {
      let field = field(at: index)
      if field.kindCode == kind.rawValue, field.partCode == part.rawValue { return field }
    }
    return nil
  }

  /// The index behind the last field of the property that begins at `start`.
  @inlinable
  package func endOfProperty(at start: Int) -> Int {
    let property = field(at: start).property
    var end = start + 1
    while end < fieldCount, field(at: end).property == property { end += 1 }
    return end
  }

  package func text(_ field: Field) -> String { bytes(of: field).string }

  package func text(_ kind: PropertyKind, _ part: FieldPart = .value) -> String {
    first(kind, part).map(text) ?? ""
  }

  /// Every value of a kind, in order.
  package func texts(_ kind: PropertyKind) -> [String] {
    var texts: [String] = []
    for index in 0..<fieldCount {
      let field = field(at: index)
      if field.kind == kind, field.part == .value { texts.append(text(field)) }
    }
    return texts
  }

  /// Says whether the contact has a property of this kind.
  package func has(_ kind: PropertyKind) -> Bool {
    for index in 0..<fieldCount where field(at: index).kindCode == kind.rawValue { return true }
    return false
  }
}
