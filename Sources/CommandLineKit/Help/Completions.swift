extension CommandTree {
  /// Writes the completion script of a shell.
  ///
  /// - Parameter shell: `bash`, `zsh` or `fish`.
  package func completions(for shell: String) -> String {
    switch shell {
    case "zsh": ZshCompletions(tree: self).script()
    case "fish": FishCompletions(tree: self).script()
    default: BashCompletions(tree: self).script()
    }
  }

  /// The program's name as part of a shell function's name.
  var functionName: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// First words that need a second one.
  var familyNames: [String] {
    firstWords.map(\.name).filter { command(named: $0) == nil }
  }

  /// The second words of a family with what they do.
  func secondWords(of family: String) -> [(name: String, summary: String)] {
    members(of: family).map { ($0.words.dropFirst().joined(separator: " "), $0.summary) }
  }

  /// What may stand before the command and takes the next word as its value: `--color`.
  var spellingsThatTakeNext: [String] {
    generalFlags.filter(\.takesValue).flatMap(valueSpellings)
  }

  /// The words after which a value follows: `--output`, `-o`.
  func valueSpellings(of flag: Flag) -> [String] {
    flag.spellings.filter { !$0.hasPrefix("--no-") || $0 == "--\(flag.name)" }
  }
}
