public import RecordStreams

extension DiagnosticCode {
  /// The bytes are no JSON at this place.
  public static let jsonSyntax = DiagnosticCode("json-syntax")
  /// A value that is no object stands where a contact is expected.
  public static let jsonNotAnObject = DiagnosticCode("json-not-an-object")
  /// Characters were replaced.
  public static let jsonRepairedText = DiagnosticCode("json-repaired-text")
  /// A member of Kinfold's own object is not known.
  public static let jsonUnknownMember = DiagnosticCode("json-unknown-member")
}

/// The codes of this module, with what each means.
package enum JSONDiagnostics {
  package static let catalogue: [(DiagnosticCode, String)] = [
    (
      .jsonSyntax,
      "The bytes are no JSON at this place. The record is refused; reading goes on with the next one."
    ),
    (
      .jsonNotAnObject,
      "A text, a number or a list stands where an object with a contact is expected. It is refused."
    ),
    (
      .jsonRepairedText,
      "Ill-formed UTF-8, a lone surrogate or an unknown escape was replaced by U+FFFD; the contact is kept."
    ),
    (
      .jsonUnknownMember,
      "An object of Kinfold's own kind has a member that is not known; it is kept as an unknown property."
    ),
  ]
}
