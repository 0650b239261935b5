import CommandLineKit
import ContactModel
import Pipelines
import RecordStreams
import Reports
import Unification

/// `dedupe`: match and merge in one go, sure contacts only.
enum DedupeCommand {
  static let command = Command(
    CommandSpecification(
      name: "dedupe", group: .change, summary: "match and merge in one go: sure duplicates only",
      operands: [.inputs],
      flags: [.region, .threshold, .keep, .report, .explain, .dryRun, .failOn] + .writing + .reading
        + .working,
      examples: [
        Example("kinfold dedupe old.vcf google.csv -o all.vcf", "many books become one clean one"),
        Example(
          "kinfold dedupe book.vcf --region US --report review.tsv -o clean.vcf",
          "with a report of what was merged and what a person should look at"),
        Example(
          "kinfold normalize a.csv --to jsonl | kinfold dedupe - --to vcard4 > b.vcf",
          "the last stage of a pipe"),
      ],
      discussion: """
        Only records that are surely the same are merged; groups that may be the same are counted and, with `--report`, \
        listed. A merged contact stands where its first record stood. Nothing is lost: values are united, and what \
        can be there only once and was not chosen is told by `--explain`.
        """,
      synonyms: ["deduplicate", "unify", "clean-up"])
  ) { arguments, environment in
    try DedupeRun(CommandContext(arguments, environment)).run()
  }
}

/// What `dedupe` does.
struct DedupeRun {
  let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let target = try OutputTarget(context)
    let inputs = try context.openInputs(twice: true)
    try target.check(against: inputs)
    let reporter = try RunReporter(context)
    let result = try MatchRun(context).match(inputs, reporter)
    if let path = context.arguments.value(of: .report) {
      let report = try ReportOutput(context, flag: .report)
      try report.write(result, inputs: inputs, format: ReportOutput.format(forFileName: path))
    }
    let plan = MergePlan(sureContactsOf: result)
    var lines = [reporter.readingSummary(inputs: inputs.inputs.count)]
    let review = result.groups.count { !$0.isSure }
    lines.append(
      "\(Quantity.count(plan.mergedContacts, "contact")) with duplicates, "
        + "\(Quantity.count(plan.mergedAway, "record")) merged away, "
        + "\(Quantity.count(review, "group")) left for review")
    if context.arguments.isSet(.dryRun) {
      lines.append("nothing was written (--dry-run)")
    } else {
      let writing = MergeWriting(context: context, target: target, plan: plan)
      lines += try writing.write(inputs, reporter)
    }
    try reporter.finish()
    context.console.summary(lines.joined(separator: "\n"))
    if try context.arguments.choices(of: .failOn).contains("duplicates"), plan.mergedAway > 0 {
      return .found
    }
    return reporter.exitCode
  }
}

/// The second pass of `dedupe` and `merge`.
struct MergeWriting {
  let context: CommandContext
  let target: OutputTarget
  let plan: MergePlan

  /// Writes the merged book; returns lines of the summary.
  func write(_ inputs: borrowing OpenedInputs, _ reporter: RunReporter) throws -> [String] {
    var output = try target.open(inputNames: inputs.names)
    let preference =
      context.arguments.value(of: .keep).flatMap(MergePolicy.Preference.init) ?? .mostComplete
    let road = MergeRoad(
      inputs: inputs.inputs, options: context.readingOptions, plan: plan,
      policy: MergePolicy(preference: preference, region: try context.region()))
    let account = try MergeAccount(context, inputNames: inputs.names)
    // The first pass told everything already.
    try road.run(
      to: &output, access: try RecordAccess(inputs), log: RunLog(),
      progress: reporter.progressHandler(
        "merging", totalBytes: inputs.totalBytes, output: target.progressRival),
      account: account.map { account in { try account.add($0) } })
    let written = output.contactCount
    let losses = try output.finish()
    try account?.finish()
    return losses + [
      "wrote \(Quantity.count(written, "contact")) to \(target.displayName) · "
        + Quantity.duration(context.environment.clock.elapsed)
    ]
  }
}
