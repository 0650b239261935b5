/// What a format module says about the first bytes of an input.
public struct FormatEvidence: Sendable, Hashable {
  /// The format's name as on the command line: `vcard3`, `google-csv`, `jsonl`.
  public var format: String
  /// How sure the module is, 0…1.
  public var confidence: Double
  /// Why, for `inspect`: one short line.
  public var reason: String

  /// Makes evidence.
  public init(format: String, confidence: Double, reason: String) {
    self.format = format
    self.confidence = confidence
    self.reason = reason
  }
}
