/// Why standard output or standard error takes no more.
package struct OutputError: Error, Sendable, Hashable {
  /// The kinds of failure.
  package struct Code: RawRepresentable, Sendable, Hashable {
    /// The stable name.
    package let rawValue: String
    /// Makes a code from its name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The reader of the pipe went away (`| head`): the run ends quietly with 0.
    package static let closed = Code(rawValue: "closed")
    /// Writing failed, as on a full disk: the run ends with 74.
    package static let failed = Code(rawValue: "failed")
  }

  /// What kind of failure it is.
  package let code: Code
  /// What was found, lower case, one line.
  package let message: String

  /// The reader of the pipe went away.
  package static let closed = OutputError(code: .closed, message: "the reader went away")

  /// Makes an error.
  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// Makes the error for an error number of the system.
  init(errorNumber: Int32, name: String) {
    if errorNumber == TerminalCalls.brokenPipe {
      self = .closed
    } else {
      let reason = TerminalCalls.message(for: errorNumber)
      self.init(code: .failed, message: "\(name) cannot be written: \(reason)")
    }
  }
}
