package import ContactModel
import RecordStreams

/// Counts what contacts hold, so that a table gets the columns its rows need.
///
/// A first pass counts, on any number of threads; `merge` joins the counts; the columns do not depend on the
/// order. Memory grows with the number of different custom field names only.
package struct CSVCensus: Sendable {
  /// The most properties of a kind in one contact, by raw value of the kind.
  private var most = [UInt32](repeating: 0, count: 256)
  /// The parts seen in properties of a kind, one bit for each raw value.
  private var parts = [UInt64](repeating: 0, count: 256)
  /// Whether a property of a kind has a label or is preferred.
  private var labelled = [Bool](repeating: false, count: 256)
  /// The most properties of a name in one contact, for custom fields and identifiers.
  private(set) var customNames: [CustomName: Int] = [:]
  /// The number of contacts counted.
  package private(set) var contactCount = 0

  struct CustomName: Hashable, Comparable {
    var isIdentifier: Bool
    var name: String

    static func < (left: CustomName, right: CustomName) -> Bool {
      if left.isIdentifier != right.isIdentifier { return left.isIdentifier }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }

  package init() {}

  /// Counts one contact.
  package mutating func count(_ contact: Contact) {
    contactCount += 1
    var names: [CustomName: Int] = [:]
    var index = 0
    while index < contact.fieldCount {
      let first = contact.field(at: index)
      let end = contact.endOfProperty(at: index)
      let kind = Int(first.kindCode)
      if first.labelCode != 0 || first.flags.contains(.preferred) { labelled[kind] = true }
      for position in index..<end {
        let field = contact.field(at: position)
        parts[Int(field.kindCode)] |= 1 << UInt64(field.partCode & 63)
        if position > index, field.kindCode != first.kindCode { note(field, contact) }
      }
      note(first, contact)
      if first.kind == .customField || first.kind == .customIdentifier {
        let name = CustomName(
          isIdentifier: first.kind == .customIdentifier,
          name: contact.partText(.label, index, end))
        names[name, default: 0] += 1
      }
      index = end
    }
    for (name, count) in names where count > customNames[name] ?? 0 { customNames[name] = count }
    for kind in touched {
      most[kind] = max(most[kind], tally[kind])
      tally[kind] = 0
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Counts of the contact at hand.
  private var tally = [UInt32](repeating: 0, count: 256)
  private var touched: [Int] = []

  private mutating func note(_ field: Field, _ contact: Contact) {
    let kind = Int(field.kindCode)
    if tally[kind] == 0 { touched.append(kind) }
    tally[kind] += 1
  }

  /// Adds what another thread counted.
  package mutating func merge(_ other: CSVCensus) {
    contactCount += other.contactCount
    for kind in 0..<256 {
      most[kind] = max(most[kind], other.most[kind])
      parts[kind] |= other.parts[kind]
      labelled[kind] = labelled[kind] || other.labelled[kind]
    }
    customNames.merge(other.customNames) { max($0, $1) }
  }

  /// The most properties of a kind in one contact.
  func most(_ kind: PropertyKind) -> Int { Int(most[Int(kind.rawValue)]) }

  /// Whether any property of a kind has this part.
  func has(_ kind: PropertyKind, _ part: FieldPart) -> Bool {
    parts[Int(kind.rawValue)] >> UInt64(part.rawValue & 63) & 1 == 1
  }

  /// Whether any property of a kind has a label or is preferred.
  func hasLabels(_ kind: PropertyKind) -> Bool { labelled[Int(kind.rawValue)] }

  /// Names of custom fields and identifiers with the number of columns each needs, in an order of their own.
  var customColumns: [(name: CustomName, count: Int)] {
    customNames.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How many columns custom names may take at most; the rest is counted as lost.
  static let mostCustomColumns = 500
}
