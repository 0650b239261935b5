import Unification

/// What a match found, in numbers.
package struct MatchSummary: Sendable, Hashable {
  package var records = 0
  package var groups = 0
  package var sureGroups = 0
  package var recordsInGroups = 0
  /// How many records go when the sure contacts are merged.
  package var mergedAway = 0

  package init(_ source: MatchReportSource) {
    records = source.recordCount
    groups = source.groups.count
    for group in source.groups {
      if group.isSure { sureGroups += 1 }
      for contact in group.contacts {
        recordsInGroups += contact.members.count
        mergedAway += contact.members.count - 1
      }
    }
  }

  /// Groups that a person has to look at.
  package var reviewGroups: Int { groups - sureGroups }
  /// The contacts that remain when the sure ones are merged.
  package var contacts: Int { records - mergedAway }

  /// For people.
  var lines: [String] {
    guard groups > 0 else {
      return ["\(NumberText.count(records, "record")), none of them twice."]
    }
    return [
      "Summary",
      "  \(NumberText.count(records, "record")), \(recordsInGroups) of them in "
        + "\(NumberText.count(groups, "group")): \(sureGroups) sure, \(reviewGroups) for review",
      "  when the sure ones are merged, \(NumberText.count(mergedAway, "record")) go and "
        + "\(NumberText.count(contacts, "contact")) remain",
    ]
  }
}
