/// The command line is wrong: what was found, and how it is done.
///
/// It prints as message, help line of the flag concerned, usage line, and where to read more, never
/// as the whole help; `code` is what the run ends with.
package struct UsageError: Error, Sendable, Hashable {
  /// What was found and the way out, lower case, one line.
  package var message: String
  /// The help line of the flag concerned, if one is.
  package var flagHelp: String?
  /// How the command is called, with the program's name; empty if that would not help.
  package var usage: String
  /// Where to read more, such as `kinfold convert --help`.
  package var seeAlso: String
  /// What to explain in short instead of the usage line: a command that was called with nothing to
  /// do.
  package var topic: HelpTopic?

  /// Always `.usage`.
  package var code: ExitCode { .usage }

  /// Makes an error.
  package init(message: String, about flag: Flag? = nil, usage: String, seeAlso: String) {
    self.message = message
    self.flagHelp = flag.map { flag in
      [flag.forms.drop { $0 == " " } + "  " + flag.summary, flag.annotation]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    self.usage = usage
    self.seeAlso = seeAlso
  }

  /// Makes an error about a command, or about the whole program if there is no command yet.
  package init(
    message: String, about flag: Flag? = nil, in command: CommandSpecification?,
    of tree: CommandTree
  ) {
    self.init(
      message: message, about: flag,
      usage: "\(tree.name) \(command?.usage ?? "<command> [options] …")",
      seeAlso: ([tree.name, command?.name, "--help"] as [String?]).compactMap(\.self)
        .joined(separator: " "))
  }

  /// The lines for stderr, without a trailing line break.
  package func text(style: Style = .plain) -> String {
    var lines = ["\(style.red("error:")) \(VisibleText.of(message))"]
    if let flagHelp { lines.append("\(style.bold("Help:"))  \(flagHelp)") }
    if !usage.isEmpty { lines.append("\(style.bold("Usage:")) \(usage)") }
    lines.append("See '\(seeAlso)' for more.")
    return lines.joined(separator: "\n")
  }
}
