import CommandLineKit
import ContactModel
import Pipelines
import RecordStreams

/// Where a command's contacts go, and in which format, as flags say.
struct OutputTarget {
  let path: String
  let format: OutputFormat
  private let context: CommandContext

  /// - Parameter fallback: The format when neither `--to` nor the output's name says one.
  init(_ context: CommandContext, fallback: String = "vcard3") throws {
    let arguments = context.arguments
    self.context = context
    path = arguments.value(of: .output) ?? "-"
    let name =
      arguments.value(of: .to)
      ?? (path == "-" ? nil : FormatCatalogue.entry(forFileName: path)?.name)
      ?? fallback
    guard let format = OutputFormat(named: name) else {
      throw CommandContext.unknownFormat(name, flag: .to, arguments) { $0.isWritable }
    }
    self.format = format
  }

  /// What the summary calls the output.
  var displayName: String { path == "-" ? "standard output" : path }

  /// Standard output if the contacts go there: progress would mix with them on a terminal.
  var progressRival: OutputChannel? { path == "-" ? context.environment.output : nil }

  /// Refuses to overwrite an input, before anything is read.
  func check(against inputs: borrowing OpenedInputs) throws {
    guard path != "-", inputs.contains(fileAt: path) else { return }
    throw Failure(
      .cannotCreate, "\(path): is also an input; write to another file and rename it afterwards")
  }

  /// Opens the output.
  func open(inputNames: [String]) throws -> ContactOutput {
    try ContactOutput(
      try makeSink(), format: format, inputNames: inputNames, options: context.readingOptions)
  }

  private func makeSink() throws -> ByteSink {
    guard path == "-" else {
      return try ByteSink(path: path, replaces: context.arguments.isSet(.force))
    }
    return try ByteSink.standardOutput(of: context.environment)
  }
}

extension ByteSink {
  /// A sink to standard output: the descriptor of the process, or the memory of a test.
  static func standardOutput(of environment: Environment) throws -> ByteSink {
    let output = environment.output
    try output.flush()
    guard let descriptor = output.descriptor else {
      return ByteSink(name: output.name, handler: output.take)
    }
    return ByteSink(descriptor: descriptor, name: "standard output")
  }
}

extension OutputChannel {
  /// Takes bytes of a sink.
  fileprivate func take(_ bytes: Span<UInt8>) throws(WriteError) {
    guard let error = failure(writing: bytes) else { return }
    throw WriteError(
      code: error.code == .closed ? .closed : .inputOutput, message: error.message,
      outputName: name)
  }

  private func failure(writing bytes: Span<UInt8>) -> OutputError? {
    do {
      try write(bytes)
      return nil
    } catch {
      return error
    }
  }
}
