import ContactModel

/// One column of a table: what its cells become, how sure that is, and why.
package struct CSVColumn: Sendable, Hashable {
  /// The header as written; empty when there is none.
  package var header: String
  /// What its cells become.
  package var target: CSVTarget
  /// How sure the target is, 0…1.
  package var confidence: Double
  /// Why, for `inspect`: `column of Google Contacts`, `header word "suburb"`.
  package var reason: String
  /// How the cells write dates, where the target is a date.
  package var dateOrder: CSVDateOrder = .unknown
  /// The first few different values of the sample.
  package var samples: [String] = []

  package init(header: String, target: CSVTarget, confidence: Double, reason: String) {
    self.header = header
    self.target = target
    self.confidence = confidence
    self.reason = reason
  }

  /// Whether the column was understood; cells of others are kept as custom fields under their header.
  package var isUnderstood: Bool {
    target.role == .ignored || target.kind != .customField || confidence >= 0.5
  }
}
