extension ParsedArguments {
  /// The operands as inputs: paths, with `-` for standard input.
  ///
  /// Without operands it is standard input if something is piped in.
  ///
  /// - Throws: `UsageError` if nobody pipes anything in, which shows the command's short help, and
  ///   if `-` stands there twice.
  package func inputs(in environment: Environment) throws(UsageError) -> [String] {
    guard !operands.isEmpty else {
      guard environment.input.isTerminal else { return ["-"] }
      let name = command.operands.last?.name ?? "INPUT"
      var error = usageError("no \(name) was named, and nothing is piped in")
      error.topic = .command(command)
      throw error
    }
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw usageError("standard input ('-') can be read only once")
    }
    return operands
  }
}
