/// What a person decided about a record or a group, in the words that people write.
enum ReviewDecision: Hashable {
  /// The record's contact is one.
  case sure
  /// The record is the same as the others of its group with this decision.
  case same
  /// Not decided.
  case review
  /// Nothing is to be merged.
  case keep

  /// Reads a word, in any case and with space around it; nothing at all is no decision.
  init?(word: String) {
    switch word.lowercased().filter({ $0 != " " }) {
    case "sure": self = .sure
    case "same", "merge", "yes", "y": self = .same
    case "maybe", "review", "": self = .review
    case "different", "no", "n", "keep": self = .keep
    default: return nil
    }
  }

  static let words = "sure, same, merge, yes, maybe, review, different, no, keep"
}
