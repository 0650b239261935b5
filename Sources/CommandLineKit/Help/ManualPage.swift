extension CommandTree {
  /// Writes the manual page of the program with all its commands, for `man`.
  ///
  /// Every flag is explained once, however many commands take it. The page carries no date, so that
  /// the same table always gives the same bytes.
  ///
  /// - Source: man(7); plain macros only, so that groff and mandoc both take it.
  package func manualPage() -> String {
    var page = Troff()
    page.request("TH", name.uppercased(), "1", "", "\(name) \(version)", "User Commands")
    page.section("NAME")
    page.text("\(name) - \(summary)")
    page.section("SYNOPSIS")
    page.request("B", "\(name) <command>")
    page.text("[options] …")
    page.section("DESCRIPTION")
    page.prose(discussion.isEmpty ? summary : discussion)
    page.section("EXAMPLES")
    page.examples(examples)
    page.section("COMMANDS")
    for command in commands { describe(command, on: &page) }
    page.section("OPTIONS")
    describeFlags(on: &page)
    page.section("EXIT STATUS")
    for code in ExitCode.all { page.item("\(code.rawValue)", code.meaning) }
    page.section("ENVIRONMENT")
    for variable in allVariables { page.item(variable.name, variable.meaning) }
    if !readMore.isEmpty {
      page.section("SEE ALSO")
      page.prose(readMore)
    }
    return page.source
  }

  private func describe(_ command: CommandSpecification, on page: inout Troff) {
    page.request("SS", "\(name) \(command.usage)")
    page.paragraph(command.summary.sentence)
    page.prose(command.discussion)
    for operand in command.operands { page.item(operand.name, operand.summary) }
    if !command.flags.isEmpty {
      page.paragraph(
        "Options: " + command.flags.map { "`--\($0.name)`" }.joined(separator: ", ") + ".")
    }
    page.examples(command.examples)
  }

  private func describeFlags(on page: inout Troff) {
    for (group, entries) in flagIndex() {
      page.request("SS", "\(group.title) options")
      for (flag, users) in entries {
        let note = flag.annotation.isEmpty ? "" : " \(flag.annotation)"
        page.item(flag.forms.drop { $0 == " " }, flag.summary.sentence + note)
        page.indented { page in
          page.prose(flag.details)
          for choice in flag.choices where !choice.summary.isEmpty {
            page.item(choice.name, choice.summary)
          }
          if let deprecation = flag.deprecation { page.prose("Going away: \(deprecation)") }
          if !users.isEmpty { page.prose("For: \(users.joined(separator: ", ")).") }
        }
      }
    }
  }

  /// Every flag once, by heading, with the commands that take it; none for flags that all commands
  /// take.
  ///
  /// Flags of one name that differ from command to command are each an entry.
  func flagIndex() -> [(group: Flag.Group, entries: [(flag: Flag, users: [String])])] {
    var order: [Flag] = []
    var users: [Flag: [String]] = [:]
    for command in commands {
      for flag in command.flags {
        if users[flag] == nil { order.append(flag) }
        users[flag, default: []].append(command.name)
      }
    }
    order += generalFlags.filter { users[$0] == nil }
    var groups: [Flag.Group] = []
    for flag in order where !groups.contains(flag.group) { groups.append(flag.group) }
    return groups.map { group in
      (group, order.filter { $0.group == group }.map { ($0, users[$0] ?? []) })
    }
  }
}

extension String {
  /// With a capital letter, and a full stop unless it ends otherwise.
  var sentence: String {
    guard let first = first(where: { _ in true }) else { return self }
    let isClosed = last.map { ".?!:…".contains($0) } ?? true
    return first.uppercased() + dropFirst() + (isClosed ? "" : ".")
  }
}
