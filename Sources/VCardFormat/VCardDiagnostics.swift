package import RecordStreams

extension DiagnosticCode {
  static let vcardTextOutside = DiagnosticCode("vcard-text-outside-card")
  static let vcardStrayEnd = DiagnosticCode("vcard-stray-end")
  static let vcardMissingBegin = DiagnosticCode("vcard-missing-begin")
  static let vcardMissingEnd = DiagnosticCode("vcard-missing-end")
  static let vcardMissingVersion = DiagnosticCode("vcard-missing-version")
  static let vcardTextWithoutProperty = DiagnosticCode("vcard-text-without-property")
  static let vcardCharsetGuessed = DiagnosticCode("vcard-charset-guessed")
  static let vcardCharsetUnknown = DiagnosticCode("vcard-charset-unknown")
  static let vcardCharacterReplaced = DiagnosticCode("vcard-character-replaced")
  static let vcardControlCharacter = DiagnosticCode("vcard-control-character")
  static let vcardNameRepaired = DiagnosticCode("vcard-name-repaired")
  static let vcardParameterRepaired = DiagnosticCode("vcard-parameter-repaired")
  static let vcardDateAsText = DiagnosticCode("vcard-date-as-text")
  static let vcardBadBase64 = DiagnosticCode("vcard-bad-base64")
  static let vcardImageType = DiagnosticCode("vcard-image-type")
  static let vcardEmptyCard = DiagnosticCode("vcard-empty-card")
  static let vcardBatchTooLarge = DiagnosticCode("vcard-batch-too-large")
}

/// Every diagnostic of this module, for `explain` and the manual.
package enum VCardDiagnostics {
  /// The codes with one sentence each.
  package static let catalogue: [(DiagnosticCode, String)] = [
    (.vcardTextOutside, "There is text that belongs to no card; it was left out."),
    (.vcardStrayEnd, "An END:VCARD closes no card; it was left out."),
    (
      .vcardMissingBegin,
      "Properties stand where BEGIN:VCARD was expected; they were read as a card."
    ),
    (
      .vcardMissingEnd,
      "A card is not closed before the next one begins or the file ends; it was closed there."
    ),
    (
      .vcardMissingVersion,
      "A card has no VERSION, or one that does not exist; the rules of 3.0 were used."
    ),
    (
      .vcardTextWithoutProperty,
      "A line has no property name; it was taken as the next line of the value before it."
    ),
    (
      .vcardCharsetGuessed,
      "Bytes are not UTF-8 and no CHARSET is stated; they were read as windows-1252."
    ),
    (
      .vcardCharsetUnknown,
      "A CHARSET is not known; the bytes were read as UTF-8 or windows-1252."
    ),
    (
      .vcardCharacterReplaced,
      "Bytes are no characters in the stated CHARSET; each was replaced by U+FFFD."
    ),
    (.vcardControlCharacter, "A value has a NUL in it; it was left out."),
    (
      .vcardNameRepaired,
      "All separators of a name were escaped; the name was split because FN agrees."
    ),
    (
      .vcardParameterRepaired,
      "A parameter is malformed (a comma for a semicolon); it was read as meant."
    ),
    (.vcardDateAsText, "A date cannot be understood; it was kept as text."),
    (
      .vcardBadBase64,
      "Base64 has characters that do not belong there; they were left out."
    ),
    (
      .vcardImageType,
      "A picture is of another type than stated; the type that its bytes show was taken."
    ),
    (.vcardEmptyCard, "A card holds nothing; it was counted and read as an empty contact."),
    (
      .vcardBatchTooLarge,
      "More than 4 GiB would have to be read as one piece; it was refused."
    ),
  ]
}
