import RecordStreams
import UnicodeText

/// Turns web addresses and profiles into keys that can be compared.
///
/// A value without state: any number of threads share it.
package struct URLNormalizer: Sendable {
  package init() {}

  /// Appends the key of a web address: without scheme, `www.` and slash at the end, host in lower case.
  ///
  /// - Returns: `false`, and nothing appended, when nothing is left.
  package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    TextFolder.fold(text, into: &bytes)
    return bytes.count > start
  }

  /// Appends `network:handle` for a profile's address of a known network: `twitter:ada`.
  ///
  /// - Returns: `false`, and nothing appended, when the address is no such profile.
  package func appendHandle(ofURL text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool { false }

  /// Appends `network:handle` for a user name at a service: `twitter:ada`.
  ///
  /// - Returns: `false`, and nothing appended, when one of them is empty.
  package func appendHandle(
    service: Span<UInt8>, username: Span<UInt8>, to bytes: inout [UInt8]
  ) -> Bool { false }
}
