package import RecordStreams

extension DiagnosticCode {
  /// A quote opens a cell and is not closed in a sensible place.
  package static let csvLoneQuote = DiagnosticCode("csv-lone-quote")
  /// A quoted cell holds a quote that is neither doubled nor its end.
  package static let csvInnerQuote = DiagnosticCode("csv-inner-quote")
  /// A row has more or fewer cells than the table has columns.
  package static let csvRaggedRow = DiagnosticCode("csv-ragged-row")
  /// Every cell of a row is empty.
  package static let csvEmptyRow = DiagnosticCode("csv-empty-row")
  /// A row holds nothing by which its person could be known.
  package static let csvNobody = DiagnosticCode("csv-nobody")
  /// The header comes again.
  package static let csvRepeatedHeader = DiagnosticCode("csv-repeated-header")
  /// Bytes are not UTF-8 although the table's beginning is.
  package static let csvNotUTF8 = DiagnosticCode("csv-not-utf8")
  /// A spreadsheet wrote a number as `4.47700900123E+11`, with all its digits.
  package static let csvExpandedNumber = DiagnosticCode("csv-expanded-number")
  /// A spreadsheet rounded a number: `4.47701E+11`.
  package static let csvRoundedNumber = DiagnosticCode("csv-rounded-number")
  /// A date can be read as day and month or as month and day.
  package static let csvAmbiguousDate = DiagnosticCode("csv-ambiguous-date")
  /// A date is no date.
  package static let csvUnreadableDate = DiagnosticCode("csv-unreadable-date")
  /// The batch is too large for offsets of 32 bits.
  package static let csvTooLarge = DiagnosticCode("csv-too-large")
}

/// The diagnostics of this module, for `explain` and the manual.
package enum CSVDiagnostics {
  /// Each code with a sentence that explains it.
  package static let catalogue: [(DiagnosticCode, String)] = [
    (
      .csvLoneQuote,
      "A quote at the start of a cell is never closed, or only by the quote of another row. The line is read "
        + "with the quote as text if it then fits the header, else it is refused; the next line is read as usual."
    ),
    (
      .csvInnerQuote,
      "A quoted cell holds a quote that should have been doubled. It was kept as text."
    ),
    (
      .csvRaggedRow,
      "A row has another number of cells than the header. Missing cells are empty; cells in excess are kept "
        + "as custom fields named after their column's number."
    ),
    (.csvEmptyRow, "Every cell of the row is empty; it makes no contact."),
    (
      .csvNobody,
      "The row names nobody: LinkedIn writes such rows for members who hide their data. It makes no contact."
    ),
    (
      .csvRepeatedHeader,
      "The header row comes again, as where tables were joined. It makes no contact."
    ),
    (
      .csvNotUTF8,
      "The table begins as UTF-8, but this row is not. Its cells were read as Windows-1252 where they are not "
        + "UTF-8."
    ),
    (
      .csvExpandedNumber,
      "A spreadsheet wrote a long number with an exponent. All its digits are there, so it was written out again."
    ),
    (
      .csvRoundedNumber,
      "A spreadsheet wrote a long number with an exponent and dropped digits. The value was kept as it is; "
        + "the number is lost and has to be taken from the original table."
    ),
    (
      .csvAmbiguousDate,
      "A date such as 3/4/1985 can be read in two ways, and no other date of the table tells which. It was "
        + "kept as text; say which order is meant."
    ),
    (.csvUnreadableDate, "A date column holds a text that is no date. It was kept as text."),
    (.csvTooLarge, "A row of more than 512 MiB cannot be read."),
  ]
}
