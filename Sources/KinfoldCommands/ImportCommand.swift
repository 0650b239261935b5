import CommandLineKit
import ContactStorage
import Pipelines
import RecordStreams

/// `import`: contacts into a store.
enum ImportCommand {
  static let command = Command(
    CommandSpecification(
      name: "import", group: .store,
      summary: "save contacts in a store, in chunks that are all or nothing",
      operands: [.inputs],
      flags: [.store, .region, .chunk, .dryRun, .yes, .noInput] + .reading + .working,
      examples: [
        Example("kinfold import *.vcf --yes", "into the user's default store"),
        Example(
          "kinfold import book.csv --store team.store --region DE -n", "what would be changed?"),
      ],
      discussion: """
        What the store has already is asked first, chunk by chunk; then each chunk is saved in one transaction with a row \
        in the journal. An import that was killed goes on where it stopped when the same command is run again, and \
        importing the same file twice changes nothing. On a terminal the command asks before it \
        writes; elsewhere it just does it.
        """,
      synonyms: ["load", "save"])
  ) { arguments, environment in try run(arguments, environment) }

  private static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws -> ExitCode {
    let context = try CommandContext(arguments, environment)
    let path = try StorePath.path(arguments, environment)
    let region = try context.region()
    let isDryRun = arguments.isSet(.dryRun)
    let inputs = try context.openInputs()
    let reporter = try RunReporter(context)
    if !isDryRun { try confirm(path, inputs: inputs, context) }
    let scratch = ScratchStore(in: context.readingOptions.temporaryFolder)
    var store =
      !isDryRun
      ? try ContactStore(openingOrCreating: path)
      : SystemCalls.status(atPath: path) == nil
        ? try ContactStore(creating: scratch.path)
        : try ContactStore(opening: path, options: StoreOptions(access: .readOnly))
    let road = ImportRoad(
      inputs: inputs.inputs, options: context.readingOptions, region: region,
      chunkSize: try arguments.integer(of: .chunk, in: 1...) ?? ImportRun.defaultChunk,
      isDryRun: isDryRun)
    let outcome = try road.run(
      into: &store, log: reporter.log,
      progress: reporter.progressHandler("importing", totalBytes: inputs.totalBytes))
    try reporter.finish()
    context.console.summary(
      """
      \(reporter.readingSummary(inputs: inputs.inputs.count))
      \(summary(of: outcome, isDryRun: isDryRun)) · \(Quantity.duration(environment.clock.elapsed))
      """)
    return reporter.exitCode
  }

  private static func confirm(
    _ path: String, inputs: borrowing OpenedInputs, _ context: CommandContext
  ) throws {
    guard !context.arguments.isSet(.yes), !context.arguments.isSet(.noInput) else { return }
    let question = "import \(Quantity.count(inputs.inputs.count, "input")) into \(path)?"
    if context.console.confirm(question, from: context.environment.input) == false {
      throw Failure(.done, "nothing was imported")
    }
  }

  private static func summary(of outcome: ImportRoad.Outcome, isDryRun: Bool) -> String {
    let counts = outcome.counts
    var text =
      isDryRun
      ? "would add \(counts.added), update \(counts.updated), leave \(counts.unchanged) unchanged"
      : "added \(counts.added), updated \(counts.updated), unchanged \(counts.unchanged)"
    if counts.added == 0, counts.updated == 0, counts.unchanged > 0 {
      text += "; the store had it all"
    }
    if let position = outcome.resumedAfter {
      text += "; went on behind record \(position.record) of an earlier run"
    }
    return text
  }
}

/// An empty store to plan against where there is none yet; gone with the value.
///
/// A class because it cleans up when it goes away.
private final class ScratchStore {
  let path: String

  init(in folder: String) {
    let stamp = String(SystemCalls.monotonicNanoseconds, radix: 36)
    path = "\(folder)/kinfold-\(SystemCalls.processIdentifier)-\(stamp).store"
  }

  deinit {
    for ending in ["", "-wal", "-shm"] { _ = SystemCalls.remove(path + ending) }
  }
}
