import CommandLineKit
import RecordStreams
import Reports
import Unification

/// The file of `--explain`: what became of every value of merged contacts.
///
/// A class because the road's closure writes to it, and because it owns the open file.
final class MergeAccount {
  private var sink: ByteSink?
  private let report: MergeReport
  private let isJSON: Bool

  /// - Returns: `nil` when nobody asked for an account.
  init?(_ context: CommandContext, inputNames: [String]) throws {
    guard let path = context.arguments.value(of: .explain) else { return nil }
    isJSON = path.hasSuffix(".jsonl") || path.hasSuffix(".json")
    report = MergeReport(
      inputNames: inputNames, isRedacted: context.arguments.isSet(.redact))
    sink = try ByteSink(path: path, replaces: context.arguments.isSet(.force))
  }

  /// Adds a merged contact.
  func add(_ unified: UnifiedContact) throws {
    var bytes: [UInt8] = []
    if isJSON {
      report.append(json: unified, to: &bytes)
    } else {
      report.append(text: unified, to: &bytes)
    }
    try sink?.write(bytes.span)
  }

  /// Ends the file.
  func finish() throws {
    if let sink = sink.take() { try sink.finish() }
  }
}
