import RecordStreams

/// Something odd in a card, noted while it is read and told when the card's number is known.
struct VCardProblem {
  var code: DiagnosticCode
  var severity: Diagnostic.Severity = .warning
  var message: String
  /// The place in the batch.
  var range: Range<Int>
  var field = ""
}
