/// The history that one transaction writes, in order.
///
/// Cards added one after another have numbers one after another, so they are one row: an import of a
/// million cards leaves a hundred rows of history.
struct ChangeEvents {
  /// Raw values are stored: never renumber, only add.
  enum Kind: Int {
    case added = 1
    case updated = 2
    case deleted = 3
  }

  struct Event {
    var kind: Kind
    var firstCard: Int64
    var count: Int
    /// The identifier of a deleted card, which no row tells any more.
    var identifier: CardIdentifier?
  }

  private(set) var list: [Event] = []

  mutating func added(_ card: Int64) { append(.added, card) }
  mutating func updated(_ card: Int64) { append(.updated, card) }
  mutating func deleted(_ card: Int64, _ identifier: CardIdentifier) {
    list.append(Event(kind: .deleted, firstCard: card, count: 1, identifier: identifier))
  }

  private mutating func append(_ kind: Kind, _ card: Int64) {
    if let last = list.last, last.kind == kind, last.firstCard + Int64(last.count) == card {
      list[list.count - 1].count += 1
    } else {
      list.append(Event(kind: kind, firstCard: card, count: 1))
    }
  }
}
