package import CommandLineKit
import ContactStorage
import Pipelines
import RecordStreams

/// The program: its table of commands and what errors of other modules mean to the shell.
package enum KinfoldProgram {
  /// The version, as `version` prints it.
  package static let version = "0.1.0"

  /// Everything that can be typed.
  package static let program = Program(
    tree, commands: commands, failure: { failure(for: $0) })

  private static let commands: [Command] = [
    InspectCommand.command, CheckCommand.command, ConvertCommand.command,
    NormalizeCommand.command, MatchCommand.command, MergeCommand.command, DedupeCommand.command,
    ImportCommand.command, ExportCommand.command, FindCommand.command, StoreCommands.create,
    StoreCommands.info, StoreCommands.check, FormatsCommand.command, ExplainCommand.command,
  ]

  private static let tree = CommandTree(
    name: "kinfold", version: version,
    summary: "bulk import, export and deduplication of contacts",
    discussion: """
      Kinfold reads address books as people really have them (vCard, CSV and JSON of phones, mail programs and CRMs), finds \
      the records that are the same person or organization, and writes one clean address book: to a file, or to a \
      contact store.
      """,
    examples: [
      Example("kinfold dedupe old.vcf google.csv -o all.vcf", "many address books become one"),
      Example(
        "kinfold match book.vcf --region US",
        "who is in it twice, and how that is known; changes nothing"),
      Example(
        "kinfold convert people.csv --to jsonl | jq .fullName", "a stage in a pipeline"),
    ],
    commonFlags: [.quiet, .verbose, .color, .noColor],
    families: [.init("store", summary: "look after a contact store")],
    readMore:
      "Kinfold's formats, model and store are described in the project's Docs folder. `kinfold help COMMAND` "
      + "explains a command.")

  /// What an error of a module below means to the shell.
  private static func failure(for error: any Error) -> Failure? {
    switch error {
    case let error as ReadError: Failure(exitCode(for: error), error.description)
    case let error as WriteError:
      error.code == .closed
        ? .outputClosed
        : Failure(
          error.code == .exists || error.code == .cannotCreate ? .cannotCreate : .inputOutput,
          error.description)
    case let error as StoreError:
      Failure(ExitCode(rawValue: error.code.exitCode), error.message)
    case let error as TooManyErrors:
      Failure(
        .badData,
        "stopped after \(Quantity.count(error.count, "refused record"))"
          + (error.last.map { "; the last one is at \($0.location)" } ?? ""))
    default: nil
    }
  }

  private static func exitCode(for error: ReadError) -> ExitCode {
    switch error.code {
    case .notFound, .isDirectory, .noPermission: .noInput
    case .notUnderstood: .badData
    default: .inputOutput
    }
  }
}
