/// Help for a terminal, wrapped to its width.
package struct HelpText: Sendable {
  /// The table it is made from.
  package let tree: CommandTree
  /// Whether headings are set apart.
  package let style: Style
  /// The columns to fit in.
  package let width: Int

  /// Makes help for a terminal.
  package init(tree: CommandTree, style: Style = .plain, width: Int = 80) {
    self.tree = tree
    self.style = style
    self.width = width
  }

  /// Returns the help about a topic, with a line feed at the end of every line.
  package func text(about topic: HelpTopic, _ detail: HelpDetail) -> String {
    let sections =
      switch topic {
      case .program: program(detail)
      case .family(let name): family(name)
      case .command(let command): self.command(command, detail)
      }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: - Topics; each section is a list of lines

  private func program(_ detail: HelpDetail) -> [[String]] {
    var sections = [title(tree.name, tree.summary)]
    sections.append(usage("\(tree.name) <command> [options] …"))
    sections.append(examples(tree.examples, detail))
    if detail == .long { sections += prose(tree.discussion) }
    var groups: [CommandSpecification.Group] = []
    for word in tree.firstWords where !groups.contains(word.group) { groups.append(word.group) }
    let longest = tree.firstWords.map { DisplayWidth.of($0.name) }.max() ?? 0
    for group in groups {
      let rows = tree.firstWords.filter { $0.group == group }.map { ($0.name, $0.summary) }
      sections.append([heading(group.title)] + listing(rows, column: longest + 4))
    }
    if detail == .long {
      sections += flagSections(tree.generalFlags, detail)
      let codes = ExitCode.all.map { ("\($0.rawValue)", $0.meaning) }
      sections.append([heading("Exit codes")] + listing(codes, column: 7))
      let variables = tree.allVariables.map { ($0.name, $0.meaning) }
      let column = min(24, (variables.map { DisplayWidth.of($0.0) }.max() ?? 0) + 4)
      sections.append([heading("Environment")] + listing(variables, column: column))
    }
    let pointer =
      "'\(tree.name) help COMMAND' explains a command, '\(tree.name) --help' the program."
    sections.append(lines(detail == .short ? "\(pointer) \(tree.readMore)" : tree.readMore))
    return sections
  }

  private func family(_ name: String) -> [[String]] {
    let members = tree.members(of: name).map { ($0.name, $0.summary) }
    let column = (members.map { DisplayWidth.of($0.0) }.max() ?? 0) + 4
    let summary = tree.families.first { $0.name == name }?.summary ?? ""
    return [
      title("\(tree.name) \(name)", summary), usage("\(tree.name) \(name) <command> [options] …"),
      [heading("Commands")] + listing(members, column: column),
      lines("'\(tree.name) help \(name) COMMAND' explains one of them."),
    ]
  }

  private func command(_ command: CommandSpecification, _ detail: HelpDetail) -> [[String]] {
    var sections = [title("\(tree.name) \(command.name)", command.summary)]
    sections.append(usage("\(tree.name) \(command.usage)"))
    sections.append(examples(command.examples, detail))
    if detail == .long { sections += prose(command.discussion) }
    if !command.operands.isEmpty {
      let operands = command.operands.map { ($0.name, $0.summary) }
      let column = (operands.map { DisplayWidth.of($0.0) }.max() ?? 0) + 4
      sections.append([heading("Operands")] + listing(operands, column: column))
    }
    sections += flagSections(tree.flags(of: command), detail)
    if detail == .short {
      sections.append(lines("'\(tree.name) \(command.name) --help' tells more."))
    } else {
      sections.append(lines("'\(tree.name) --help' lists the exit codes."))
    }
    return sections
  }
}

// MARK: - Parts

extension HelpText {
  private func title(_ name: String, _ summary: String) -> [String] {
    let lines = TextWrapping.lines("\(name) — \(summary)", width: width, indent: 2, first: "")
    return lines.enumerated().map { index, line in
      guard index == 0, line.hasPrefix(name) else { return line }
      return style.bold(name) + line.dropFirst(name.count)
    }
  }

  private func heading(_ text: String) -> String { style.bold("\(text):") }

  private func usage(_ text: String) -> [String] {
    let lines = TextWrapping.lines(text, width: width, indent: 9, first: "Usage: ")
    return lines.enumerated().map { index, line in
      index == 0 ? style.bold("Usage:") + line.dropFirst("Usage:".count) : line
    }
  }

  private func examples(_ examples: [Example], _ detail: HelpDetail) -> [String] {
    guard !examples.isEmpty else { return [] }
    var lines = [heading("Examples")]
    for example in examples {
      lines.append("  \(style.cyan(example.command))")
      if detail == .long, !example.explanation.isEmpty {
        lines += TextWrapping.lines(example.explanation, width: width, indent: 6)
      }
    }
    return lines
  }

  private func flagSections(_ flags: [Flag], _ detail: HelpDetail) -> [[String]] {
    var groups: [Flag.Group] = []
    for flag in flags where !groups.contains(flag.group) { groups.append(flag.group) }
    let widest = min(26, width / 2 - 4)
    let longest = flags.map { DisplayWidth.of($0.forms) }.filter { $0 <= widest }.max() ?? 0
    return groups.map { group in
      let flags = flags.filter { $0.group == group }
      let lines =
        detail == .short
        ? listing(flags.map { ($0.forms, summary(of: $0)) }, column: longest + 4)
        : flags.flatMap(entry)
      return [heading("\(group.title) options")] + lines
    }
  }

  private func summary(of flag: Flag) -> String {
    flag.annotation.isEmpty ? flag.summary : "\(flag.summary) \(flag.annotation)"
  }

  /// A flag at length: forms, summary, details, choices.
  private func entry(_ flag: Flag) -> [String] {
    var lines = ["  \(style.cyan(flag.forms))"]
    lines += self.lines(summary(of: flag), indent: 10)
    for block in prose(flag.details, indent: 10) { lines += block }
    if flag.choices.contains(where: { !$0.summary.isEmpty }) {
      let column = (flag.choices.map { DisplayWidth.of($0.name) }.max() ?? 0) + 14
      lines += listing(flag.choices.map { ($0.name, $0.summary) }, column: column, indent: 12)
    }
    if let deprecation = flag.deprecation {
      lines += self.lines("Going away: \(deprecation)", indent: 10)
    }
    return lines
  }

  /// Two columns: names on the left, wrapped texts on the right; a long name has a line of its own.
  private func listing(
    _ rows: [(String, String)], column: Int, indent: Int = 2
  ) -> [String] {
    rows.flatMap { name, text -> [String] in
      let margin = String(repeating: " ", count: indent)
      let left = indent + DisplayWidth.of(name)
      let painted = margin + style.cyan(name)
      guard !text.isEmpty else { return [painted] }
      guard left + 2 <= column else { return [painted] + lines(text, indent: column) }
      var lines = self.lines(text, indent: column)
      let first = lines[0].dropFirst(column)
      lines[0] = painted + String(repeating: " ", count: column - left) + first
      return lines
    }
  }

  private func lines(_ text: String, indent: Int = 0) -> [String] {
    painted(TextWrapping.lines(text, width: width, indent: indent))
  }

  private func prose(_ text: String, indent: Int = 0) -> [[String]] {
    let margin = String(repeating: " ", count: indent)
    var sections: [[String]] = []
    var isList = false
    for block in Prose.blocks(text) {
      switch block {
      case .paragraph(let text): sections.append(lines(text, indent: indent))
      case .point(let text):
        let point = TextWrapping.lines(
          text, width: width, indent: indent + 2, first: "\(margin)- ")
        if isList {
          sections[sections.count - 1] += painted(point)
        } else {
          sections.append(painted(point))
        }
      case .verbatim(let lines): sections.append(lines.map { "\(margin)  \($0)" })
      }
      if case .point = block { isList = true } else { isList = false }
    }
    return sections
  }

  /// Bold instead of backticks, where there is bold.
  private func painted(_ lines: [String]) -> [String] {
    guard style.isOn else { return lines }
    return Prose.spans(
      lines.joined(separator: "\n"), plain: { $0 },
      code: { code in
        code.split(separator: "\n", omittingEmptySubsequences: false)
          .map { style.bold(String($0)) }.joined(separator: "\n")
      }
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
