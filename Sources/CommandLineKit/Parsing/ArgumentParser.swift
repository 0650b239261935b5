extension CommandTree {
  /// Takes a command line apart: which command, which flags, which operands.
  ///
  /// Syntax: `--flag value`, `--flag=value`, `-f value`, `-fvalue`, `-f=value`, switches bundled as
  /// in `-nq`, `--no-flag`; flags before or after operands; `--` ends flags; a lone `-` is an
  /// operand. Names are never abbreviated. A value that starts with a dash and is no number needs
  /// `--flag=value`. `-h` or `--help` anywhere before `--` wins over everything else, errors
  /// included.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - variables: Environment variables that may stand in for flags.
  /// - Throws: `UsageError`, with the nearest name where one was mistyped.
  package func parse(
    _ words: [String], variables: [String: String] = [:]
  ) throws(UsageError) -> Invocation {
    guard !words.isEmpty else { return .help(.program, detail: .short) }
    if let help = helpAsked(in: words) { return help }
    var parser = ArgumentParser(tree: self, words: words, variables: variables)
    return try parser.parse()
  }

  private func helpAsked(in words: [String]) -> Invocation? {
    let words = words.prefix { $0 != "--" }
    guard let asked = words.last(where: { $0 == "-h" || $0 == "--help" }) else { return nil }
    let detail = asked == "-h" ? HelpDetail.short : .long
    let plain = words.filter { !$0.hasPrefix("-") }
    for start in plain.indices {
      let rest = plain[start...]
      if let topic = topic(Array(rest.prefix(2))) ?? topic(Array(rest.prefix(1))) {
        return .help(topic, detail: detail)
      }
    }
    return .help(.program, detail: detail)
  }
}

/// The state of taking one command line apart.
struct ArgumentParser {
  let tree: CommandTree
  let variables: [String: String]
  var words: ArraySlice<String>
  /// The command's own name, once it is known; half of it while a family waits for its second word.
  var family: String?
  var arguments: ParsedArguments?
  /// Flags that stood before the command.
  var early: [ParsedArguments.Occurrence] = []
  var notices: [String] = []
  var isVersionAsked = false
  var spellings: [String: Flag] = [:]

  init(tree: CommandTree, words: [String], variables: [String: String]) {
    self.tree = tree
    self.variables = variables
    self.words = words[...]
    know(tree.generalFlags)
  }

  mutating func parse() throws(UsageError) -> Invocation {
    var flagsEnded = false
    while let word = words.popFirst() {
      if flagsEnded || word == "-" || !word.hasPrefix("-") {
        try takeOperand(word)
      } else if word == "--" {
        flagsEnded = true
      } else if word.hasPrefix("--") {
        try takeLongFlag(word)
      } else if let help = try takeShortFlags(word) {
        return help
      }
    }
    if isVersionAsked { return .version }
    guard var arguments else { throw missingCommand() }
    arguments.occurrences.insert(contentsOf: early, at: 0)
    arguments.notices = notices
    try checkOperands(of: arguments)
    for flag in tree.flags(of: arguments.command) where flag.takesValue {
      try arguments.check(
        flag.isList || flag.isRepeatable
          ? arguments.values(of: flag) : arguments.value(of: flag).map { [$0] } ?? [], of: flag)
    }
    return .command(arguments)
  }

  mutating func know(_ flags: [Flag]) {
    for flag in flags {
      for spelling in flag.spellings { spellings[spelling] = flag }
    }
  }

  func error(_ message: String, about flag: Flag? = nil) -> UsageError {
    UsageError(message: message, about: flag, in: arguments?.command, of: tree)
  }
}

// MARK: - Operands

extension ArgumentParser {
  private mutating func takeOperand(_ word: String) throws(UsageError) {
    if arguments != nil {
      arguments?.operands.append(word)
      return
    }
    let name = family.map { "\($0) \(word)" } ?? word
    if let command = tree.command(named: name) {
      arguments = ParsedArguments(tree: tree, command: command, variables: variables)
      know(command.flags)
    } else if family == nil, !tree.members(of: word).isEmpty {
      family = word
    } else {
      throw unknownCommand(word)
    }
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let candidates: [(typed: String, meant: String)]
    if let family {
      candidates = tree.members(of: family).flatMap { command in
        let meant = command.words.dropFirst().joined(separator: " ")
        return ([meant] + command.synonyms).map { ($0, meant) }
      }
    } else {
      candidates =
        tree.firstWords.map { ($0.name, $0.name) }
        + tree.commands.filter { $0.family == nil }
        .flatMap { command in command.synonyms.map { ($0, command.name) } }
    }
    let nearest = Suggestion.nearest(to: word, among: candidates.map(\.typed))
    let meant = candidates.first { $0.typed == nearest }?.meant
    var message = "unknown command '\(family.map { "\($0) " } ?? "")\(word)'"
    if let meant {
      message += "; did you mean '\(family.map { "\($0) " } ?? "")\(meant)'?"
    } else if family == nil, word.contains(where: { $0 == "." || $0 == "/" }),
      let command = tree.commands.first(where: { !$0.operands.isEmpty })
    {
      message += "; name a command first, as in '\(tree.name) \(command.name) \(word)'"
    } else if let family {
      message += "; there are: \(memberNames(of: family))"
    }
    return error(message)
  }

  private func missingCommand() -> UsageError {
    guard let family else { return error("no command was named") }
    return error("'\(tree.name) \(family)' needs one more word: \(memberNames(of: family))")
  }

