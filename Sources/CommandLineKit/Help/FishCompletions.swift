/// Writes completions for fish, 3.0 and later.
struct FishCompletions {
  let tree: CommandTree

  private var function: String { "__\(tree.functionName)" }

  func script() -> String {
    var text = """
      # Completions of \(tree.name) for fish, written by '\(tree.name) completions fish'.

      function \(function)_command
          set -l words (commandline -opc)
          set -e words[1]
          set -l found
          set -l skip no
          for word in $words
              if test $skip = yes
                  set skip no
                  continue
              end
              switch $word
      \(skippedFlags)            case '-*'
                  case '*'
                      set found $found $word
                      if test (count $found) -eq 2; or not contains -- $word \(families)
                          break
                      end
              end
          end
          echo "$found"
      end

      function \(function)_is
          set -l command (\(function)_command)
          test "$command" = "$argv[1]"
      end

      complete -c \(tree.name) -f

      """
    for word in tree.firstWords {
      text += line(when: "", ["-a", Self.quoted(word.name), "-d", Self.quoted(word.summary)])
    }
    for flag in tree.generalFlags { text += lines(flag, when: "") }
    for family in tree.familyNames {
      for word in tree.secondWords(of: family) {
        text += line(when: family, ["-a", Self.quoted(word.name), "-d", Self.quoted(word.summary)])
      }
    }
    for command in tree.commands {
      for flag in tree.flags(of: command) { text += lines(flag, when: command.name) }
      for operand in command.operands {
        let action = action(choices: operand.choices, operand.completion)
        if !action.isEmpty { text += line(when: command.name, action) }
      }
    }
    return text
  }

  private var families: String {
    tree.familyNames.isEmpty ? "''" : tree.familyNames.joined(separator: " ")
  }

  private var skippedFlags: String {
    let spellings = tree.spellingsThatTakeNext
    guard !spellings.isEmpty else { return "" }
    return """
                  case \(spellings.joined(separator: " "))
                      set skip yes

      """
  }

  private func lines(_ flag: Flag, when command: String) -> String {
    var words = ["-l", flag.name]
    if let short = flag.short { words += ["-s", String(short)] }
    if flag.takesValue {
      let action = action(choices: flag.choices, flag.completion)
      words += action.first == "-F" ? ["-r", "-F"] : ["-x"] + action
    }
    var lines = line(when: command, words + ["-d", Self.quoted(flag.summary)])
    if flag.isNegatable {
      lines += line(
        when: command, ["-l", "no-\(flag.name)", "-d", Self.quoted("not: \(flag.summary)")])
    }
    return lines
  }

  private func action(choices: [Choice], _ completion: Completion) -> [String] {
    if !choices.isEmpty {
      return ["-a", Self.quoted(choices.map(\.name).joined(separator: " "))]
    }
    switch completion {
    case .nothing: return []
    case .file: return ["-F"]
    case .directory: return ["-a", Self.quoted("(__fish_complete_directories)")]
    case .command:
      return ["-a", Self.quoted(tree.firstWords.map(\.name).joined(separator: " "))]
    }
  }

  private func line(when command: String, _ words: [String]) -> String {
    let condition = Self.quoted("\(function)_is \"\(command)\"")
    return "complete -c \(tree.name) -n \(condition) \(words.joined(separator: " "))\n"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
