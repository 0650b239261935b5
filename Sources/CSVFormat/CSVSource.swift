/// The program that wrote a table, as its columns tell.
package struct CSVSource: Sendable, Hashable {
  /// The format's name on the command line: `google-csv`, `csv`.
  package let format: String
  /// The name people know: `Google Contacts (2024 and later)`.
  package let name: String

  package static let googleNew = CSVSource("google-csv", "Google Contacts (2024 and later)")
  package static let googleOld = CSVSource("google-csv", "Google Contacts (before 2024)")
  package static let outlookDesktop = CSVSource("outlook-csv", "Outlook for Windows")
  package static let outlookWeb = CSVSource("outlook-csv", "Outlook on the web")
  package static let outlookGoogle = CSVSource("outlook-csv", "Google Contacts, for Outlook")
  package static let outlookOther = CSVSource("outlook-csv", "a table for Outlook")
  package static let thunderbird = CSVSource("thunderbird-csv", "Thunderbird")
  package static let linkedIn = CSVSource("linkedin-csv", "LinkedIn connections")
  package static let unknown = CSVSource("csv", "a table of unknown origin")

  private init(_ format: String, _ name: String) {
    self.format = format
    self.name = name
  }

  var isGoogle: Bool { format == Self.googleNew.format }
  var isOutlook: Bool { format == Self.outlookDesktop.format }

  /// What separates several values in one cell of categories.
  var categorySeparators: [String] {
    if isGoogle { return [":::"] }
    return isOutlook ? [";"] : [":::", ";", ","]
  }
}
