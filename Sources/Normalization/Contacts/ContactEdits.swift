import ContactModel
import RecordStreams

/// What is to become of the fields of one contact; filled again and again.
struct ContactEdits: Sendable {
  /// What happens to a field or its property.
  enum Action: Sendable, Hashable {
    /// The field gets new bytes.
    case replace
    /// The property is repeated behind itself with these bytes as its value.
    case repeatProperty
    /// The property goes.
    case drop
    /// The property gets a standard label; its field with the custom one goes.
    case relabel(StandardLabel)
  }

  struct Edit: Sendable {
    var field: Int
    var property: UInt32
    var action: Action
    var kind: NormalizationChange.Kind
    /// New bytes in `bytes`.
    var range: Range<Int>
  }

  /// New bytes.
  var bytes: [UInt8] = []
  /// Edits in order of their fields.
  var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    edits.removeAll(keepingCapacity: true)
  }

  /// Notes an edit whose bytes were appended since `start`.
  mutating func add(
    _ action: Action, _ kind: NormalizationChange.Kind, at field: Int, of contact: Contact,
    from start: Int
  ) {
    edits.append(
      Edit(
        field: field, property: contact.field(at: field).property, action: action, kind: kind,
        range: start..<bytes.count))
  }

  /// Notes new bytes for a field unless they are what it has; then they are taken off again.
  ///
  /// - Returns: Whether there is a change.
  mutating func replace(
    _ kind: NormalizationChange.Kind, at field: Int, of contact: Contact, from start: Int
  ) -> Bool {
    let old = contact.field(at: field)
    if contact.bytes(of: old).isEqual(to: bytes.span.slice(start, bytes.count)) {
      bytes.removeLast(bytes.count - start)
      return false
    }
    add(.replace, kind, at: field, of: contact, from: start)
    return true
  }
}

extension ContactEdits {
  /// Builds the contact anew with the edits carried out.
  ///
  /// - Parameter keepsOriginal: Whether old values go into custom fields behind the rest.
  func apply(
    to contact: Contact, keepsOriginal: Bool, using block: inout BlockAssembler
  ) -> Contact {
    block.removeAll()
    var next = 0
    var index = 0
    while index < contact.fieldCount {
      let end = contact.endOfProperty(at: index)
      let first = next
      while next < edits.count, edits[next].field < end { next += 1 }
      copy(contact, index..<end, edits: first..<next, repeating: nil, to: &block)
      for edit in first..<next where edits[edit].action == .repeatProperty {
        copy(contact, index..<end, edits: first..<next, repeating: edit, to: &block)
      }
      index = end
    }
    if keepsOriginal {
      for edit in edits where edit.action != .repeatProperty {
        let name = "original \(edit.kind.rawValue)"
        block.appendCustomField(named: name, contact.bytes(of: contact.field(at: edit.field)))
      }
    }
    return block.contact(contact.provenance)
  }

  /// Copies one property, or repeats it with the value of the edit `repeating`.
  private func copy(
    _ contact: Contact, _ range: Range<Int>, edits own: Range<Int>, repeating: Int?,
    to block: inout BlockAssembler
  ) {
    var label: StandardLabel?
    for edit in own {
      if edits[edit].action == .drop { return }
      if case .relabel(let standard) = edits[edit].action { label = standard }
    }
    block.beginProperty()
    for index in range {
      var field = contact.field(at: index)
      if label != nil, field.part == .label { continue }
      if repeating != nil, field.part == .identifier { continue }
      if let label { field.labelCode = label.rawValue }
      var replacement = field.part == .value ? repeating : nil
      if replacement == nil {
        replacement = own.first { edits[$0].field == index && edits[$0].action == .replace }
      }
      if let replacement {
        if edits[replacement].kind == .date { field.flagBits &= ~FieldFlags.freeText.rawValue }
        block.append(field, bytes.span.slice(edits[replacement].range))
      } else {
        block.append(field, contact.bytes(of: field))
      }
    }
  }

  /// The changes as texts, in order of the fields.
  func appendChanges(of contact: Contact, to changes: inout [NormalizationChange]) {
    for edit in edits {
      let new = bytes.span.slice(edit.range).string
      if edit.action == .repeatProperty, !changes.isEmpty {
        changes[changes.count - 1].new += "\n" + new
        continue
      }
      var change = NormalizationChange(
        kind: edit.kind, old: contact.text(contact.field(at: edit.field)), new: new)
      if case .relabel(let label) = edit.action { change.new = label.token }
      changes.append(change)
    }
  }
}
