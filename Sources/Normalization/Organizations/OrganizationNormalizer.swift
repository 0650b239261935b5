import RecordStreams

/// Turns names of organizations into keys that can be compared.
///
/// A value without state: any number of threads share it.
package struct OrganizationNormalizer: Sendable {
  package init() {}

  /// Appends the folded words of an organization's name without its legal form: `Acme, Inc.` gives "acme".
  ///
  /// - Returns: The number of words; 0 and nothing appended when the text has none.
  @discardableResult
  package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) -> Int {
    WordFolder.appendUndottedWords(of: text, to: &bytes)
  }
}
