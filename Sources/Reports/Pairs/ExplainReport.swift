import ContactModel
package import Unification

/// Why two records are one person, or not: the waterfall from the prior to the score, for people or as JSON.
package struct ExplainReport {
  private let pair: ReportPair
  private let style: ReportStyle

  /// Makes the report of two records.
  ///
  /// - Parameters:
  ///   - first: A record; give it the number 1.
  ///   - second: Another; give it the number 2.
  package init(
    _ explanation: PairExplanation, first: ReportRecord, second: ReportRecord,
    isRedacted: Bool = false, style: ReportStyle = .plain
  ) {
    pair = ReportPair(
      first: first, second: second, explanation: explanation, isRedacted: isRedacted)
    self.style = style
  }

  /// Makes the report of two records of a match, by their positions in the run.
  ///
  /// - Throws: What the source's `fetch` throws.
  package init(
    _ first: Int, _ second: Int, from source: MatchReportSource, style: ReportStyle = .plain
  ) throws {
    func record(_ position: Int, number: Int) throws -> ReportRecord {
      let (provenance, fingerprint) = source.locate(position)
      return ReportRecord(
        number: number, inputName: source.inputName(provenance), provenance: provenance,
        fingerprint: fingerprint, contact: try source.fetch(provenance))
    }
    self.init(
      source.explain(first, second), first: try record(first, number: 1),
      second: try record(second, number: 2), isRedacted: source.isRedacted, style: style)
  }

  /// Appends the waterfall for people: every line adds or takes bits, the last is the sum.
  package func append(textTo output: inout [UInt8]) {
    for record in [pair.first, pair.second] {
      let name = ReportText.visible(pair.shown(record.contact.displayName), limit: 80)
      output.append(
        line: "\(record.reference) \(style(.faint, record.place))  "
          + style(.heading, name.isEmpty ? "(no name)" : name))
    }
    output.append(line: "")
    let explanation = pair.explanation
    var sum = explanation.prior
    append(explanation.prior, sum, "before any evidence: two records at random", to: &output)
    for evidence in pair.evidence {
      sum += evidence.bits
      append(evidence.bits, sum, EvidenceText.phrase(evidence, in: pair), to: &output)
    }
    if EvidenceText.rivals(explanation) != nil {
      sum += explanation.rivals
      let name = explanation.rivalName.isEmpty ? "something else" : explanation.rivalName
      append(explanation.rivals, sum, "could also be \(name)", to: &output)
    }
    let verdict =
      "= score in bits: one person with a probability of \(NumberText.percent(pair.probability))"
    let score = NumberText.right(NumberText.bits(pair.score), columns: 2 * Self.columns + 2)
    output.append(line: "\(style(.heading, score))  \(verdict)")
    appendNotes(to: &output)
  }

  private static let columns = 7

  private func append(
    _ bits: Double, _ sum: Double, _ text: String, to output: inout [UInt8]
  ) {
    let step = NumberText.right(NumberText.bits(bits), columns: Self.columns)
    let total = NumberText.right(NumberText.bits(sum), columns: Self.columns)
    output.append(
      line: "\(style(bits < 0 ? .bad : .good, step))  \(style(.faint, total))  \(text)")
  }

  private func appendNotes(to output: inout [UInt8]) {
    if pair.isIdentical { output.append(line: "the records say the very same") }
    for contradiction in pair.contradictions {
      let text = ReportText.visible(pair.text(contradiction), limit: 160)
      output.append(line: "\(style(.bad, "against:")) \(text)")
    }
  }

  /// Appends the same as one JSON object on a line.
  package func append(jsonTo output: inout [UInt8]) {
    var json = JSONWriter()
    json.object { json in
      json.key("records")
      json.array { json in
        for record in [pair.first, pair.second] {
          json.object { json in
            json.member("member", record.number)
            JSONPair.writePlace(of: record, to: &json)
            json.member("uid", pair.shown(record.contact.uid))
            json.member("name", pair.shown(record.contact.displayName))
            json.member("fingerprint", JSONPair.hexadecimal(record.fingerprint))
          }
        }
      }
      json.key("pair")
      JSONPair(pair).write(to: &json)
    }
    output.append(contentsOf: json.bytes)
    output.append(UInt8(ascii: "\n"))
  }
}
