extension CommandTree {
  /// Writes the page of a command, a family or the program in Markdown.
  package func markdown(about topic: HelpTopic) -> String {
    switch topic {
    case .program: programMarkdown()
    case .family(let name):
      "# \(self.name) \(name)\n\n\(summary(ofFamily: name).sentence)\n"
        + commandList(members(of: name))
    case .command(let command): commandMarkdown(command)
    }
  }

  /// The name of a command's page, such as `store-create.md`.
  package static func markdownFileName(of command: CommandSpecification) -> String {
    command.words.joined(separator: "-") + ".md"
  }

  private func programMarkdown() -> String {
    var page = "# \(name)\n\n\(summary.sentence)\n"
    page += Self.examples(examples)
    if !discussion.isEmpty { page += "\n\(Self.prose(discussion))" }
    var groups: [CommandSpecification.Group] = []
    for command in commands where !groups.contains(command.group) { groups.append(command.group) }
    for group in groups {
      page += "\n## \(group.title)\n" + commandList(commands.filter { $0.group == group })
    }
    page += Self.flags(generalFlags, heading: "Options of every command")
    page += "\n## Exit codes\n\n| code | meaning |\n| ---: | --- |\n"
    for code in ExitCode.all { page += "| \(code.rawValue) | \(Self.cell(code.meaning)) |\n" }
    page += "\n## Environment\n\n| variable | meaning |\n| --- | --- |\n"
    for variable in allVariables {
      page += "| `\(variable.name)` | \(Self.cell(variable.meaning)) |\n"
    }
    if !readMore.isEmpty { page += "\n\(readMore)\n" }
    return page
  }

  private func commandMarkdown(_ command: CommandSpecification) -> String {
    var page = "# \(name) \(command.name)\n\n\(command.summary.sentence)\n"
    page += "\n```\n\(name) \(command.usage)\n```\n"
    page += Self.examples(command.examples)
    if !command.discussion.isEmpty { page += "\n\(Self.prose(command.discussion))" }
    if !command.operands.isEmpty {
      page += "\n## Operands\n\n"
      for operand in command.operands {
        let names = operand.choices.map { "`\($0.name)`" }.joined(separator: ", ")
        page += "- `\(operand.name)`: \(operand.summary)\(names.isEmpty ? "" : " (\(names))")\n"
      }
    }
    var groups: [Flag.Group] = []
    for flag in command.flags where !groups.contains(flag.group) { groups.append(flag.group) }
    for group in groups {
      page += Self.flags(
        command.flags.filter { $0.group == group }, heading: "\(group.title) options")
    }
    let own = Set(command.flags.map(\.name))
    let general = generalFlags.filter { !own.contains($0.name) }.map { "`--\($0.name)`" }
    page +=
      "\nEvery command also takes \(general.joined(separator: ", ")); see [\(name)](README.md).\n"
    return page
  }

  private func commandList(_ commands: [CommandSpecification]) -> String {
    "\n"
      + commands.map { command in
        "- [\(command.name)](\(Self.markdownFileName(of: command))): \(command.summary)\n"
      }.joined()
  }

  private static func examples(_ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { example in
      (example.explanation.isEmpty ? "" : "# \(example.explanation)\n") + example.command
    }
    return "\n```sh\n\(lines.joined(separator: "\n"))\n```\n"
  }

  private static func flags(_ flags: [Flag], heading: String) -> String {
    var text = "\n## \(heading)\n"
    for flag in flags {
      text += "\n### `\(flag.forms.drop { $0 == " " })`\n\n\(flag.summary.sentence)"
      text += flag.annotation.isEmpty ? "\n" : " \(escaped(flag.annotation))\n"
      if !flag.details.isEmpty { text += "\n\(prose(flag.details))" }
      if flag.choices.contains(where: { !$0.summary.isEmpty }) {
        text += "\n"
        for choice in flag.choices {
          text +=
            "- `\(choice.name)`" + (choice.summary.isEmpty ? "" : ": \(choice.summary)") + "\n"
        }
      }
      if let deprecation = flag.deprecation { text += "\nGoing away: \(deprecation)\n" }
    }
    return text
  }

  private static func prose(_ text: String) -> String {
    var prose = ""
    var isList = false
    for block in Prose.blocks(text) {
      var isPoint = false
      let lines =
        switch block {
        case .paragraph(let text): text
        case .verbatim(let lines): "```\n\(lines.joined(separator: "\n"))\n```"
        case .point(let text): "- \(text)"
        }
      if case .point = block { isPoint = true }
      prose += (prose.isEmpty || isList && isPoint ? "" : "\n") + lines + "\n"
      isList = isPoint
    }
    return prose
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
