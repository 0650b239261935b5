/// One command: its table entry and what it does.
package struct Command: Sendable {
  /// What a command does with its arguments; it may throw anything, see `Program.run`.
  package typealias Action = @Sendable (ParsedArguments, Environment) async throws -> ExitCode

  /// What it is called, takes and does.
  package let specification: CommandSpecification
  /// Does it.
  package let action: Action

  /// Makes a command.
  package init(_ specification: CommandSpecification, action: @escaping Action) {
    self.specification = specification
    self.action = action
  }
}

/// What an error ends the run with, and what is said about it.
package struct Failure: Error, Sendable, Hashable {
  /// What the run ends with.
  package var code: ExitCode
  /// What was found and the way out, lower case; empty if nothing needs to be said.
  package var message: String

  /// Makes a failure.
  package init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The reader of the output went away: the run ends quietly and well.
  package static let outputClosed = Failure(.done, "")
}

/// A program: its table and the commands that carry it out.
///
/// The commands `help`, `completions` and `version` are added by `init`.
package struct Program: Sendable {
  /// The table, commands included.
  package let tree: CommandTree

  private let actions: [String: Command.Action]
  private let failure: @Sendable (any Error) -> Failure?

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - tree: Everything but the commands.
  ///   - commands: The commands, in the order of the help; `help`, `completions` and `version`
  ///   follow them.
  ///   - failure: Says what an error of another module means; `nil` for one that should not happen
  ///   (exit 70).
  package init(
    _ tree: CommandTree, commands: [Command],
    failure: @escaping @Sendable (any Error) -> Failure? = { _ in nil }
  ) {
    var tree = tree
    let builtIn: [CommandSpecification] = [.completions(tree), .help(tree), .version(tree)]
    tree.commands = commands.map(\.specification) + builtIn
    self.tree = tree
    self.failure = failure
    actions = Dictionary(
      commands.map { ($0.specification.name, $0.action) }, uniquingKeysWith: { first, _ in first })
  }

  /// Runs what was typed.
  ///
  /// Errors become exit codes here: `UsageError` 64, `Failure` its own, `OutputError` 0 or 74,
  /// `Interrupted` and `CancellationError` 130, whatever `failure` knows, and 70 for the rest.
  ///
  /// - Parameter words: The command line without the program's name.
  package func run(_ words: [String], in environment: Environment) async -> ExitCode {
    let console = Console(environment, color: Self.color(in: words))
    do {
      let code = try await perform(words, in: environment)
      try environment.output.flush()
      return code
    } catch {
      console.eraseProgress()
      return report(error, in: environment, console: console)
    }
  }

  private func perform(
    _ words: [String], in environment: Environment
  ) async throws -> ExitCode {
    switch try tree.parse(words, variables: environment.variables) {
    case .version: try environment.output.write("\(tree.name) \(tree.version)\n")
    case .help(let topic, let detail): try writeHelp(topic, detail, words, in: environment)
    case .command(let arguments):
      for notice in arguments.notices { Console(environment, arguments).warning(notice) }
      if let action = actions[arguments.command.name] {
        return try await action(arguments, environment)
      }
      return try runBuiltIn(arguments, in: environment)
    }
    return .done
  }

  /// Says what an error means on standard error and returns what the run ends with.
  private func report(
    _ error: any Error, in environment: Environment, console: Console
  ) -> ExitCode {
    let known = known(error) ?? failure(error)
    // What was written before the error is worth having, unless the output is what failed.
    if !(error is OutputError) { try? environment.output.flush() }
    if let error = error as? UsageError, let topic = error.topic {
      let help = HelpText(
        tree: tree, style: console.style, width: environment.errors.facts.proseWidth)
      console.error(error.message)
      console.lines("\n" + help.text(about: topic, .short), isError: true)
    } else if let error = error as? UsageError {
      console.lines(error.text(style: console.style), isError: true)
    } else if let known {
      if !known.message.isEmpty { console.error(known.message) }
    } else {
      console.error("this is a bug in \(tree.name): \(error)")
      console.lines(
        "Please report it with the command line and '\(tree.name) version'. Use --redact where there is "
          + "one, so that the report holds no personal data.", isError: true)
    }
    return known?.code ?? .internalError
  }

  private func known(_ error: any Error) -> Failure? {
    switch error {
    case let error as UsageError: Failure(error.code, error.message)
    case let error as Failure: error
    case let error as OutputError:
      error.code == .closed ? .outputClosed : Failure(.inputOutput, error.message)
    case let error as InputError: Failure(.inputOutput, error.message)
    case let error as Interrupted:
      Failure(
        .interrupted, error.message.isEmpty ? "interrupted" : "interrupted; \(error.message)")
    case is CancellationError: Failure(.interrupted, "interrupted")
    default: nil
    }
  }

  /// What `--color` says, for messages about a command line that cannot be parsed.
  static func color(in words: [String]) -> ColorChoice {
    var choice = ColorChoice.auto
    for (index, word) in words.prefix(while: { $0 != "--" }).enumerated() {
      if word == "--no-color" { choice = .never }
      let value =
        word.hasPrefix("--color=")
        ? String(word.dropFirst(8)) : word == "--color" ? words.dropFirst(index + 1).first : nil
      if let named = value.flatMap(ColorChoice.init) { choice = named }
    }
    return choice
  }
}
