import ContactModel
import JSONFormat
import VCardFormat

/// A format that contacts can be written in.
public struct OutputFormat: Sendable, Hashable {
  /// The name on the command line.
  public let name: String

  /// The writable format of that name, or `nil`.
  public init?(named name: String) {
    guard FormatCatalogue.entry(named: name)?.isWritable == true else { return nil }
    self.name = name
  }

  /// Whether the format is a table: its header depends on all contacts, so they must be seen before the
  /// first is written.
  var needsCensus: Bool { name.hasSuffix("csv") || name == "tsv" }

  /// The encoder of a format that needs no census.
  func makeEncoder(inputNames: [String]) -> any ContactEncoder {
    switch name {
    case "vcard2.1": VCardEncoder(version: .v21)
    case "vcard4": VCardEncoder(version: .v4)
    case "json": ContactLineEncoder(container: .array, inputNames: inputNames)
    case "vcard3": VCardEncoder(version: .v3)
    default: ContactLineEncoder(container: .lines, inputNames: inputNames)
    }
  }
}
