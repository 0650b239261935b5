extension Flag {
  /// A heading under which help lists flags.
  package struct Group: Sendable, Hashable {
    /// The heading, such as `Output`.
    package let title: String
    /// Makes a heading.
    package init(title: String) { self.title = title }
    /// Flags that every command has.
    package static let general = Group(title: "General")
  }
}

/// One of the values that a flag or operand can have.
package struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The value as it is typed.
  package let name: String
  /// What it means, one short line; empty where the name says it.
  package let summary: String

  /// Makes a choice.
  package init(_ name: String, _ summary: String = "") {
    self.name = name
    self.summary = summary
  }

  /// Makes a choice whose name says it all.
  package init(stringLiteral name: String) { self.init(name) }
}

/// What a shell offers when a value or an operand is to be completed.
package enum Completion: Sendable, Hashable {
  /// Nothing: any text.
  case nothing
  /// Names of files.
  case file
  /// Names of folders.
  case directory
  /// The program's commands.
  case command
}
