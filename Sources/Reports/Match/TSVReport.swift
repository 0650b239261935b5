import ContactModel
import RecordStreams
import Unification

/// The groups as a table with tabs: a header, then a line for every record of every group.
///
/// `group` joins what may be the same, `contact` what surely is. Every line has all cells; what would break
/// a line or a cell is escaped with a backslash. `MatchGroupsFile` reads it back.
package struct TSVReport: MatchReport {
  package init() {}

  /// The columns in order.
  package static let columns = [
    "group", "contact", "decision", "score", "input", "record", "uid", "name", "evidence",
    "probability",
  ]

  package func begin(_ source: MatchReportSource, into output: inout [UInt8]) {
    output.append(contentsOf: Self.columns.joined(separator: "\t").utf8)
    output.append(UInt8(ascii: "\n"))
  }

  package func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {
    let bestLinks = group.bestLinks
    var evidence: [Int: String] = [:]
    for index in Set(bestLinks.compactMap(\.self)) {
      evidence[index] = EvidenceText.compact(try group.pair(group.group.links[index], from: source))
    }
    for contact in group.group.contacts {
      for record in group.records(of: contact) {
        let best = bestLinks[record.number - 1]
        output.append(decimal: group.group.number)
        output.append(UInt8(ascii: "\t"))
        output.append(decimal: contact.number)
        output.append(contact.isSure ? "\tsure\t" : "\tmaybe\t")
        output.append(contentsOf: NumberText.fixed(record.score, decimals: 2).utf8)
        output.append(UInt8(ascii: "\t"))
        ReportText.append(cell: record.inputName, to: &output)
        output.append(UInt8(ascii: "\t"))
        output.append(decimal: record.provenance.record)
        output.append(UInt8(ascii: "\t"))
        ReportText.append(cell: source.shown(record.contact.uid), to: &output)
        output.append(UInt8(ascii: "\t"))
        ReportText.append(cell: source.shown(record.contact.displayName), to: &output)
        output.append(UInt8(ascii: "\t"))
        ReportText.append(cell: best.flatMap { evidence[$0] } ?? "", to: &output)
        output.append(UInt8(ascii: "\t"))
        let probability = Score.probability(bits: record.score)
        output.append(contentsOf: NumberText.fixed(probability, decimals: 4).utf8)
        output.append(UInt8(ascii: "\n"))
      }
    }
  }

  package func end(_ source: MatchReportSource, into output: inout [UInt8]) {}
}
