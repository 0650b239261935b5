import CommandLineKit
import ContactModel
import Normalization
import Pipelines
import RecordStreams

/// `convert`: any format to any format.
enum ConvertCommand {
  static let command = Command(
    CommandSpecification(
      name: "convert", group: .change, summary: "turn contacts from one format into another",
      operands: [.inputs], flags: .reading + .writing + .working,
      examples: [
        Example("kinfold convert people.csv -o people.vcf", "a table becomes vCard 3.0"),
        Example(
          "kinfold convert --from google-csv --to vcard4 - < contacts.csv | kinfold check -",
          "in a pipe, with formats named"),
        Example("kinfold convert *.vcf --to jsonl | jq .fullName", "for other programs"),
      ],
      discussion: """
        Contacts come out in the order they go in, those of several inputs one input after the other. Memory does not \
        grow with their number. What the output's format cannot hold is told at the end.
        """,
      synonyms: ["export-to", "translate"])
  ) { arguments, environment in
    try ConvertRun(CommandContext(arguments, environment), normalization: nil).run()
  }
}

/// `normalize`: the same road, with every value tidied on the way.
enum NormalizeCommand {
  static let command = Command(
    CommandSpecification(
      name: "normalize", group: .change,
      summary: "write phone numbers, emails, names, labels, dates and addresses in one form",
      operands: [.inputs], flags: [.region, .only] + .reading + .writing + .working,
      examples: [
        Example(
          "kinfold normalize a.csv --region US -o clean.vcf",
          "numbers without a country code are American"),
        Example(
          "kinfold normalize old.vcf --only phones --region DE --to jsonl | kinfold dedupe -",
          "phone numbers only, as a stage of a pipe"),
      ],
      discussion: """
        Only what is safe is changed: numbers that are valid become E.164, mail domains lower case, names lose \
        stray spaces. What cannot be understood stays as it is. Normalizing twice changes nothing more.
        """,
      synonyms: ["clean", "tidy"])
  ) { arguments, environment in
    let context = try CommandContext(arguments, environment)
    let options = NormalizationOptions(
      only: try fields(arguments), region: try context.region())
    return try ConvertRun(context, normalization: options).run()
  }

  static func fields(_ arguments: ParsedArguments) throws -> NormalizationOptions.Fields {
    let names = try arguments.choices(of: .only)
    guard !names.isEmpty else { return .all }
    return names.reduce(into: []) { fields, name in
      switch name {
      case "phones": fields.insert(.phones)
      case "emails": fields.insert(.emails)
      case "names": fields.insert(.names)
      case "labels": fields.insert(.labels)
      case "addresses": fields.insert(.addresses)
      default: fields.insert(.dates)
      }
    }
  }
}

/// What both commands do.
struct ConvertRun {
  let context: CommandContext
  let normalization: NormalizationOptions?

  init(_ context: CommandContext, normalization: NormalizationOptions?) {
    self.context = context
    self.normalization = normalization
  }

  func run() throws -> ExitCode {
    let target = try OutputTarget(context)
    let inputs = try context.openInputs()
    try target.check(against: inputs)
    let reporter = try RunReporter(context)
    var output = try target.open(inputNames: inputs.names)
    let road = ConvertRoad(
      inputs: inputs.inputs, options: context.readingOptions, normalization: normalization)
    let counts = try road.run(
      to: &output, log: reporter.log,
      progress: reporter.progressHandler(
        "converting", totalBytes: inputs.totalBytes, output: target.progressRival))
    let written = output.contactCount
    let losses = try output.finish()
    try reporter.finish()
    var lines = [reporter.readingSummary(inputs: inputs.inputs.count)]
    if normalization != nil { lines.append(Self.changes(counts)) }
    lines += losses
    lines.append(
      "wrote \(Quantity.count(written, "contact")) to \(target.displayName) · "
        + Quantity.duration(context.environment.clock.elapsed))
    context.console.summary(lines.joined(separator: "\n"))
    return reporter.exitCode
  }

  static func changes(_ counts: NormalizationCounts) -> String {
    let kinds = [
      ("phone", counts.phones), ("email", counts.emails), ("name", counts.names),
      ("label", counts.labels), ("date", counts.dates), ("address part", counts.addresses),
    ].filter { $0.1 > 0 }.map { Quantity.count($0.1, $0.0) }
    let left =
      counts.phonesLeft > 0
      ? "; \(Quantity.count(counts.phonesLeft, "phone")) left as written" : ""
    return "changed "
      + (kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ")) + left
  }
}
