import CommandLineKit
import Pipelines
import RecordStreams
import Reports

extension Flag {
  static let explain = Flag(
    "explain", value: "FILE", completion: .file, group: .matching,
    summary:
      "write there what became of every value of merged contacts; JSON lines if it ends in .jsonl")
}

/// `merge`: apply a reviewed match report.
enum MergeCommand {
  static let command = Command(
    CommandSpecification(
      name: "merge", group: .change,
      summary: "merge the records that a reviewed match report names",
      operands: [.inputs],
      flags: [.groups, .keep, .explain, .region] + .writing + .reading + .working,
      examples: [
        Example(
          "kinfold merge a.vcf b.csv --groups groups.tsv -o all.vcf", "apply a reviewed report"),
        Example(
          "kinfold merge a.vcf --groups g.jsonl --explain why.jsonl -o clean.vcf",
          "and keep what became of every value"),
      ],
      discussion: """
        The report is the output of `kinfold match --format tsv` or `jsonl`, edited or not; the inputs must be named as they \
        were for `match`. In the table, records of one `contact` that are `sure` are merged, and so are all records of a \
        `group` whose decision you set to `same`. See Docs/reports.md.
        """)
  ) { arguments, environment in try run(arguments, environment) }

  private static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws -> ExitCode {
    let context = try CommandContext(arguments, environment)
    let target = try OutputTarget(context)
    let inputs = try context.openInputs(twice: true)
    try target.check(against: inputs)
    let reporter = try RunReporter(context)
    let groups = try readGroups(arguments, environment, reporter)
    let plan = try plan(groups, inputs, context, reporter)
    var lines = [
      reporter.readingSummary(inputs: inputs.inputs.count),
      "\(Quantity.count(plan.mergedContacts, "contact")) with duplicates, "
        + "\(Quantity.count(plan.mergedAway, "record")) merged away",
    ]
    let writing = MergeWriting(context: context, target: target, plan: plan)
    lines += try writing.write(inputs, reporter)
    try reporter.finish()
    context.console.summary(lines.joined(separator: "\n"))
    return reporter.log.count(of: .error) > 0 ? .incomplete : reporter.exitCode
  }

  private static func readGroups(
    _ arguments: ParsedArguments, _ environment: Environment, _ reporter: RunReporter
  ) throws -> MatchGroupsFile {
    let path = try arguments.requiredValue(of: .groups)
    var source: ByteSource
    if path == "-" {
      guard !arguments.operands.contains("-") else {
        throw arguments.usageError("standard input ('-') can be read only once", about: .groups)
      }
      source =
        environment.input.descriptor.map { ByteSource(descriptor: $0, name: "-") }
        ?? ByteSource(bytes: environment.input.takeRemaining(), name: "-")
    } else {
      source = try ByteSource(path: path)
    }
    var reader = MatchGroupsReader(name: path, diagnostics: reporter.sink)
    var chunk: [UInt8] = []
    while try source.read(into: &chunk, limit: 1 << 20) > 0 {
      try reader.feed(chunk.span)
      chunk.removeAll(keepingCapacity: true)
    }
    return try reader.finish()
  }

  private static func plan(
    _ groups: MatchGroupsFile, _ inputs: borrowing OpenedInputs, _ context: CommandContext,
    _ reporter: RunReporter
  ) throws -> MergePlan {
    let places = try RecordLookup.places(
      of: Set(groups.sets.flatMap(\.records)), in: inputs.inputs, options: context.readingOptions,
      log: reporter.log,
      progress: reporter.progressHandler("reading", totalBytes: inputs.totalBytes))
    for set in groups.sets {
      for name in set.records where places[name] == nil {
        reporter.log.report(
          Diagnostic(
            code: .groupsNoRecord, severity: .error,
            message:
              "there is no record \(name.record) in '\(name.input)'; name the inputs as for match",
            location: SourceLocation(
              inputName: context.arguments.value(of: .groups) ?? "", line: set.line)))
      }
    }
    return MergePlan(merging: groups.sets.map { $0.records.compactMap { places[$0] } })
  }
}
