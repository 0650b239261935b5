// The commands about the program itself.

extension Flag {
  /// Writes the manual page instead of help.
  package static let man = Flag(
    switch: "man", group: .general, summary: "write the manual page, in troff")
  /// Writes Markdown instead of help.
  package static let markdown = Flag(
    switch: "markdown", group: .general, summary: "write Markdown")
}

extension CommandSpecification {
  static func help(_ tree: CommandTree) -> CommandSpecification {
    CommandSpecification(
      name: "help", group: .other, summary: "explain the program or a command",
      operands: [
        Operand(
          "COMMAND", optional: true, repeated: true, completion: .command,
          summary: "what to explain; the program if it is left out")
      ], flags: [.man, .markdown],
      examples: [
        Example("\(tree.name) help", "the program, at length"),
        Example("\(tree.name) help --man | man -l -", "the manual page"),
      ])
  }

  static func version(_ tree: CommandTree) -> CommandSpecification {
    CommandSpecification(
      name: "version", group: .other, summary: "say the version",
      examples: [
        Example("\(tree.name) version", "name and version on one line"),
        Example("\(tree.name) version | cut -d ' ' -f 2", "the version alone"),
      ])
  }

  static func completions(_ tree: CommandTree) -> CommandSpecification {
    CommandSpecification(
      name: "completions", group: .other, summary: "write the completions of a shell",
      operands: [
        Operand("SHELL", choices: ["bash", "zsh", "fish"], summary: "bash, zsh or fish")
      ],
      examples: [
        Example("source <(\(tree.name) completions bash)", "for this session"),
        Example(
          "\(tree.name) completions fish > ~/.config/fish/completions/\(tree.name).fish", "for good"
        ),
        Example(
          "\(tree.name) completions zsh > \"${fpath[1]}/_\(tree.name)\"", "for good, in zsh"),
      ])
  }
}

extension Program {
  func runBuiltIn(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws -> ExitCode {
    switch arguments.command.name {
    case "version": try environment.output.write("\(tree.name) \(tree.version)\n")
    case "completions":
      try environment.output.write(tree.completions(for: arguments.operands[0]))
    default: try explain(arguments, in: environment)
    }
    return .done
  }

  private func explain(_ arguments: ParsedArguments, in environment: Environment) throws {
    if arguments.isSet(.man) { return try environment.output.write(tree.manualPage()) }
    guard let topic = tree.topic(arguments.operands) else {
      let typed = arguments.operands.joined(separator: " ")
      let names = tree.commands.map(\.name) + tree.families.map(\.name)
      let meant = Suggestion.nearest(to: typed, among: names)
      throw arguments.usageError(
        "unknown command '\(typed)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""))
    }
    if arguments.isSet(.markdown) {
      try environment.output.write(tree.markdown(about: topic))
    } else {
      try writeHelp(topic, .long, environment.arguments, in: environment)
    }
  }

  func writeHelp(
    _ topic: HelpTopic, _ detail: HelpDetail, _ words: [String], in environment: Environment
  ) throws {
    let facts = environment.output.facts
    let help = HelpText(
      tree: tree, style: facts.style(Self.color(in: words)), width: facts.proseWidth)
    try environment.output.write(help.text(about: topic, detail))
  }
}
