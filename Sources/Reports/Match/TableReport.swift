import ContactModel
import Unification

/// The groups for a person who reads from top to bottom: members, reasons, then a summary.
///
/// Nothing in it is wider than its longest value, which is cut; no control character gets through.
package struct TableReport: MatchReport {
  /// How parts of the text are to be set off.
  package var style: ReportStyle

  package init(style: ReportStyle = .plain) { self.style = style }

  package func begin(_ source: MatchReportSource, into output: inout [UInt8]) {
    guard !source.groups.isEmpty else { return }
    output.append(line: "Who is the same, and why. Evidence is in bits: each doubles the odds.")
    output.append(line: "")
  }

  package func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {
    output.append(line: heading(group))
    let fields = Self.shownFields
    for contact in group.group.contacts {
      if !group.group.isSure {
        output.append(line: contact.isSure ? "  surely one:" : "  perhaps:")
      }
      for record in group.records(of: contact) {
        append(record, fields: fields, from: source, into: &output)
      }
    }
    try appendReasons(group, from: source, into: &output)
    output.append(line: "")
  }

  package func end(_ source: MatchReportSource, into output: inout [UInt8]) {
    for line in MatchSummary(source).lines { output.append(line: line) }
  }

  // MARK: Members

  private func heading(_ group: ReportGroup) -> String {
    let isSure = group.group.isSure
    var parts = [
      style(.heading, "Group \(group.group.number)"),
      isSure ? style(.good, "sure") : style(.doubtful, "maybe"),
      NumberText.percent(group.probability), NumberText.count(group.records.count, "record"),
    ]
    if !isSure { parts[3] += " in \(group.group.contacts.count) contacts" }
    return parts.joined(separator: " · ")
  }

  /// What tells people apart, in the order in which people look.
  private static let shownFields: [ComparisonField] = [
    .organization, .phone, .email, .birthday, .street, .locality, .link, .identifier,
  ]

  private func append(
    _ record: ReportRecord, fields: [ComparisonField], from source: MatchReportSource,
    into output: inout [UInt8]
  ) {
    let name = ReportText.visible(source.shown(record.contact.displayName), limit: 80)
    output.append(
      line: "  [\(record.number)] \(style(.faint, record.place))  "
        + (name.isEmpty ? style(.faint, "(no name)") : style(.heading, name)))
    for field in fields {
      let values = field.values(in: record.contact).map(source.shown)
      guard !values.isEmpty else { continue }
      let label = NumberText.left(FieldWords.name(field), columns: Self.labelColumns)
      output.append(line: "      \(style(.faint, label)) \(EvidenceText.list(values))")
    }
  }

  private static let labelColumns = 12

  // MARK: Reasons

  private func appendReasons(
    _ group: ReportGroup, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {
    output.append(line: "  why")
    for link in group.group.links.prefix(Self.mostLinks) {
      let pair = try group.pair(link, from: source)
      append(pair, sign: link.isSure ? "=" : "?", into: &output)
      for evidence in pair.evidence { append(evidence, in: pair, into: &output) }
      append(rivalsAndPriorOf: pair, into: &output)
    }
    appendRest(group.group.links.count, "link", into: &output)
    guard !group.group.refused.isEmpty else { return }
    output.append(line: "  near misses, not joined")
    for link in group.group.refused.prefix(Self.mostRefused) {
      append(try group.pair(link, from: source), sign: "≠", into: &output)
    }
    let rest = group.group.refused.count - Self.mostRefused
    if rest > 0 { output.append(line: "    … and \(rest) more") }
  }

  private static let mostLinks = 20
  private static let mostRefused = 10

  private func append(_ pair: ReportPair, sign: String, into output: inout [UInt8]) {
    var line = "    \(pair.first.reference) \(sign) \(pair.second.reference)  "
    if pair.link?.isDecided == true {
      line += "a person said so"
    } else {
      line += "\(NumberText.bits(pair.score)) bits, \(NumberText.percent(pair.probability))"
    }
    if pair.isIdentical { line += "; the records say the very same" }
    output.append(line: line)
    for contradiction in pair.contradictions {
      let text = ReportText.visible(pair.text(contradiction), limit: 160)
      output.append(line: String(repeating: " ", count: 14) + style(.bad, text))
    }
  }

  private func append(
    _ evidence: FieldEvidence, in pair: ReportPair, into output: inout [UInt8]
  ) {
    let bits = NumberText.right(NumberText.bits(evidence.bits), columns: Self.bitColumns)
    let role: ReportStyle.Role = evidence.bits >= 0 ? .good : .bad
    output.append(line: "      \(style(role, bits))  \(EvidenceText.phrase(evidence, in: pair))")
  }

  private func append(rivalsAndPriorOf pair: ReportPair, into output: inout [UInt8]) {
    let explanation = pair.explanation
    if EvidenceText.rivals(explanation) != nil {
      let bits = NumberText.right(NumberText.bits(explanation.rivals), columns: Self.bitColumns)
      let name = explanation.rivalName.isEmpty ? "something else" : explanation.rivalName
      output.append(line: "      \(style(.bad, bits))  could also be \(name)")
    }
    let bits = NumberText.right(NumberText.bits(explanation.prior), columns: Self.bitColumns)
    output.append(line: "      \(style(.faint, bits))  before any evidence: two records at random")
  }

  private static let bitColumns = 6

  private func appendRest(_ count: Int, _ noun: String, into output: inout [UInt8]) {
    let rest = count - Self.mostLinks
    if rest > 0 { output.append(line: "    … and \(NumberText.count(rest, noun)) more") }
  }
}

extension [UInt8] {
  /// Appends a text and a line feed.
  mutating func append(line text: String) {
    append(contentsOf: text.utf8)
    append(UInt8(ascii: "\n"))
  }
}
