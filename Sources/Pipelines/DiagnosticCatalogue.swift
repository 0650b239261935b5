import CSVFormat
import JSONFormat
public import RecordStreams
import Reports
import VCardFormat

/// Every diagnostic code with what it means.
public enum DiagnosticCatalogue {
  /// One code.
  public struct Entry: Sendable {
    /// The code as printed.
    public let code: DiagnosticCode
    /// What was found and what was made of it.
    public let meaning: String
  }

  /// All codes, by module, then as the modules list them.
  public static let all: [Entry] =
    ([
      (
        DiagnosticCode.recordTooLarge,
        "A record is larger than --max-card-size and was refused; reading went on with the next one."
      )
    ] + VCardDiagnostics.catalogue + CSVDiagnostics.catalogue + JSONDiagnostics.catalogue
    + reviewedReports)
    .map { Entry(code: $0.0, meaning: $0.1) }

  private static let reviewedReports: [(DiagnosticCode, String)] = [
    (
      .groupsLine,
      "A line of a reviewed match report makes no sense; it was left out and merges nothing."
    ),
    (
      .groupsDecision,
      "A decision of a reviewed match report is none of the known words; nothing is merged for it."
    ),
    (
      .groupsRepeated,
      "A record stands in a reviewed match report more than once; the first time counts."
    ),
    (
      .groupsAlone,
      "A record of a reviewed match report is said to be the same as others, but no other one is."
    ),
    (
      .groupsNoRecord,
      "A reviewed match report names a record that is not in the inputs; its group is merged without it."
    ),
  ]
}

extension DiagnosticCode {
  /// A reviewed match report names a record that is not in the inputs.
  public static let groupsNoRecord = DiagnosticCode("groups-no-record")
}
