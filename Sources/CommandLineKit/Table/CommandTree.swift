/// The whole command line of a program as data: commands, flags, texts.
package struct CommandTree: Sendable, Hashable {
  /// Commands of two words that share their first, such as `store create` and `store info`.
  package struct Family: Sendable, Hashable {
    /// The first word.
    package let name: String
    /// What the family is about, one short line.
    package let summary: String
    /// Makes a family.
    package init(_ name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// An environment variable that the program reads.
  package struct Variable: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// What it does, one sentence.
    package let meaning: String
    /// Makes a description of a variable.
    package init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// What is typed to call the program.
  package var name: String
  /// The program's version.
  package var version: String
  /// What the program is for, one line.
  package var summary: String
  /// What else there is to say about the program; paragraphs separated by empty lines.
  package var discussion: String
  /// Worked examples; three are enough.
  package var examples: [Example]
  /// Flags that every command takes; `--help` and `--version` need not be named.
  package var commonFlags: [Flag]
  /// What the first words of two-word commands are about.
  package var families: [Family]
  /// Variables besides those of flags and those that every terminal program obeys.
  package var variables: [Variable]
  /// Where to read more, one or two sentences at the end of the program's help.
  package var readMore: String
  /// The commands, in the order of the help.
  package var commands: [CommandSpecification]

  /// Makes a tree.
  package init(
    name: String, version: String, summary: String, discussion: String = "",
    examples: [Example] = [], commonFlags: [Flag] = [], families: [Family] = [],
    variables: [Variable] = [], readMore: String = "", commands: [CommandSpecification] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.commonFlags = commonFlags
    self.families = families
    self.variables = variables
    self.readMore = readMore
    self.commands = commands
  }
}

extension CommandTree {
  /// The flags that every command understands, `--help` and `--version` last.
  package var generalFlags: [Flag] { commonFlags + [.help, .version] }

  /// Every flag that a command understands: its own, then the general ones.
  package func flags(of command: CommandSpecification) -> [Flag] {
    let own = Set(command.flags.map(\.name))
    return command.flags + generalFlags.filter { !own.contains($0.name) }
  }

  /// Returns the command of that name, such as `store create`.
  package func command(named name: String) -> CommandSpecification? {
    commands.first { $0.name == name }
  }

  /// Returns the commands of a family, in the order of the help.
  package func members(of family: String) -> [CommandSpecification] {
    commands.filter { $0.family == family }
  }

  /// Every word that can stand first, in the order of the help, with what it is about.
  package var firstWords: [(name: String, summary: String, group: CommandSpecification.Group)] {
    var seen: Set<String> = []
    return commands.compactMap { command in
      guard let family = command.family else {
        return (command.name, command.summary, command.group)
      }
      guard seen.insert(family).inserted else { return nil }
      return (family, summary(ofFamily: family), command.group)
    }
  }

  /// What a family is about, followed by the second words of its members.
  package func summary(ofFamily family: String) -> String {
    let members = members(of: family).map { $0.words.dropFirst().joined(separator: " ") }
    let summary = families.first { $0.name == family }?.summary
    return (summary.map { "\($0): " } ?? "") + members.joined(separator: ", ")
  }

  /// Every variable that the program reads: its own, those of flags, those of every terminal
  /// program.
  package var allVariables: [Variable] {
    var seen = Set(variables.map(\.name))
    let ofFlags = (commands.flatMap(\.flags) + commonFlags).compactMap { flag -> Variable? in
      guard let name = flag.variable, seen.insert(name).inserted else { return nil }
      return Variable(name, "Stands in for `--\(flag.name)`: \(flag.summary).")
    }
    let ofTerminals = [
      Variable("NO_COLOR", "If it is set and not empty, no colour is used."),
      Variable("TERM", "If it is `dumb`, neither colour nor progress is shown."),
      Variable("COLUMNS", "The width of the terminal, if it is not what the terminal says."),
    ]
    return variables + ofFlags + ofTerminals.filter { seen.insert($0.name).inserted }
  }
}
