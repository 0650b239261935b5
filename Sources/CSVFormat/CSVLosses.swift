package import ContactModel

/// What a table could not hold: how many properties of each kind were left out or put somewhere else.
package struct CSVLosses: Sendable, Hashable {
  /// Properties left out, by kind.
  package private(set) var dropped: [PropertyKind: Int] = [:]
  /// Properties without a column of their own that are in the notes.
  package private(set) var inNotes: [PropertyKind: Int] = [:]
  /// Properties that lost raw parameters or a group only.
  package private(set) var extras = 0
  /// Characters that the encoding does not have.
  package var characters = 0

  package init() {}

  /// Whether nothing was lost.
  package var isEmpty: Bool { self == CSVLosses() }

  mutating func drop(_ kind: PropertyKind) { dropped[kind, default: 0] += 1 }
  mutating func note(_ kind: PropertyKind) { inNotes[kind, default: 0] += 1 }
  mutating func dropExtras() { extras += 1 }

  /// Adds the losses of another thread.
  package mutating func merge(_ other: CSVLosses) {
    dropped.merge(other.dropped) { $0 + $1 }
    inNotes.merge(other.inNotes) { $0 + $1 }
    extras += other.extras
    characters += other.characters
  }
}
