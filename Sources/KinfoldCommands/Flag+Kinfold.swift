import CommandLineKit

extension Flag.Group {
  static let input = Flag.Group(title: "Input")
  static let output = Flag.Group(title: "Output")
  static let matching = Flag.Group(title: "Matching and merging")
  static let store = Flag.Group(title: "Store")
  static let running = Flag.Group(title: "Running")
}

// Every flag of the program, once: the same name means the same everywhere.

extension Flag {
  // Input
  static let from = Flag(
    "from", value: "FORMAT", synonyms: ["input-format"], group: .input,
    summary: "format of the inputs; otherwise found from their content",
    details: "The names are those that `kinfold formats` lists.")
  static let assumeName = Flag(
    "assume-name", value: "NAME", synonyms: ["assume-filename"], group: .input,
    summary: "file name to use for standard input, in detection and in diagnostics")
  static let encoding = Flag(
    "encoding", value: "NAME", synonyms: ["charset"], group: .input,
    summary: "character encoding of tables, such as windows-1252; otherwise found")
  static let delimiter = Flag(
    "delimiter", value: "CHAR", group: .input,
    summary: "what stands between two cells of a table: one character, or `tab`; otherwise found")
  static let header = Flag(
    switch: "header", isOn: true, group: .input,
    summary: "whether a table's first row names its columns")
  static let region = Flag(
    "region", value: "CC", variable: "KINFOLD_REGION", synonyms: ["country"], group: .input,
    summary: "country of phone numbers without a country code, such as US",
    details: "Two letters, ISO 3166-1. Without it only international numbers become E.164.")
  static let limit = Flag(
    "limit", value: "N", synonyms: ["head", "stop-after"], group: .input,
    summary: "read only the first N contacts of each input")
  static let maxRecordSize = Flag(
    "max-card-size", value: "BYTES", default: "67108864", group: .input,
    summary: "refuse a record that is larger than this")
  static let onError = Flag(
    "on-error", value: "WHAT",
    choices: [
      Choice("skip", "tell it and go on with the next record"), Choice("stop", "end with an error"),
    ], default: "skip", group: .input, summary: "what to do about a record that cannot be read")
  static let maxErrors = Flag(
    "max-errors", value: "N", group: .input, summary: "end with an error after N refused records")
  static let rejects = Flag(
    "rejects", value: "FILE", completion: .file, group: .input,
    summary: "write the raw text of refused records there, ready to be fixed and read again")

  // Output
  static let output = Flag(
    "output", short: "o", value: "FILE", completion: .file, default: "-", group: .output,
    summary: "where the result goes; `-` is standard output",
    details:
      "A file is written beside its final place and renamed when it is complete. An input or an "
      + "existing file is not overwritten without `--force`.")
  static let force = Flag(
    switch: "force", short: "f", synonyms: ["overwrite"], group: .output,
    summary: "overwrite an existing output file")
  static let to = Flag(
    "to", value: "FORMAT", synonyms: ["output-format"], group: .output,
    summary: "format of the output; otherwise by the output's name",
    details: "The names are those that `kinfold formats` lists.")
  static let format = Flag(
    "format", value: "FORMAT", choices: ["table", "tsv", "json", "jsonl"], default: "table",
    group: .output, summary: "how the report is written")
  static let json = Flag(shorthand: "json", for: .format, value: "json")
  static let diagnostics = Flag(
    "diagnostics", value: "FORMAT", choices: ["text", "json"], default: "text", group: .output,
    summary: "how diagnostics are written to standard error")
  static let report = Flag(
    "report", value: "FILE", completion: .file, group: .output,
    summary: "write the match report there, as a table, or by the name: .tsv, .json, .jsonl")
  static let redact = Flag(
    switch: "redact", group: .output, summary: "mask personal values in diagnostics and reports")
  static let failOn = Flag(
    "fail-on", value: "WHAT", choices: ["duplicates", "warnings", "changes"], list: true,
    group: .output, summary: "exit with 1 if there are any")

  // Normalizing
  static let only = Flag(
    "only", value: "FIELDS",
    choices: ["phones", "emails", "names", "labels", "addresses", "dates"], list: true,
    group: .output, summary: "normalize these only, separated by commas")

  // Matching and merging
  static let threshold = Flag(
    "threshold", value: "P", group: .matching,
    summary: "probability from which records are surely the same, 0 to 1")
  static let groups = Flag(
    "groups", value: "FILE", completion: .file, group: .matching,
    summary: "the reviewed match report to apply (TSV or JSON lines)")
  static let keep = Flag(
    "keep", value: "WHICH",
    choices: [
      Choice("most-complete", "the record that says most"),
      Choice("newest", "the record changed last"), Choice("first", "the record read first"),
    ], default: "most-complete", group: .matching,
    summary: "which record's name and single values win")

  // Store
  static let store = Flag(
    "store", value: "FILE", completion: .file, variable: "KINFOLD_STORE", group: .store,
    summary: "the contact store; otherwise the user's default store")
  static let chunk = Flag(
    "chunk", value: "N", group: .store, summary: "cards a transaction")
  static let contactName = Flag(
    "name", value: "TEXT", group: .store, summary: "words of the name; each must begin one")
  static let email = Flag(
    "email", value: "ADDRESS", group: .store, summary: "the whole email address, in any case")
  static let phone = Flag(
    "phone", value: "NUMBER", group: .store, summary: "the phone number, however it is written")
  static let ids = Flag(
    "ids", value: "IDS", list: true, group: .store, summary: "identifiers, separated by commas")
  static let sort = Flag(
    "sort", value: "ORDER", choices: ["none", "given", "family"], default: "none", group: .store,
    summary: "the order of the contacts")

  // Running
  static let dryRun = Flag(
    switch: "dry-run", short: "n", group: .running,
    summary: "say what would be done, change nothing")
  static let yes = Flag(
    switch: "yes", short: "y", group: .running, summary: "answer yes to the question")
  static let noInput = Flag(switch: "no-input", group: .running, summary: "never ask")
  static let threads = Flag(
    "threads", short: "j", value: "N", group: .running,
    summary: "how many cores to use; the result does not depend on it")
  static let temporary = Flag(
    "temporary-folder", value: "FOLDER", completion: .directory, default: "/tmp",
    variable: "TMPDIR", group: .running,
    summary: "where copies of pipes lie while they are needed twice")
}

extension [Flag] {
  /// What every command that reads inputs takes.
  static let reading: [Flag] = [
    .from, .assumeName, .encoding, .delimiter, .header, .limit, .maxRecordSize, .onError,
    .maxErrors, .rejects,
  ]
  /// What every command that writes contacts takes.
  static let writing: [Flag] = [.output, .to, .force]
  /// What every command that works on bulk data takes.
  static let working: [Flag] = [.threads, .temporary, .diagnostics, .redact]
}

extension CommandSpecification.Group {
  static let look = CommandSpecification.Group(title: "Look")
  static let change = CommandSpecification.Group(title: "Change files")
  static let store = CommandSpecification.Group(title: "Change a store")
}

extension Operand {
  static let inputs = Operand(
    "INPUT", optional: true, repeated: true, completion: .file,
    summary: "files to read; `-` is standard input, which is also read when none is named")
}
