import CommandLineKit
import Pipelines
import RecordStreams

/// Diagnostics, rejects and progress of one run, and what it ends with.
///
/// A class because its parts are called from closures of the road.
final class RunReporter {
  let log: RunLog
  let console: Console
  private let printer: DiagnosticPrinter
  /// Where diagnostics that come from elsewhere go.
  var sink: any DiagnosticSink { printer }
  private let rejects: RejectsFile?
  private let environment: Environment
  private var progress: ProgressLine?

  /// - Parameter sink: Takes the diagnostics instead of standard error.
  init(_ context: CommandContext, sink: DiagnosticPrinter? = nil) throws {
    let console = context.console
    self.console = console
    environment = context.environment
    printer =
      sink
      ?? DiagnosticPrinter(
        console: console,
        format: context.arguments.value(of: .diagnostics) == "json" ? .json : .text,
        isRedacted: context.arguments.isSet(.redact), minimum: .warning,
        emit: { console.lines($0, isError: $1) })
    let rejects = try context.arguments.value(of: .rejects).map {
      try RejectsFile(path: $0, replaces: context.arguments.isSet(.force))
    }
    self.rejects = rejects
    var handler: RunLog.RejectHandler?
    if let rejects { handler = rejects.write }
    log = RunLog(sink: printer, rejects: handler)
    if context.arguments.value(of: .onError) == "stop" { log.maximumErrors = 0 }
    if let most = try context.arguments.integer(of: .maxErrors, in: 0...) {
      log.maximumErrors = most
    }
  }

  /// Shows how far reading is, and ends the run when it is interrupted; to be called with the bytes read.
  func progressHandler(
    _ label: String, totalBytes: Int?, output: OutputChannel? = nil
  ) -> (Int) throws -> Void {
    let line = console.progress(label, .bytes(of: totalBytes), whileWritingTo: output)
    progress = line
    let interruption = environment.interruption
    return { bytes in
      try interruption.check()
      line.update(to: bytes)
    }
  }

  /// Ends progress and rejects; to be called on every way out that succeeds.
  func finish() throws {
    progress?.finish()
    printer.finish()
    try rejects?.finish()
  }

  /// `read 10412 contacts from 3 files (2 skipped, 41 warnings)`
  func readingSummary(inputs: Int) -> String {
    var notes: [String] = []
    if log.recordsSkipped > 0 { notes.append("\(log.recordsSkipped) skipped") }
    let warnings = log.count(of: .warning)
    if warnings > 0 { notes.append(Quantity.count(warnings, "warning")) }
    return "read \(Quantity.count(log.contactsRead, "contact")) from "
      + Quantity.count(inputs, "input")
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  /// 2 when records were skipped, else 0.
  var exitCode: ExitCode { log.recordsSkipped > 0 ? .incomplete : .done }
}
