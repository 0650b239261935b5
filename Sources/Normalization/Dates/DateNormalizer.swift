import ContactModel
import RecordStreams

/// Turns dates into comparable numbers and sorts out dates that stand for "none".
///
/// A value without state: any number of threads share it.
package struct DateNormalizer: Sendable {
  package init() {}

  /// The date for comparison: `none` for texts that are no date and for placeholders.
  package func key(of text: Span<UInt8>) -> PackedDate {
    ContactDate(iso: text).map(PackedDate.init) ?? .none
  }
}
