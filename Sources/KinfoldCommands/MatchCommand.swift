import CommandLineKit
import ContactModel
import Pipelines
import RecordStreams
import Reports
import Unification

/// `match`: who is the same; changes nothing.
enum MatchCommand {
  static let command = Command(
    CommandSpecification(
      name: "match", group: .change,
      summary: "find the records that are the same person; a report, nothing is changed",
      operands: [.inputs],
      flags: [.region, .threshold, .format, .json, .output, .force, .failOn] + .reading + .working,
      examples: [
        Example("kinfold match book.vcf --region US", "a report to read"),
        Example(
          "kinfold match a.vcf b.csv --format tsv -o groups.tsv",
          "a table to review; then: kinfold merge a.vcf b.csv --groups groups.tsv"),
        Example(
          "kinfold match crm.csv --format jsonl | jq 'select(.decision == \"review\")'",
          "what a person should look at"),
      ],
      discussion: """
        Records are compared field by field; each agreement or difference adds or takes bits of evidence, rare values \
        more than common ones. Records above `--threshold` are surely the same, what `dedupe` merges without asking; \
        those that are more likely the same than not are listed for review.
        """,
      synonyms: ["duplicates", "compare"])
  ) { arguments, environment in
    try MatchRun(CommandContext(arguments, environment)).run()
  }
}

/// What `match` does, and the first half of `dedupe`.
struct MatchRun {
  let context: CommandContext
  private let matching: MatchOptions
  private let region: String

  /// - Throws: `UsageError`, before any input is opened.
  init(_ context: CommandContext) throws {
    self.context = context
    region = try context.region()
    var matching = MatchOptions(threads: context.readingOptions.threads)
    if let threshold = try context.arguments.number(of: .threshold, in: 0...1) {
      matching.sure = threshold
      matching.maybe = min(matching.maybe, threshold)
    }
    self.matching = matching
  }

  func run() throws -> ExitCode {
    let inputs = try context.openInputs(twice: true)
    let reporter = try RunReporter(context)
    let result = try match(inputs, reporter)
    let output = try ReportOutput(context, flag: .output)
    try output.write(
      result, inputs: inputs, format: try context.arguments.choice(of: .format) ?? "table")
    try reporter.finish()
    context.console.summary(
      """
      \(reporter.readingSummary(inputs: inputs.inputs.count))
      \(Self.summary(of: result)) · \(Quantity.duration(context.environment.clock.elapsed))
      """)
    describe(result)
    if try context.arguments.choices(of: .failOn).contains("duplicates"), !result.groups.isEmpty {
      return .found
    }
    return reporter.exitCode
  }

  /// Reads the inputs and matches their records.
  func match(_ inputs: borrowing OpenedInputs, _ reporter: RunReporter) throws -> MatchResult {
    let road = MatchRoad(
      inputs: inputs.inputs, options: context.readingOptions, region: region, matching: matching)
    return try road.run(
      log: reporter.log,
      progress: reporter.progressHandler("matching", totalBytes: inputs.totalBytes))
  }

  static func summary(of result: MatchResult) -> String {
    let sure = result.groups.reduce(0) { $0 + $1.contacts.count(where: \.isSure) }
    let away = result.recordCount - result.contactCount
    let review = result.groups.count { !$0.isSure }
    return "found \(Quantity.count(sure, "contact")) with duplicates (\(away) to be merged away), "
      + "\(Quantity.count(review, "group")) for review"
  }

  /// What `--verbose` tells: how much was compared.
  func describe(_ result: MatchResult) {
    let all = Double(result.recordCount) * Double(max(0, result.recordCount - 1)) / 2
    let share = all > 0 ? 1 - Double(result.comparedPairs) / all : 0
    let reduction = (share * 1_000_000).rounded() / 1_000_000
    context.console.detail(
      "compared \(result.comparedPairs) pairs, reduction ratio \(reduction)")
    for rule in result.blocking.rules {
      context.console.detail(
        "block \(rule.name): \(rule.blocks) blocks, largest \(rule.largest), "
          + "\(rule.subdivided) subdivided, \(rule.pairs) pairs")
    }
  }
}
