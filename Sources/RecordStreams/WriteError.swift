/// Why an output cannot be written.
public struct WriteError: Error, Sendable {
  /// The kinds of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The stable name.
    public let rawValue: String
    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The output cannot be made: folder missing, no permission, a directory.
    public static let cannotCreate = Code(rawValue: "cannot-create")
    /// The output exists and may not be replaced without being told so.
    public static let exists = Code(rawValue: "exists")
    /// The reader of the pipe went away; a quiet end, no fault.
    public static let closed = Code(rawValue: "closed")
    /// Writing failed: disk full, device gone.
    public static let inputOutput = Code(rawValue: "input-output")
  }

  /// What kind of failure it is.
  public var code: Code
  /// What was found and what to do, lower case, one line.
  public var message: String
  /// What the output is called.
  public var outputName: String

  /// Makes an error.
  public init(code: Code, message: String, outputName: String) {
    self.code = code
    self.message = message
    self.outputName = outputName
  }

  package init(writing name: String, errorNumber: Int32) {
    if errorNumber == SystemCalls.brokenPipe {
      self.init(code: .closed, message: "the reader went away", outputName: name)
    } else {
      self.init(
        code: .inputOutput,
        message: "cannot be written: \(SystemCalls.message(for: errorNumber))", outputName: name)
    }
  }

  package init(creating name: String, errorNumber: Int32) {
    self.init(
      code: errorNumber == SystemCalls.fileExists ? .exists : .cannotCreate,
      message: "cannot be created: \(SystemCalls.message(for: errorNumber))", outputName: name)
  }
}

extension WriteError: CustomStringConvertible {
  /// The line a person reads: output, then message.
  public var description: String { "\(outputName): \(message)" }
}
