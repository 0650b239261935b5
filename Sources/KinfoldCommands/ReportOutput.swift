import CommandLineKit
import ContactModel
import Pipelines
import RecordStreams
import Reports
import Unification

/// Where a match report goes.
struct ReportOutput {
  private let context: CommandContext
  private let path: String

  /// - Parameter flag: The flag that names the file.
  init(_ context: CommandContext, flag: Flag) throws {
    self.context = context
    path = context.arguments.value(of: flag) ?? "-"
  }

  /// The format that a report's file name stands for; a table to read where it says nothing.
  static func format(forFileName name: String) -> String {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["tsv", "json", "jsonl"].contains(ending) ? ending : "table"
  }

  /// Writes the report of a match.
  func write(
    _ result: MatchResult, inputs: borrowing OpenedInputs, format: String
  ) throws {
    let access = try RecordAccess(inputs)
    var source = MatchReportSource(
      result, inputNames: inputs.names, isRedacted: context.arguments.isSet(.redact),
      policy: MergePolicy(region: try context.region()),
      fetch: { try access.contact(at: $0) })
    source.threads = context.readingOptions.threads
    var sink =
      path == "-"
      ? try ByteSink.standardOutput(of: context.environment)
      : try ByteSink(path: path, replaces: context.arguments.isSet(.force))
    try source.write(MatchReportFormat(rawValue: format) ?? .table) { try sink.write($0) }
    try sink.finish()
  }
}
