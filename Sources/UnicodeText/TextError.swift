/// Why a text operation could not be carried out.
///
/// These are faults of the installation or of a name given by the caller (an unknown encoding, a
/// locale that ICU rejects), never of the text itself.
package struct TextError: Error, Hashable, Sendable {
  /// A kind of failure, stable across releases.
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// ICU refused: its data is missing, or there was no memory.
    package static let icu = Code(description: "icu")
    /// No converter is known for the name of an encoding.
    package static let unknownEncoding = Code(description: "unknown-encoding")
  }

  package let code: Code
  /// Lower case, names the value and the way out.
  package let message: String

  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }
}