  private func memberNames(of family: String) -> String {
    tree.members(of: family).map { $0.words.dropFirst().joined(separator: " ") }
      .joined(separator: ", ")
  }

  private func checkOperands(of arguments: ParsedArguments) throws(UsageError) {
    let operands = arguments.command.operands
    let needed = operands.prefix { !$0.isOptional }
    if arguments.operands.count < needed.count {
      let missing = operands[arguments.operands.count]
      throw error("\(missing.name) is missing: \(missing.summary)")
    }
    if operands.last?.isRepeated != true, arguments.operands.count > operands.count {
      throw error("unexpected '\(arguments.operands[operands.count])'")
    }
    for (position, value) in arguments.operands.enumerated() {
      let operand = operands[min(position, operands.count - 1)]
      let names = operand.choices.map(\.name)
      guard !names.isEmpty, !names.contains(value) else { continue }
      let meant = Suggestion.nearest(to: value, among: names)
      throw error(
        "\(operand.name): '\(value)' is not one of \(names.joined(separator: ", "))"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}

// MARK: - Flags

extension ArgumentParser {
  private mutating func takeLongFlag(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let flag = spellings[spelling] else { throw unknownFlag(spelling) }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let isNegation = spelling != "--\(flag.name)"
    if !isNegation, flag.takesValue {
      if let attached {
        note(flag, spelling, value: attached)
      } else {
        note(flag, spelling, value: try nextValue(for: flag, spelling))
      }
    } else if attached != nil {
      throw error("\(spelling) takes no value", about: flag)
    } else {
      note(flag, spelling, isNegation: isNegation)
    }
  }

  /// Takes a word such as `-o`, `-nq`, `-nofile`; returns an invocation if `h` is among them.
  private mutating func takeShortFlags(_ word: String) throws(UsageError) -> Invocation? {
    if word.count > 3, let flag = spellings["-\(word.prefix { $0 != "=" })"] {
      throw error("'\(word)' needs two dashes: '-\(word)'", about: flag)
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let flag = spellings[spelling] else {
        throw word.count > 2
          ? error("unknown flag '\(spelling)' in '\(word)'") : unknownFlag(spelling)
      }
      if flag.name == Flag.help.name {
        let topic = arguments.map { HelpTopic.command($0.command) } ?? family.map(HelpTopic.family)
        return .help(topic ?? .program, detail: .short)
      }
      guard flag.takesValue else {
        if letters.first == "=" { throw error("\(spelling) takes no value", about: flag) }
        note(flag, spelling)
        continue
      }
      if letters.first == "=" {
        letters.removeFirst()
      } else if letters.isEmpty {
        note(flag, spelling, value: try nextValue(for: flag, spelling))
        return nil
      }
      note(flag, spelling, value: String(letters))
      return nil
    }
    return nil
  }

  private mutating func nextValue(
    for flag: Flag, _ spelling: String
  ) throws(UsageError) -> String {
    let name = flag.valueName ?? "value"
    guard let next = words.first else { throw error("\(spelling) needs a \(name)", about: flag) }
    if next.hasPrefix("-"), next != "-", Double(next) == nil {
      throw error(
        "\(spelling) needs a \(name), but '\(next)' follows; if that is the \(name), write "
          + "--\(flag.name)=\(next)", about: flag)
    }
    words.removeFirst()
    return next
  }

  private mutating func note(
    _ flag: Flag, _ spelling: String, value: String? = nil, isNegation: Bool = false
  ) {
    if flag.name == Flag.version.name { isVersionAsked = true }
    if let deprecation = flag.deprecation {
      notices.append("\(spelling) is going away: \(deprecation)")
    }
    var occurrence = ParsedArguments.Occurrence(
      name: flag.name, spelling: spelling, value: value, isNegation: isNegation)
    if case .shorthand(let target, let value) = flag.kind {
      occurrence.name = target
      occurrence.value = value
    }
    if arguments == nil {
      early.append(occurrence)
    } else {
      arguments?.occurrences.append(occurrence)
    }
  }

  private func unknownFlag(_ spelling: String) -> UsageError {
    let elsewhere = tree.commands.filter { command in
      command.flags.contains { $0.spellings.contains(spelling) }
    }
    if arguments == nil, !elsewhere.isEmpty {
      return error("'\(spelling)' belongs after the command's name")
    }
    let named = arguments.map { " for '\(tree.name) \($0.command.name)'" } ?? ""
    let flags = arguments.map { tree.flags(of: $0.command) } ?? tree.generalFlags
    if spelling.hasPrefix("--no-"), let flag = spellings["--\(spelling.dropFirst(5))"] {
      return error("unknown flag '\(spelling)': --\(flag.name) cannot be negated", about: flag)
    }
    let typed = spelling.drop { $0 == "-" }
    let candidates = flags.flatMap { flag in
      (flag.spellings.filter { $0.hasPrefix("--") } + flag.synonyms.map { "--\($0)" })
        .map { (typed: String($0.dropFirst(2)), meant: $0, flag: flag) }
    }
    let nearest = Suggestion.nearest(to: String(typed), among: candidates.map(\.typed))
    guard let found = candidates.first(where: { $0.typed == nearest }) else {
      let hint = elsewhere.first.map { "; '\(tree.name) \($0.name)' has it" } ?? ""
      return error("unknown flag '\(spelling)'\(named)\(hint)")
    }
    let meant = found.flag.spellings.contains(found.meant) ? found.meant : "--\(found.flag.name)"
    return error("unknown flag '\(spelling)'\(named); did you mean '\(meant)'?", about: found.flag)
  }
}
