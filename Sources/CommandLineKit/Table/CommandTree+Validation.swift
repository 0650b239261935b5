extension CommandTree {
  /// Lists what is wrong with the table itself: clashing names, missing texts, dangling references.
  ///
  /// A program's tests expect an empty array.
  package func problems() -> [String] {
    var problems: [String] = []
    if summary.isEmpty { problems.append("the program has no summary") }
    if examples.count < 3 { problems.append("the program has fewer than three examples") }
    for (name, count) in Self.counts(commands.map(\.name)) where count > 1 {
      problems.append("\(count) commands are named '\(name)'")
    }
    for family in Set(commands.compactMap(\.family)).sorted() {
      if command(named: family) != nil {
        problems.append("'\(family)' is a command and a family")
      }
      if !families.contains(where: { $0.name == family }) {
        problems.append("the family '\(family)' has no summary")
      }
    }
    for command in commands { problems += self.problems(of: command) }
    return problems
  }

  private func problems(of command: CommandSpecification) -> [String] {
    var problems: [String] = []
    if command.summary.isEmpty { problems.append("has no summary") }
    if command.examples.count < 2 { problems.append("has fewer than two examples") }
    for operand in command.operands where operand.summary.isEmpty {
      problems.append("operand \(operand.name) has no summary")
    }
    for operand in command.operands.dropLast() where operand.isRepeated || operand.isOptional {
      problems.append(
        "operand \(operand.name) is not last, so it can be neither repeated nor left out")
    }
    let flags = flags(of: command)
    for (spelling, count) in Self.counts(flags.flatMap(\.spellings)) where count > 1 {
      problems.append("\(count) flags are written \(spelling)")
    }
    for flag in flags { problems += Self.problems(of: flag, among: flags) }
    for example in command.examples where !example.command.contains("\(name) \(command.name)") {
      problems.append("the example '\(example.command)' does not call it")
    }
    return problems.map { "\(command.name): \($0)" }
  }

  private static func problems(of flag: Flag, among flags: [Flag]) -> [String] {
    var problems: [String] = []
    if flag.summary.isEmpty { problems.append("--\(flag.name) has no summary") }
    if flag.summary.hasSuffix(".") {
      problems.append("--\(flag.name): summary ends with a full stop")
    }
    if flag.name.count < 2 { problems.append("--\(flag.name) is too short for a long name") }
    if !flag.choices.isEmpty, let value = flag.defaultValue,
      !flag.choices.contains(where: { $0.name == value })
    {
      problems.append("--\(flag.name): the default '\(value)' is not a choice")
    }
    if case .shorthand(let target, let value) = flag.kind {
      guard let target = flags.first(where: { $0.name == target }) else {
        return problems + ["--\(flag.name) stands for --\(target), which the command does not take"]
      }
      if !target.choices.isEmpty, !target.choices.contains(where: { $0.name == value }) {
        problems.append(
          "--\(flag.name) stands for '\(value)', which is not a choice of --\(target.name)")
      }
    }
    return problems
  }

  private static func counts(_ names: [String]) -> [(String, Int)] {
    Dictionary(grouping: names, by: \.self).map { ($0.key, $0.value.count) }
      .sorted { $0.0 < $1.0 }
  }
}
