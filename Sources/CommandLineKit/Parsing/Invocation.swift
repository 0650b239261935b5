/// What a command line asks for.
package enum Invocation: Sendable, Hashable {
  /// Run a command.
  case command(ParsedArguments)
  /// Explain something.
  case help(HelpTopic, detail: HelpDetail)
  /// Say the version.
  case version
}

/// What help is about.
package enum HelpTopic: Sendable, Hashable {
  /// The whole program.
  case program
  /// Commands that share their first word, such as `store`.
  case family(String)
  /// One command.
  case command(CommandSpecification)
}

/// How much help says.
package enum HelpDetail: Sendable, Hashable {
  /// One line for each thing; `-h`.
  case short
  /// Everything; `--help`.
  case long
}

extension CommandTree {
  /// Returns the topic that words name, such as `["store", "create"]`; no words mean the program.
  ///
  /// - Returns: `nil` if the words name nothing.
  package func topic(_ words: [String]) -> HelpTopic? {
    guard let first = words.first else { return .program }
    if let command = command(named: words.joined(separator: " ")) { return .command(command) }
    return words.count == 1 && !members(of: first).isEmpty ? .family(first) : nil
  }
}
