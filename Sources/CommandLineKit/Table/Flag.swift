/// One flag: what is typed, what it takes and what it means.
///
/// The flag table is the single source of help, manual, completions and parsing. A program keeps
/// its flags as static members and refers to them by value, so that a flag means the same
/// everywhere:
///
/// ```swift
/// extension Flag {
///   static let output = Flag(
///     "output", short: "o", value: "FILE", completion: .file, default: "-", group: .output,
///     summary: "where the result goes")
/// }
/// ```
package struct Flag: Sendable, Hashable {
  /// What a flag of this name takes.
  package enum Kind: Sendable, Hashable {
    /// Nothing; it is on or off.
    case toggle
    /// One value, shown by this name, such as `FILE`.
    case value(name: String)
    /// Nothing; it is another way to write `--flag value`.
    case shorthand(flag: String, value: String)
  }

  /// The long name without dashes, such as `dry-run`.
  package var name: String
  /// The one-letter name, if it has one.
  package var short: Character?
  /// What it takes.
  package var kind: Kind
  /// Whether `--no-name` exists too: a switch is off then, a value is taken back.
  package var isNegatable = false
  /// Whether a switch is on unless it is negated.
  package var isOnByDefault = false
  /// Whether every repetition adds a value; otherwise the last one wins.
  package var isRepeatable = false
  /// Whether one value may hold several, separated by commas.
  package var isList = false
  /// The only values there are; empty when any value will do.
  package var choices: [Choice] = []
  /// What a shell offers for the value when there are no choices.
  package var completion = Completion.nothing
  /// The value when none is given.
  package var defaultValue: String?
  /// The environment variable that stands in when the flag is not given.
  package var variable: String?
  /// Names that people try instead; they are answered with this flag, never accepted.
  package var synonyms: [String] = []
  /// What to use instead, when the flag is on its way out; said on stderr at each use.
  package var deprecation: String?
  /// The heading under which help lists it.
  package var group: Group
  /// What it does, one short line: lower case, no full stop.
  package var summary: String
  /// Everything else worth knowing; paragraphs separated by empty lines.
  package var details: String

  /// Makes a switch.
  package init(
    switch name: String, short: Character? = nil, negatable: Bool = false, isOn: Bool = false,
    synonyms: [String] = [], deprecation: String? = nil, group: Group, summary: String,
    details: String = ""
  ) {
    self.name = name
    self.short = short
    self.kind = .toggle
    self.isNegatable = negatable || isOn
    self.isOnByDefault = isOn
    self.synonyms = synonyms
    self.deprecation = deprecation
    self.group = group
    self.summary = summary
    self.details = details
  }

  /// Makes a flag that takes one value.
  package init(
    _ name: String, short: Character? = nil, value valueName: String, choices: [Choice] = [],
    completion: Completion = .nothing, default defaultValue: String? = nil,
    variable: String? = nil, negatable: Bool = false, repeatable: Bool = false, list: Bool = false,
    synonyms: [String] = [], deprecation: String? = nil, group: Group, summary: String,
    details: String = ""
  ) {
    self.name = name
    self.short = short
    self.kind = .value(name: valueName)
    self.isNegatable = negatable
    self.isRepeatable = repeatable
    self.isList = list
    self.choices = choices
    self.completion = completion
    self.defaultValue = defaultValue
    self.variable = variable
    self.synonyms = synonyms
    self.deprecation = deprecation
    self.group = group
    self.summary = summary
    self.details = details
  }

  /// Makes a switch that is another way to write `--flag value`, as `--json` for `--format json`.
  package init(
    shorthand name: String, short: Character? = nil, for flag: Flag, value: String,
    deprecation: String? = nil, group: Group? = nil, summary: String? = nil, details: String = ""
  ) {
    self.name = name
    self.short = short
    self.kind = .shorthand(flag: flag.name, value: value)
    self.deprecation = deprecation
    self.group = group ?? flag.group
    self.summary = summary ?? "same as --\(flag.name) \(value)"
    self.details = details
  }
}

extension Flag {
  /// Asks for help instead of work; understood everywhere.
  package static let help = Flag(
    switch: "help", short: "h", group: .general, summary: "show help: -h in short, --help at length"
  )
  /// Asks for the program's version instead of work; understood everywhere.
  package static let version = Flag(
    switch: "version", group: .general, summary: "show the version")

  /// Whether a value follows it.
  package var takesValue: Bool { valueName != nil }

  /// What help calls its value, such as `FILE`.
  package var valueName: String? {
    if case .value(let name) = kind { name } else { nil }
  }

  /// The long form as it is documented: `--output FILE`, `--[no-]header`.
  package var longForm: String {
    let dashed = isNegatable && !takesValue ? "--[no-]\(name)" : "--\(name)"
    return valueName.map { "\(dashed) \($0)" } ?? dashed
  }

  /// Both forms as they are documented, in columns: `-o, --output FILE`, `    --to FORMAT`.
  package var forms: String { (short.map { "-\($0), " } ?? "    ") + longForm }

  /// Every word that is this flag: `--output`, `-o`, `--no-output`.
  package var spellings: [String] {
    var spellings = ["--\(name)"]
    if let short { spellings.append("-\(short)") }
    if isNegatable { spellings.append("--no-\(name)") }
    return spellings
  }

  /// Default, choices and variable in brackets, each only if there is one and the text is not long.
  package var annotation: String {
    var notes: [String] = []
    if !choices.isEmpty, choices.allSatisfy({ $0.summary.isEmpty }) {
      notes.append("one of: \(choices.map(\.name).joined(separator: ", "))")
    }
    if let defaultValue { notes.append("default: \(defaultValue)") }
    if isOnByDefault { notes.append("default: on") }
    if let variable { notes.append("variable: \(variable)") }
    return notes.isEmpty ? "" : "[\(notes.joined(separator: "; "))]"
  }
}
