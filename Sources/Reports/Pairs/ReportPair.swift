import ContactModel
package import Unification

/// Two records and why they are one person, or not; values masked where that was asked for.
package struct ReportPair {
  package let first: ReportRecord
  package let second: ReportRecord
  package let explanation: PairExplanation
  /// The link between them; `nil` when two records were asked for by hand.
  package let link: MatchLink?
  package let isRedacted: Bool

  package init(
    first: ReportRecord, second: ReportRecord, explanation: PairExplanation, link: MatchLink? = nil,
    isRedacted: Bool = false
  ) {
    self.first = first
    self.second = second
    self.explanation = explanation
    self.link = link
    self.isRedacted = isRedacted
  }

  /// The score in bits: the link's, which decisions and exact duplicates raise, else the model's.
  package var score: Double { link?.score ?? explanation.score }
  /// The score as a probability.
  package var probability: Double { Score.probability(bits: score) }
  /// Whether the two say the very same.
  package var isIdentical: Bool {
    first.fingerprint == second.fingerprint && first.fingerprint != 0
  }
  /// What speaks against the two.
  package var contradictions: [Contradiction] {
    explanation.contradictions
      + (link?.contradictions ?? []).filter {
        !explanation.contradictions.contains($0)
      }
  }

  /// What every comparison says, what speaks loudest first, what speaks against last.
  var evidence: [FieldEvidence] {
    explanation.fields.enumerated()
      .sorted { ($0.element.bits, $1.offset) > ($1.element.bits, $0.offset) }
      .map(\.element)
  }

  /// The values that a comparison looked at: those in common where it found some, else all.
  func values(_ evidence: FieldEvidence) -> (first: [String], second: [String]) {
    let left = evidence.field.values(in: first.contact)
    let right = evidence.field.values(in: second.contact)
    guard FieldWords.isShared(level: evidence.level) else { return (shown(left), shown(right)) }
    let (leftKeys, rightKeys) = (left.map(Self.key), right.map(Self.key))
    let common = left.indices.filter { index in
      rightKeys.contains { Self.isSame($0, leftKeys[index], evidence.field) }
    }
    let others = right.indices.filter { index in
      leftKeys.contains { Self.isSame($0, rightKeys[index], evidence.field) }
    }
    guard !common.isEmpty else { return (shown(left), shown(right)) }
    return (shown(common.map { left[$0] }), shown(others.map { right[$0] }))
  }

  /// A contradiction in words: "different birthdays: 1951-02-03 and 1983-07-21".
  func text(_ contradiction: Contradiction) -> String {
    let phrase = FieldWords.phrase(contradiction)
    guard let field = FieldWords.field(contradiction) else { return phrase }
    let left = shown(field.values(in: first.contact))
    let right = shown(field.values(in: second.contact))
    guard !left.isEmpty, !right.isEmpty else { return phrase }
    return "\(phrase): \(left.joined(separator: ", ")) and \(right.joined(separator: ", "))"
  }

  /// A personal value as it may be shown.
  func shown(_ value: String) -> String { isRedacted ? Redaction.mask(value) : value }

  private func shown(_ values: [String]) -> [String] { values.map(shown) }

  /// Letters and digits only, in lower case; good enough to pick what to show, not to match.
  private static func key(_ value: String) -> String {
    let key = value.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "@" }
    // Two names of one provider, which ignores dots.
    return key.hasSuffix("@googlemailcom") ? key.dropLast(13) + "gmailcom" : key
  }

  private static func isSame(_ left: String, _ right: String, _ field: ComparisonField) -> Bool {
    if left == right { return true }
    guard field == .phone else { return false }
    // "+49 30 1234567" and "030 1234567" end alike.
    let shorter = min(left.utf8.count, right.utf8.count)
    let length = min(shorter - 1, 9)
    return length >= 6 && left.utf8.suffix(length).elementsEqual(right.utf8.suffix(length))
  }
}
