import RecordStreams

/// Something odd in one cell, before it has its place in the input.
struct CSVIssue {
  var code: DiagnosticCode
  var severity: Diagnostic.Severity
  var message: String
  var range: Range<Int>
  var column: Int
}
