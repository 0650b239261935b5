/// Writes completions for zsh, to be sourced or put into a folder of `fpath`.
struct ZshCompletions {
  let tree: CommandTree

  private var function: String { "_\(tree.functionName)" }

  func script() -> String {
    var text = """
      #compdef \(tree.name)
      # Completions of \(tree.name) for zsh, written by '\(tree.name) completions zsh'.

      \(function)_commands() {
        local -a commands
        commands=(

      """
    for word in tree.firstWords {
      text += "    \(Self.quoted("\(Self.escaped(word.name)):\(word.summary)"))\n"
    }
    text += """
        )
        _describe -t commands 'command' commands
      }

      \(function)() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C -S \\
      \(specifications(tree.generalFlags))    '1: :\(function)_commands' \\
          '*:: :->rest'
        [[ $state == rest ]] || return
        case $words[1] in
      \(commands())  esac
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(tree.name)
      fi

      """
    return text
  }

  private func commands() -> String {
    var text = ""
    for command in tree.commands where command.family == nil {
      text += "    \(command.name))\n\(arguments(command, indent: "      "))      ;;\n"
    }
    for family in tree.familyNames {
      let second = tree.secondWords(of: family)
      let names = second.map { "\(Self.escaped($0.name))\\:\(Self.doubleQuoted($0.summary))" }
      text += "    \(family))\n      _arguments -C -S \\\n"
      text += "        \(Self.quoted("1: :((\(names.joined(separator: " "))))")) \\\n"
      text += "        '*:: :->\(family)'\n"
      text += "      [[ $state == \(family) ]] || return\n      case $words[1] in\n"
      for (command, word) in zip(tree.members(of: family), second) {
        text += "        \(word.name))\n\(arguments(command, indent: "          "))          ;;\n"
      }
      text += "      esac\n      ;;\n"
    }
    return text
  }

  private func arguments(_ command: CommandSpecification, indent: String) -> String {
    var lines = ["\(indent)_arguments -s -S"]
    lines += tree.flags(of: command).flatMap(specification).map { "\(indent)  \($0)" }
    for (index, operand) in command.operands.enumerated() {
      let place = operand.isRepeated ? "*" : "\(index + 1)"
      let action = action(choices: operand.choices, operand.completion)
      lines.append("\(indent)  \(Self.quoted("\(place):\(Self.escaped(operand.name)):\(action)"))")
    }
    return lines.joined(separator: " \\\n") + "\n"
  }

  private func specifications(_ flags: [Flag]) -> String {
    flags.flatMap(specification).map { "    \($0) \\\n" }.joined()
  }

  /// One line for each way to write a flag.
  private func specification(_ flag: Flag) -> [String] {
    let names = tree.valueSpellings(of: flag)
    let exclusion = flag.isRepeatable ? "*" : "(\(flag.spellings.joined(separator: " ")))"
    let value = flag.valueName.map {
      ":\(Self.escaped($0)):\(action(choices: flag.choices, flag.completion))"
    }
    var lines = names.map { name in
      let marker = !flag.takesValue ? "" : name.hasPrefix("--") ? "=" : "+"
      return Self.quoted(
        "\(exclusion)\(name)\(marker)[\(Self.escaped(flag.summary))]\(value ?? "")")
    }
    for name in flag.spellings where !names.contains(name) {
      lines.append(Self.quoted("\(exclusion)\(name)[not: \(Self.escaped(flag.summary))]"))
    }
    return lines
  }

  private func action(choices: [Choice], _ completion: Completion) -> String {
    if !choices.isEmpty {
      return "(\(choices.map { Self.escaped($0.name) }.joined(separator: " ")))"
    }
    switch completion {
    case .nothing: return " "
    case .file: return "_files"
    case .directory: return "_files -/"
    case .command: return "\(function)_commands"
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\[]:".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  private static func doubleQuoted(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\\"$`".contains(character) { escaped += "\\" }
      if character == ":" { escaped += "\\" }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}
