/// Everything a command may know about the world it runs in; tests make one of memory.
///
/// ```swift
/// let environment = Environment.process()
/// exit(await program.run(environment.arguments, in: environment).rawValue)
/// ```
package struct Environment: Sendable {
  /// What was typed, without the program's name.
  package var arguments: [String]
  /// Standard input.
  package var input: InputChannel
  /// Standard output: the result that was asked for, nothing else.
  package var output: OutputChannel
  /// Standard error: diagnostics, progress, summary.
  package var errors: OutputChannel
  /// The environment variables.
  package var variables: [String: String]
  /// The folder that relative paths start from.
  package var currentDirectory: String
  /// The time since the run began.
  package var clock: RunClock
  /// Whether the run should stop.
  package var interruption: Interruption

  /// Makes an environment of its parts.
  package init(
    arguments: [String], input: InputChannel, output: OutputChannel, errors: OutputChannel,
    variables: [String: String], currentDirectory: String, clock: RunClock,
    interruption: Interruption
  ) {
    self.arguments = arguments
    self.input = input
    self.output = output
    self.errors = errors
    self.variables = variables
    self.currentDirectory = currentDirectory
    self.clock = clock
    self.interruption = interruption
  }

  /// The environment of this process; called once, first thing.
  ///
  /// From then on a write to a closed pipe is an error instead of the end of the process, and
  /// signals that ask it to end arrive at `interruption`.
  package static func process() -> Environment {
    let clock = RunClock.starting()
    TerminalCalls.occupyClosedStreams()
    TerminalCalls.ignoreBrokenPipes()
    Interruption.catchSignals()
    let variables = TerminalCalls.variables()
    func facts(_ descriptor: Int32) -> TerminalFacts {
      TerminalFacts(
        isTerminal: TerminalCalls.isTerminal(descriptor),
        reportedWidth: TerminalCalls.width(of: descriptor), variables: variables)
    }
    return Environment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      input: InputChannel(descriptor: 0, isTerminal: TerminalCalls.isTerminal(0)),
      output: OutputChannel(descriptor: 1, name: "standard output", facts: facts(1)),
      errors: OutputChannel(
        descriptor: 2, name: "standard error", facts: facts(2), isBuffered: false),
      variables: variables, currentDirectory: TerminalCalls.currentDirectory(), clock: clock,
      interruption: .ofProcess)
  }

  /// An environment of memory, for tests: what goes in is given, what comes out is kept.
  ///
  /// - Parameter outputClosesAfter: The bytes after which standard output acts like a closed pipe.
  package static func memory(
    arguments: [String] = [], input: String = "", inputIsTerminal: Bool = false,
    outputFacts: TerminalFacts = .none, errorFacts: TerminalFacts = .none,
    variables: [String: String] = [:], currentDirectory: String = ".",
    clock: RunClock = ManualClock().clock, outputClosesAfter: Int? = nil
  ) -> Environment {
    Environment(
      arguments: arguments,
      input: InputChannel(memory: Array(input.utf8), isTerminal: inputIsTerminal),
      output: OutputChannel(
        memory: "standard output", facts: outputFacts, closesAfter: outputClosesAfter),
      errors: OutputChannel(memory: "standard error", facts: errorFacts),
      variables: variables, currentDirectory: currentDirectory, clock: clock,
      interruption: Interruption())
  }
}
