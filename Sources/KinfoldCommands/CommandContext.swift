import CommandLineKit
import ContactModel
import Normalization
import Pipelines
import RecordStreams

/// What every command that works on contacts needs, taken from flags and environment.
struct CommandContext {
  let arguments: ParsedArguments
  let environment: Environment
  let console: Console
  let readingOptions: ReadingOptions

  init(_ arguments: ParsedArguments, _ environment: Environment) throws {
    self.arguments = arguments
    self.environment = environment
    console = Console(environment, arguments)
    readingOptions = try Self.readingOptions(arguments)
  }

  /// The default region of phone numbers: two upper-case letters, or empty.
  func region() throws -> String {
    let region = (arguments.value(of: .region) ?? "").uppercased()
    guard region.isEmpty || NormalizationOptions.knowsRegion(region) else {
      throw arguments.usageError(
        "--region: '\(region)' is no country; use two letters, such as US or DE", about: .region)
    }
    return region
  }

  /// Opens every input before anything is written; an input that cannot be read ends the run here.
  ///
  /// - Parameter twice: The command reads its inputs a second time, so pipes are copied.
  func openInputs(twice: Bool = false) throws -> OpenedInputs {
    let names = try arguments.inputs(in: environment)
    let specifications = names.map { name -> InputSpecification in
      guard name == "-" else { return .file(name) }
      let origin: InputSpecification.Origin =
        environment.input.descriptor.map { .descriptor($0) }
        ?? .bytes(environment.input.takeRemaining())
      return InputSpecification(
        origin: origin, name: "-", assumedName: arguments.value(of: .assumeName))
    }
    return try OpenedInputs(specifications, options: readingOptions, twice: twice)
  }

  private static func readingOptions(_ arguments: ParsedArguments) throws -> ReadingOptions {
    var options = ReadingOptions()
    options.format = arguments.value(of: .from)
    if let format = options.format, FormatCatalogue.entry(named: format)?.isReadable != true {
      throw unknownFormat(format, flag: .from, arguments) { $0.isReadable }
    }
    options.encoding = arguments.value(of: .encoding)
    if let encoding = options.encoding, !ReadingOptions.knowsEncoding(encoding) {
      throw arguments.usageError("--encoding: '\(encoding)' is not known", about: .encoding)
    }
    options.delimiter = try arguments.value(of: .delimiter).map { text in
      guard let byte = delimiter(text) else {
        throw arguments.usageError(
          "--delimiter: '\(text)' is not one ASCII character or `tab`", about: .delimiter)
      }
      return byte
    }
    if arguments.isMentioned(.header) { options.hasHeader = arguments.isSet(.header) }
    options.limit = try arguments.integer(of: .limit, in: 0...)
    if let size = try arguments.integer(of: .maxRecordSize, in: 1...) {
      options.limits = ReadLimits(batchBytes: min(size, 1 << 20), recordBytes: size)
    }
    options.threads = try arguments.integer(of: .threads, in: 1...256) ?? Machine.coreCount
    options.temporaryFolder = arguments.value(of: .temporary) ?? "/tmp"
    return options
  }

  private static func delimiter(_ text: String) -> UInt8? {
    if text == "tab" || text == "\\t" { return 0x09 }
    let bytes = Array(text.utf8)
    return bytes.count == 1 && bytes[0] < 0x80 ? bytes[0] : nil
  }

  static func unknownFormat(
    _ name: String, flag: Flag, _ arguments: ParsedArguments,
    where isUsable: (FormatCatalogue.Entry) -> Bool
  ) -> UsageError {
    let names = FormatCatalogue.all.filter(isUsable).map(\.name)
    let meant = Suggestion.nearest(to: name, among: names)
    return arguments.usageError(
      "--\(flag.name): '\(name)' is not one of \(names.joined(separator: ", "))"
        + (meant.map { "; did you mean '\($0)'?" } ?? ""), about: flag)
  }
}
