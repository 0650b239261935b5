import CommandLineKit
import Pipelines
import RecordStreams

/// `check`: every diagnostic; writes no contacts.
enum CheckCommand {
  static let command = Command(
    CommandSpecification(
      name: "check", group: .look,
      summary: "read everything and tell every oddity; write no contacts",
      operands: [.inputs],
      flags: [
        Flag(
          "format", value: "FORMAT", choices: ["text", "json"], default: "text", group: .output,
          summary: "how the diagnostics are written: text, or a JSON object a line"),
        .json, .failOn,
      ] + .reading + [.threads, .temporary, .redact],
      examples: [
        Example("kinfold check *.vcf", "is everything in order?"),
        Example(
          "kinfold check big.csv --format json | jq -r .code | sort | uniq -c",
          "how often does what occur?"),
      ],
      discussion:
        "Exits with 1 if any record was refused. `kinfold explain CODE` tells what a code means.",
      synonyms: ["validate", "lint"])
  ) { arguments, environment in try run(arguments, environment) }

  private static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws -> ExitCode {
    let context = try CommandContext(arguments, environment)
    let inputs = try context.openInputs()
    let output = environment.output
    let isJSON = try arguments.choice(of: .format) == "json"
    let failure = FirstError()
    let printer = DiagnosticPrinter(
      console: context.console, format: isJSON ? .json : .text,
      isRedacted: arguments.isSet(.redact), minimum: .note, mostOfACode: .max,
      emit: { text, _ in failure.catching { try output.write(text + "\n") } })
    let reporter = try RunReporter(context, sink: printer)
    let progress = reporter.progressHandler(
      "checking", totalBytes: inputs.totalBytes, output: output)
    try BatchRoad.run(
      inputs.inputs, options: context.readingOptions, log: reporter.log,
      progress: { bytes in
        try failure.rethrow()
        try progress(bytes)
      },
      transform: { _ in () }, consume: { (_: Void) in })
    try failure.rethrow()
    try reporter.finish()
    context.console.summary(reporter.readingSummary(inputs: inputs.inputs.count))
    let warned = reporter.log.count(of: .warning) > 0
    if reporter.log.count(of: .error) > 0 { return .found }
    return try arguments.choices(of: .failOn).contains("warnings") && warned ? .found : .done
  }
}

/// Keeps the first error of a closure that cannot throw. A class because the closure writes to it.
final class FirstError {
  private var error: (any Error)?

  func catching(_ body: () throws -> Void) {
    guard error == nil else { return }
    do { try body() } catch { self.error = error }
  }

  func rethrow() throws { if let error { throw error } }
}
