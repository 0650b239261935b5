/// The groups as JSON, an object on a line each; `MatchGroupsFile` reads them back.
package struct JSONLinesReport: MatchReport {
  package init() {}

  package func begin(_ source: MatchReportSource, into output: inout [UInt8]) {}

  package func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {
    var json = JSONWriter()
    try JSONGroup(group: group, source: source).write(to: &json)
    output.append(contentsOf: json.bytes)
    output.append(UInt8(ascii: "\n"))
  }

  package func end(_ source: MatchReportSource, into output: inout [UInt8]) {}
}
