import Unification

/// The evidence of a pair in words.
enum EvidenceText {
  /// One line: `phone shared +12.3; given nickname +3.0; prior -18.2`.
  static func compact(_ pair: ReportPair) -> String {
    var parts: [String] = []
    if pair.link?.isDecided == true { parts.append("decided same") }
    if pair.isIdentical { parts.append("identical records") }
    for evidence in pair.evidence {
      parts.append(
        "\(FieldWords.identifier(evidence.field)) \(evidence.level) \(NumberText.bits(evidence.bits))"
      )
    }
    for contradiction in pair.contradictions {
      parts.append("contradiction \(FieldWords.words("\(contradiction)"))")
    }
    if let rivals = rivals(pair.explanation) { parts.append("rivals \(rivals)") }
    parts.append("prior \(NumberText.bits(pair.explanation.prior))")
    return parts.joined(separator: "; ")
  }

  /// What something else that explains the agreement takes: `-2.0 (two people of one household)`;
  /// `nil` when it takes nothing that would be seen.
  static func rivals(_ explanation: PairExplanation) -> String? {
    let bits = NumberText.bits(explanation.rivals)
    if bits == "+0.0" || bits == "-0.0" { return nil }
    return explanation.rivalName.isEmpty ? bits : "\(bits) (\(explanation.rivalName))"
  }

  /// What one comparison says: `phone: the same: +1 202 555 0143`.
  static func phrase(_ evidence: FieldEvidence, in pair: ReportPair) -> String {
    let (first, second) = pair.values(evidence)
    let left = list(first)
    let right = list(second)
    let values =
      left.isEmpty || right.isEmpty ? left + right : left == right ? left : "\(left) / \(right)"
    let phrase =
      "\(FieldWords.name(evidence.field)): \(FieldWords.phrase(level: evidence.level))"
    return values.isEmpty ? phrase : "\(phrase): \(values)"
  }

  /// A few values on one line, each cut to a readable length.
  static func list(_ values: [String], most: Int = 3, limit: Int = 60) -> String {
    var texts = values.prefix(most).map { ReportText.visible($0, limit: limit) }
    if values.count > most { texts.append("… \(values.count - most) more") }
    return texts.joined(separator: ", ")
  }
}
