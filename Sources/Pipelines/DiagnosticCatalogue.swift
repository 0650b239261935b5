import CSVFormat
import JSONFormat
public import RecordStreams
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
    ] + VCardDiagnostics.catalogue + CSVDiagnostics.catalogue + JSONDiagnostics.catalogue)
    .map { Entry(code: $0.0, meaning: $0.1) }
}
