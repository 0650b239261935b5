package struct JSONReport: MatchReport {
  package init() {}
  package func begin(_ source: MatchReportSource, into output: inout [UInt8]) {}
  package func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {}
  package func end(_ source: MatchReportSource, into output: inout [UInt8]) {}
}
package struct JSONLinesReport: MatchReport {
  package init() {}
  package func begin(_ source: MatchReportSource, into output: inout [UInt8]) {}
  package func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {}
  package func end(_ source: MatchReportSource, into output: inout [UInt8]) {}
}
