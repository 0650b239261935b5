import ContactModel
import RecordStreams

/// Chooses among the labels of equal values the one that says most.
enum LabelChoice {
  struct Choice {
    /// The property whose value is kept.
    var property: MergeAssembly.Property
    var label: StandardLabel
    /// The text of a custom label; `nil` to leave the property's own parts alone.
    var text: String?
    /// Labels of another kind that the equal values had besides: home for a mobile number.
    var others: [StandardLabel]
  }

  /// - Parameter group: Equal values, at least one, in the order of their cards.
  static func best(of group: [MergeAssembly.Property], in cards: [MergeCard]) -> Choice {
    func field(_ property: MergeAssembly.Property) -> Field {
      cards[property.card].contact.field(at: property.fields.lowerBound)
    }
    var best = group[0]
    for other in group.dropFirst()
    where rank(field(other).label) > rank(field(best).label) {
      best = other
    }
    let first = group[0]
    let label = field(best).label
    var others: [StandardLabel] = []
    for property in group {
      let other = field(property).label
      if other != label, family(other) != family(label), !others.contains(other),
        vCardType(other) != nil, vCardType(label) != nil
      {
        others.append(other)
      }
    }
    // The value's spelling is the first card's; only the label may come from another.
    let text = field(first).label == label ? nil : customText(best, cards)
    return Choice(property: first, label: label, text: text, others: others)
  }

  private static func customText(
    _ property: MergeAssembly.Property, _ cards: [MergeCard]
  ) -> String {
    cards[property.card].contact.partText(
      .label, property.fields.lowerBound, property.fields.upperBound)
  }

  /// Labels of one family say the same, one more precisely than the other.
  private static func family(_ label: StandardLabel) -> Int {
    switch label {
    case .none, .other: 0
    case .mobile, .iPhone, .appleWatch: 1
    case .main, .home: 2
    case .work: 3
    case .homeFax, .workFax, .otherFax: 4
    case .pager: 5
    default: 100 + Int(label.rawValue)
    }
  }

  /// How much a label says.
  private static func rank(_ label: StandardLabel) -> Int {
    switch label {
    case .none: 0
    case .other: 1
    case .main: 2
    case .home, .work, .school: 3
    case .mobile: 5
    case .appleWatch: 6
    case .iPhone: 7
    case .otherFax: 5
    case .homeFax, .workFax, .pager: 6
    case .custom: 4
    default: 8
    }
  }

  static func vCardType(_ label: StandardLabel) -> String? {
    switch label {
    case .home: "HOME"
    case .work: "WORK"
    case .mobile: "CELL"
    case .pager: "PAGER"
    case .homeFax, .workFax, .otherFax: "FAX"
    default: nil
    }
  }
}
