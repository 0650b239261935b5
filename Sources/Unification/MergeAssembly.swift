import ContactModel
import RecordStreams

/// A merge under way: the contact being built and the account of every value.
struct MergeAssembly {
  let cards: [MergeCard]
  let keys: ValueKeys
  private var builder = ContactBuilder()
  private var values: [MergedValue] = []

  init(cards: [MergeCard], keys: ValueKeys) {
    self.cards = cards
    self.keys = keys
  }

  /// One property of one card.
  struct Property {
    var card: Int
    var fields: Range<Int>
  }

  consuming func finish() -> UnifiedContact {
    var builder = builder
    let contact = builder.finish(
      provenance: cards.first?.contact.provenance ?? Provenance())
    return UnifiedContact(
      contact: contact, sources: cards.map(\.contact.provenance), values: values)
  }

  // MARK: The ways of taking

  mutating func takeName(from chosen: Int?) {
    for card in cards.indices {
      for kind in NameChoice.kinds {
        for property in properties(kind) where property.card == card {
          if card == chosen { copy(property) }
          let isSame = card != chosen && chosen.map { text(kind, of: $0) } == text(property)
          note(property, card == chosen ? .kept : isSame ? .equal : .otherName)
        }
      }
    }
  }

  /// The value of the first card that has one.
  mutating func takeFirst(_ kind: PropertyKind) {
    let all = properties(kind).filter { !isEmpty($0) }
    guard let first = all.first else { return }
    copy(first)
    note(first, .kept)
    for other in all.dropFirst() { note(other, text(other) == text(first) ? .equal : .outranked) }
  }

  /// Department, title and function: from the card the organization is from, else from the first card that names
  /// no other organization; a title is not carried over to another employer.
  mutating func takeOfOrganization(_ kind: PropertyKind) {
    let all = properties(kind).filter { !isEmpty($0) }
    let employer = cards.indices.first { cards[$0].contact.has(.organizationName) }
    let key = employer.map { keys.organization(cards[$0].contact) }
    let fitting = all.filter { property in
      let own = keys.organization(cards[property.card].contact)
      return own.isEmpty || own == key
    }
    guard let chosen = fitting.first(where: { $0.card == employer }) ?? fitting.first else {
      for property in all { note(property, .outranked) }
      return
    }
    copy(chosen)
    for property in all {
      let isChosen = property.card == chosen.card && property.fields == chosen.fields
      note(
        property, isChosen ? .kept : text(property) == text(chosen) ? .equal : .outranked)
    }
  }

  /// The greatest or smallest value, compared as text.
  mutating func takeExtreme(_ kind: PropertyKind, isBetter: (String, String) -> Bool) {
    let all = properties(kind).filter { !isEmpty($0) }
    guard var best = all.first else { return }
    for other in all.dropFirst() where isBetter(text(other), text(best)) { best = other }
    copy(best)
    for property in all {
      let isBest = property.card == best.card && property.fields == best.fields
      note(property, isBest ? .kept : text(property) == text(best) ? .equal : .outranked)
    }
  }

  /// Every value once, in the order of the cards, with the best label of its equals.
  mutating func unite(_ kind: PropertyKind) {
    var seen: [[UInt8]] = []
    var equals: [[Property]] = []
    for property in properties(kind) where !isEmpty(property) {
      let key = keys.key(of: cards[property.card].contact, property.fields)
      if let position = seen.firstIndex(of: key) {
        equals[position].append(property)
      } else {
        seen.append(key)
        equals.append([property])
      }
    }
    if kind == .image { equals.sort { size($0[0]) > size($1[0]) } }
    for group in equals {
      let best = LabelChoice.best(of: group, in: cards)
      copy(best.property, label: best.label, labelText: best.text, more: best.others)
      for property in group {
        let isBest = property.card == best.property.card && property.fields == best.property.fields
        note(property, isBest ? .kept : .equal)
      }
    }
  }

  /// One note of all texts, each once; a text that another one holds is not repeated.
  mutating func uniteNotes() {
    let all = properties(.note).filter { !isEmpty($0) }
    var kept: [Property] = []
    for property in all {
      let text = text(property)
      let isContained = all.contains { other in
        let longer = self.text(other)
        return longer.utf8.count > text.utf8.count && longer.contains(text)
      }
      let isRepeated = kept.contains { self.text($0) == text }
      if !isContained, !isRepeated { kept.append(property) }
      note(property, isRepeated ? .equal : isContained ? .contained : .kept)
    }
    guard !kept.isEmpty else { return }
    builder.beginProperty()
    builder.append(.note, .value, text: kept.map(text).joined(separator: "\n\n"))
  }

  // MARK: Properties

  private func properties(_ kind: PropertyKind) -> [Property] {
    var properties: [Property] = []
    for (card, source) in cards.enumerated() {
      var index = 0
      while index < source.contact.fieldCount {
        let end = source.contact.endOfProperty(at: index)
        if source.contact.field(at: index).kind == kind {
          properties.append(Property(card: card, fields: index..<end))
        }
        index = end
      }
    }
    return properties
  }

  private func isEmpty(_ property: Property) -> Bool {
    let contact = cards[property.card].contact
    return !property.fields.contains { contact.field(at: $0).length > 0 }
  }

  private func size(_ property: Property) -> UInt32 {
    cards[property.card].contact.field(at: property.fields.lowerBound).length
  }

  private func text(_ kind: PropertyKind, of card: Int) -> String { cards[card].contact.text(kind) }

  private func text(_ property: Property) -> String {
    let contact = cards[property.card].contact
    let first = contact.field(at: property.fields.lowerBound)
    switch first.kind {
    case .image, .thumbnail, .logo:
      if !first.flags.contains(.reference) { return "\(first.length) bytes" }
    default: break
    }
    var parts: [String] = []
    for index in property.fields {
      let field = contact.field(at: index)
      switch field.part {
      case .label, .identifier, .group, .parameters, .mediaType: continue
      default: if field.length > 0 { parts.append(contact.text(field)) }
      }
    }
    return parts.joined(separator: ", ")
  }

  private mutating func note(_ property: Property, _ reason: MergedValue.Reason) {
    let kind = cards[property.card].contact.field(at: property.fields.lowerBound).kind
    values.append(
      MergedValue(
        property: "\(kind)", text: text(property), source: property.card, reason: reason))
  }

  /// Copies a property with all its parts, under another label where one is given.
  private mutating func copy(
    _ property: Property, label: StandardLabel? = nil, labelText: String? = nil,
    more: [StandardLabel] = []
  ) {
    let contact = cards[property.card].contact
    builder.beginProperty()
    for index in property.fields {
      let field = contact.field(at: index)
      if labelText != nil, field.part == .label { continue }
      builder.append(
        field.kind, field.part, label: label ?? field.label, flags: field.flags,
        contact.bytes(of: field))
    }
    let kind = contact.field(at: property.fields.lowerBound).kind
    if let labelText, !labelText.isEmpty {
      builder.append(kind, .label, label: label ?? .custom, text: labelText)
    }
    for other in more {
      if let type = LabelChoice.vCardType(other) {
        builder.append(kind, .parameters, label: label ?? .none, text: ";TYPE=\(type)")
      }
    }
  }
}
