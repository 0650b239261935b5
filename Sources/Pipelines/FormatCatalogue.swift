/// The formats by name: what `--from`, `--to` and `formats` know.
public struct FormatCatalogue: Sendable {
  /// One format.
  public struct Entry: Sendable, Hashable {
    /// The name on the command line.
    public let name: String
    /// What it is, one line.
    public let summary: String
    /// Endings of file names that mean it, when nothing else is said.
    public let fileEndings: [String]
    /// Whether it can be read.
    public let isReadable: Bool
    /// Whether it can be written.
    public let isWritable: Bool
    /// What is worth knowing about it.
    public let details: String
  }

  /// Every format, in the order shown.
  public static let all: [Entry] = [
    Entry(
      name: "vcard3", summary: "vCard 3.0 (RFC 2426): Apple, Google, most programs",
      fileEndings: ["vcf", "vcard"], isReadable: true, isWritable: true,
      details: "Reading takes any version, card by card. Writing gives custom labels as X-ABLabel."),
    Entry(
      name: "vcard4", summary: "vCard 4.0 (RFC 6350)", fileEndings: [], isReadable: true,
      isWritable: true, details: "Reading takes any version, card by card."),
    Entry(
      name: "vcard2.1", summary: "vCard 2.1: old phones, Outlook", fileEndings: [],
      isReadable: true, isWritable: true,
      details: "Text that is not ASCII is written quoted-printable in UTF-8."),
    Entry(
      name: "jsonl", summary: "Kinfold's JSON lines: lossless, one object a line",
      fileEndings: ["jsonl", "ndjson"], isReadable: true, isWritable: true,
      details:
        "The stream between Kinfold's own commands. Flat objects of other programs are read as well: "
        + "their members are guessed like a table's columns. See Docs/json.md."),
    Entry(
      name: "json", summary: "an array of the same objects", fileEndings: ["json"],
      isReadable: true, isWritable: true,
      details: "Reading also takes arrays of flat objects and objects around an array."),
    Entry(
      name: "google-csv", summary: "Google Contacts CSV, as of 2024", fileEndings: [],
      isReadable: true, isWritable: true,
      details: "Columns repeat as often as the data needs. The older header is read, too."),
    Entry(
      name: "outlook-csv", summary: "Outlook for Windows, 92 columns", fileEndings: [],
      isReadable: true, isWritable: true, details: "English header; the first values of each kind."),
    Entry(
      name: "csv", summary: "a table with a header, comma between cells", fileEndings: ["csv"],
      isReadable: true, isWritable: true,
      details:
        "Any table is read: delimiter, encoding and the meaning of columns are found, `inspect` shows "
        + "them. Writing uses Kinfold's own column names."),
    Entry(
      name: "tsv", summary: "the same with a tab between cells", fileEndings: ["tsv", "tab"],
      isReadable: true, isWritable: true, details: "See csv."),
  ]

  /// The format of that name, or `nil`.
  public static func entry(named name: String) -> Entry? { all.first { $0.name == name } }

  /// The format that a file's name stands for, or `nil`.
  public static func entry(forFileName name: String) -> Entry? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return all.first { $0.fileEndings.contains(ending) }
  }
}
