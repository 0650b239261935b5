// Flags about the terminal, which mean the same in every program.

extension Flag {
  /// Errors only.
  package static let quiet = Flag(
    switch: "quiet", short: "q", synonyms: ["silent"], group: .general,
    summary: "say nothing but errors: no warnings, no progress, no summary")
  /// Reasons and timing too.
  package static let verbose = Flag(
    switch: "verbose", short: "v", group: .general, summary: "tell reasons and timing too")
  /// When to use colour.
  package static let color = Flag(
    "color", value: "WHEN",
    choices: [
      Choice("auto", "on a terminal, unless NO_COLOR is set or TERM is dumb"),
      Choice("always", "in any case"), Choice("never", "in no case"),
    ], default: "auto", synonyms: ["colour"], group: .general, summary: "when to use colour")
  /// No colour.
  package static let noColor = Flag(
    shorthand: "no-color", for: .color, value: "never")
}

extension Console {
  /// Makes the console of a run as the standard flags say; `-q` wins over `-v`.
  package init(_ environment: Environment, _ arguments: ParsedArguments) {
    let color = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let verbosity: Verbosity =
      arguments.isSet(.quiet) ? .quiet : arguments.isSet(.verbose) ? .verbose : .normal
    self.init(environment, verbosity: verbosity, color: color)
  }
}
