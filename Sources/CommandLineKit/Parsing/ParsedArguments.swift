/// What was typed after a command, taken apart by syntax only; no file was looked at.
///
/// Ask it by flag value, never by text:
///
/// ```swift
/// let output = arguments.value(of: .output) ?? "-"
/// let limit = try arguments.integer(of: .limit, in: 1...)
/// if arguments.isSet(.dryRun) { … }
/// ```
package struct ParsedArguments: Sendable, Hashable {
  /// One flag as it was typed.
  package struct Occurrence: Sendable, Hashable {
    /// The flag's long name; for a shorthand, that of the flag it stands for.
    package var name: String
    /// The word that was typed, such as `-o` or `--no-header`.
    package var spelling: String
    /// The value, if the flag takes one.
    package var value: String?
    /// Whether it was negated.
    package var isNegation = false
  }

  /// The program the command belongs to.
  package let tree: CommandTree
  /// The command.
  package let command: CommandSpecification
  /// What is no flag, in order.
  package var operands: [String] = []
  /// Every flag that was typed, in order.
  package var occurrences: [Occurrence] = []
  /// What must be said on stderr about flags that are on their way out.
  package var notices: [String] = []
  /// The environment variables that may stand in for flags.
  package var variables: [String: String]

  /// Makes the arguments of a command called with nothing.
  package init(
    tree: CommandTree, command: CommandSpecification, variables: [String: String] = [:]
  ) {
    self.tree = tree
    self.command = command
    self.variables = variables
  }

  /// Makes an error about these arguments, with the usage line of their command.
  package func usageError(_ message: String, about flag: Flag? = nil) -> UsageError {
    UsageError(message: message, about: flag, in: command, of: tree)
  }
}

extension ParsedArguments {
  /// Whether a switch is on, or a value was given on the command line; the last occurrence decides.
  ///
  /// A shorthand is set if the flag it stands for has its value, however that was written.
  package func isSet(_ flag: Flag) -> Bool {
    if case .shorthand(let target, let value) = flag.kind {
      let last = occurrences.last { $0.name == target }
      return last?.value == value && last?.isNegation == false
    }
    return occurrences.last { $0.name == flag.name }.map { !$0.isNegation } ?? flag.isOnByDefault
  }

  /// Whether the flag was typed at all, negated or not.
  package func isMentioned(_ flag: Flag) -> Bool {
    occurrences.contains { $0.name == flag.name }
  }

  /// How often a flag was typed since it was last negated, as in `-vv`.
  package func count(of flag: Flag) -> Int {
    occurrences.reduce(0) { count, occurrence in
      occurrence.name != flag.name ? count : occurrence.isNegation ? 0 : count + 1
    }
  }

  /// The last value given, else that of the flag's variable, else its default.
  package func value(of flag: Flag) -> String? { resolved(flag)?.values.last }

  /// Every value of a flag that may be repeated or be a list, split at commas if it is a list.
  ///
  /// A variable or a default counts only if the flag is not given; empty parts are dropped.
  package func values(of flag: Flag) -> [String] {
    let values = resolved(flag)?.values ?? []
    let counted = flag.isRepeatable ? values : values.suffix(1)
    guard flag.isList else { return Array(counted) }
    return counted.flatMap { $0.split(separator: ",").map { Self.trimmed($0) } }
      .filter { !$0.isEmpty }
  }

  /// The value of a flag the command cannot do without.
  package func requiredValue(of flag: Flag) throws(UsageError) -> String {
    if let value = value(of: flag) { return value }
    throw usageError("--\(flag.name) is needed", about: flag)
  }

  /// The value as a whole number within bounds, or `nil` if there is none.
  package func integer<Bounds: RangeExpression<Int>>(
    of flag: Flag, in bounds: Bounds
  ) throws(UsageError) -> Int? {
    guard let (text, spelling) = text(of: flag) else { return nil }
    guard let number = Int(text) else {
      throw usageError("\(spelling): '\(text)' is not a whole number", about: flag)
    }
    guard bounds.contains(number) else {
      throw usageError(
        "\(spelling): \(number) is not \(Self.description(of: bounds))", about: flag)
    }
    return number
  }

  /// The value as a number within bounds, or `nil` if there is none.
  package func number<Bounds: RangeExpression<Double>>(
    of flag: Flag, in bounds: Bounds
  ) throws(UsageError) -> Double? {
    guard let (text, spelling) = text(of: flag) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw usageError("\(spelling): '\(text)' is not a number", about: flag)
    }
    guard bounds.contains(number) else {
      throw usageError("\(spelling): \(text) is not \(Self.description(of: bounds))", about: flag)
    }
    return number
  }

  /// The value as one of the flag's choices, or `nil` if there is none.
  package func choice(of flag: Flag) throws(UsageError) -> String? {
    guard let value = value(of: flag) else { return nil }
    try check([value], of: flag)
    return value
  }

  /// The value as a case of an enumeration whose raw values are the flag's choices.
  ///
  /// - Throws: `UsageError` naming the choices when the value is none of them.
  package func choice<Value: RawRepresentable<String>>(
    of flag: Flag, as type: Value.Type
  ) throws(UsageError) -> Value? {
    guard let value = value(of: flag) else { return nil }
    try check([value], of: flag)
    if let choice = Value(rawValue: value) { return choice }
    throw usageError("--\(flag.name): '\(value)' is not known here", about: flag)
  }

  /// The values of a list or repeatable flag, each one of the flag's choices.
  package func choices(of flag: Flag) throws(UsageError) -> [String] {
    let values = values(of: flag)
    try check(values, of: flag)
    return values
  }

  /// Fails if a value is none of the flag's choices; any value will do if there are no choices.
  func check(_ values: [String], of flag: Flag) throws(UsageError) {
    let names = flag.choices.map(\.name)
    guard !names.isEmpty else { return }
    for value in values where !names.contains(value) {
      let spelling = resolved(flag)?.spelling ?? "--\(flag.name)"
      let meant = Suggestion.nearest(to: value, among: names)
      throw usageError(
        "\(spelling): '\(value)' is not one of \(names.joined(separator: ", "))"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""), about: flag)
    }
  }

  private func text(of flag: Flag) -> (text: String, spelling: String)? {
    guard let resolved = resolved(flag), let value = resolved.values.last else { return nil }
    return (value, resolved.spelling)
  }

  /// The values of a flag and the word under which a message should name where they came from.
  private func resolved(_ flag: Flag) -> (values: [String], spelling: String)? {
    let typed = occurrences.filter { $0.name == flag.name }
    if let last = typed.last {
      if last.isNegation { return nil }
      let start = typed.lastIndex(where: \.isNegation).map { $0 + 1 } ?? 0
      return (typed[start...].compactMap(\.value), last.spelling)
    }
    if let variable = flag.variable, let value = variables[variable], !value.isEmpty {
      return ([value], variable)
    }
    return flag.defaultValue.map { ([$0], "--\(flag.name)") }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func description<Bounds: RangeExpression>(of bounds: Bounds) -> String {
    switch bounds {
    case let range as ClosedRange<Bounds.Bound>: "in \(range.lowerBound)…\(range.upperBound)"
    case let range as PartialRangeFrom<Bounds.Bound>: "\(range.lowerBound) or more"
    case let range as PartialRangeThrough<Bounds.Bound>: "\(range.upperBound) or less"
    case let range as PartialRangeUpTo<Bounds.Bound>: "less than \(range.upperBound)"
    case let range as Range<Bounds.Bound>:
      "at least \(range.lowerBound) and less than \(range.upperBound)"
    default: "in range"
    }
  }
}
