/// The groups as one JSON document: the inputs, the groups, the numbers.
package struct JSONReport: MatchReport {
  package init() {}

  package func begin(_ source: MatchReportSource, into output: inout [UInt8]) {
    var json = JSONWriter()
    json.array { json in
      for name in source.inputNames { json.value(name) }
    }
    output.append(contentsOf: "{\"kinfold\":1,\"inputs\":".utf8)
    output.append(contentsOf: json.bytes)
    output.append(contentsOf: ",\"isRedacted\":\(source.isRedacted),\"groups\":[\n".utf8)
  }

  package func append(
    _ group: ReportGroup, isFirst: Bool, from source: MatchReportSource, into output: inout [UInt8]
  ) throws {
    if !isFirst { output.append(contentsOf: ",\n".utf8) }
    var json = JSONWriter()
    try JSONGroup(group: group, source: source).write(to: &json)
    output.append(contentsOf: json.bytes)
  }

  package func end(_ source: MatchReportSource, into output: inout [UInt8]) {
    let summary = MatchSummary(source)
    var json = JSONWriter()
    json.object { json in
      json.member("records", summary.records)
      json.member("recordsInGroups", summary.recordsInGroups)
      json.member("groups", summary.groups)
      json.member("sureGroups", summary.sureGroups)
      json.member("reviewGroups", summary.reviewGroups)
      json.member("mergedAway", summary.mergedAway)
      json.member("contacts", summary.contacts)
    }
    output.append(contentsOf: "\n],\"summary\":".utf8)
    output.append(contentsOf: json.bytes)
    output.append(contentsOf: "}\n".utf8)
  }
}
