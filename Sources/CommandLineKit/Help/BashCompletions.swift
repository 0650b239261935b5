/// Writes completions for bash, 3.2 included (macOS).
struct BashCompletions {
  let tree: CommandTree

  func script() -> String {
    """
    # Completions of \(tree.name) for bash, written by '\(tree.name) completions bash'.

    _\(tree.functionName)() {
      local current previous command word index
      COMPREPLY=()
      current=${COMP_WORDS[COMP_CWORD]}
      previous=${COMP_WORDS[COMP_CWORD-1]}
      # --flag=value arrives as three words.
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi

      command=""
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
    \(skippedFlags)      -*) ;;
          *)
            if [[ -n $command ]]; then
              command="$command $word"
              break
            fi
            command=$word
            [[ " \(tree.familyNames.joined(separator: " ")) " == *" $word "* ]] || break
            ;;
        esac
      done

      # Nothing in COMPREPLY means names of files.
      case "$command:$previous" in
    \(values())  esac

      case $command in
    \(commands())  esac
    }

    complete -o default -F _\(tree.functionName) \(tree.name)

    """
  }

  private var skippedFlags: String {
    let spellings = tree.spellingsThatTakeNext
    guard !spellings.isEmpty else { return "" }
    return """
            \(spellings.joined(separator: " | ")))
              [[ ${COMP_WORDS[index+1]} == "=" ]] && ((index++))
              ((index++))
              ;;

      """
  }

  /// What follows flags that take a value; commands that agree share a line.
  private func values() -> String {
    var order: [String] = []
    var patterns: [String: [String]] = [:]
    for command in tree.commands {
      for flag in tree.flags(of: command) where flag.takesValue {
        let action = action(choices: flag.choices, flag.completion)
        if patterns[action] == nil { order.append(action) }
        let name = command.name.replacing(" ", with: "\\ ")
        patterns[action, default: []] += tree.valueSpellings(of: flag).map { "\(name):\($0)" }
      }
    }
    for flag in tree.generalFlags where flag.takesValue {
      let action = action(choices: flag.choices, flag.completion)
      if patterns[action] == nil { order.append(action) }
      patterns[action, default: []] += tree.valueSpellings(of: flag).map { ":\($0)" }
    }
    return order.map { action in
      let alternatives = patterns[action, default: []].joined(separator: " | \\\n      ")
      return "    \(alternatives))\n      \(action)\n      return\n      ;;\n"
    }.joined()
  }

  private func commands() -> String {
    let general = spellings(tree.generalFlags)
    let first = tree.firstWords.map(\.name).joined(separator: " ")
    var cases = branch("\"\"", flags: general, words: first)
    for family in tree.familyNames {
      let second = tree.secondWords(of: family).map(\.name).joined(separator: " ")
      cases += branch(family, flags: general, words: second)
    }
    for command in tree.commands {
      let name = command.name.replacing(" ", with: "\\ ")
      let operand = command.operands.last
      var words = (operand?.choices ?? []).map(\.name).joined(separator: " ")
      if operand?.completion == .command { words = first }
      cases += branch(name, flags: spellings(tree.flags(of: command)), words: words)
    }
    return cases
  }

  private func branch(_ pattern: String, flags: String, words: String) -> String {
    var body = "      if [[ $current == -* ]]; then\n        \(reply(flags))\n"
    if !words.isEmpty { body += "      else\n        \(reply(words))\n" }
    return "    \(pattern))\n\(body)      fi\n      ;;\n"
  }

  private func spellings(_ flags: [Flag]) -> String {
    flags.flatMap(\.spellings).joined(separator: " ")
  }

  private func action(choices: [Choice], _ completion: Completion) -> String {
    if !choices.isEmpty { return reply(choices.map(\.name).joined(separator: " ")) }
    switch completion {
    case .directory: return "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .command: return reply(tree.firstWords.map(\.name).joined(separator: " "))
    case .nothing, .file: return ":"
    }
  }

  private func reply(_ words: String) -> String {
    "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"))"
  }
}
