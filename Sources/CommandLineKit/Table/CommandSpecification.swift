/// What one command is called, takes and does: the data of its help.
package struct CommandSpecification: Sendable, Hashable {
  /// A heading under which the program's help lists commands.
  package struct Group: Sendable, Hashable {
    /// The heading, such as `Look`.
    package let title: String
    /// Makes a heading.
    package init(title: String) { self.title = title }
    /// Commands about the program itself.
    package static let other = Group(title: "Other")
  }

  /// The words that call it: `convert`, or `store create` for a member of a family.
  package var name: String
  /// The heading under which the program's help lists it.
  package var group: Group
  /// What it does, one short line: lower case, no full stop.
  package var summary: String
  /// What it takes besides flags, in order.
  package var operands: [Operand]
  /// Its own flags, in the order of the help; the program's common flags are added by the tree.
  package var flags: [Flag]
  /// Worked examples.
  package var examples: [Example]
  /// What else there is to say; paragraphs separated by empty lines.
  package var discussion: String
  /// Names that people try instead; they are answered with this command, never accepted.
  package var synonyms: [String]

  /// Makes a specification.
  package init(
    name: String, group: Group, summary: String, operands: [Operand] = [], flags: [Flag] = [],
    examples: [Example] = [], discussion: String = "", synonyms: [String] = []
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.operands = operands
    self.flags = flags
    self.examples = examples
    self.discussion = discussion
    self.synonyms = synonyms
  }

  /// The words of its name.
  package var words: [String] { name.split(separator: " ").map(String.init) }

  /// The first word of a two-word name, such as `store`; `nil` for a command of one word.
  package var family: String? { words.count > 1 ? words[0] : nil }

  /// How it is called, without the program's name: `convert [options] [INPUT …]`.
  package var usage: String {
    ([name, "[options]"] + operands.map(\.form)).joined(separator: " ")
  }
}

/// What a command takes besides flags, such as `INPUT…`.
package struct Operand: Sendable, Hashable {
  /// What help calls it, such as `INPUT`.
  package var name: String
  /// Whether the command can do without.
  package var isOptional: Bool
  /// Whether there may be several; only the last operand of a command may repeat.
  package var isRepeated: Bool
  /// The only values there are; empty when any value will do.
  package var choices: [Choice]
  /// What a shell offers for it when there are no choices.
  package var completion: Completion
  /// What it is, one short line.
  package var summary: String

  /// Makes an operand.
  package init(
    _ name: String, optional: Bool = false, repeated: Bool = false, choices: [Choice] = [],
    completion: Completion = .nothing, summary: String
  ) {
    self.name = name
    self.isOptional = optional
    self.isRepeated = repeated
    self.choices = choices
    self.completion = completion
    self.summary = summary
  }

  /// How usage lines show it: `INPUT`, `[INPUT …]`.
  package var form: String {
    let form = isRepeated ? "\(name) …" : name
    return isOptional ? "[\(form)]" : form
  }
}

/// A worked example: a whole command line and what it does.
package struct Example: Sendable, Hashable {
  /// The line as it is typed, such as `kinfold convert a.csv -o a.vcf`.
  package let command: String
  /// What it does, one line.
  package let explanation: String

  /// Makes an example.
  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
