/// What a command says on standard error: messages, one summary, and progress in between.
///
/// A progress line is erased before anything else is said. What cannot be said, because standard
/// error is closed, is dropped. Safe to use from any thread.
package struct Console: Sendable {
  /// How much is said.
  package enum Verbosity: Sendable, Hashable, Comparable {
    /// Errors only.
    case quiet
    /// Warnings, notes and the summary too.
    case normal
    /// Reasons and timing too.
    case verbose
  }

  /// How much is said.
  package let verbosity: Verbosity
  /// Whether messages are coloured.
  package let style: Style

  private let channel: OutputChannel
  private let clock: RunClock

  /// Makes the console of a run.
  package init(
    _ environment: Environment, verbosity: Verbosity = .normal, color: ColorChoice = .auto
  ) {
    self.verbosity = verbosity
    style = environment.errors.facts.style(color)
    channel = environment.errors
    clock = environment.clock
  }

  /// Says that something failed; said even when quiet.
  package func error(_ message: String) { say("\(style.red("error:")) \(clean(message))") }

  /// Says that something is odd.
  package func warning(_ message: String) {
    if verbosity > .quiet { say("\(style.yellow("warning:")) \(clean(message))") }
  }

  /// Says something worth knowing.
  package func note(_ message: String) {
    if verbosity > .quiet { say("\(style.cyan("note:")) \(clean(message))") }
  }

  /// Says what happened; one or more plain lines at the end of a run.
  package func summary(_ lines: String) {
    if verbosity > .quiet { say(clean(lines)) }
  }

  /// Says reasons or timing, when that much was asked for.
  package func detail(_ lines: @autoclosure () -> String) {
    if verbosity == .verbose { say(style.dim(clean(lines()))) }
  }

  /// Says lines that are rendered and safe already, such as diagnostics; `isError` ones even when
  /// quiet.
  package func lines(_ text: String, isError: Bool = false) {
    if isError || verbosity > .quiet { say(text) }
  }

  /// Asks a question that is answered with y or n.
  ///
  /// - Returns: The answer; no for anything but yes; `nil` if nobody can answer: standard input or
  ///   error is no terminal.
  package func confirm(_ question: String, from input: InputChannel) -> Bool? {
    guard input.isTerminal, channel.facts.isTerminal else { return nil }
    try? channel.write("\(clean(question)) [y/N] ")
    let answer = (try? input.readLine()) ?? nil
    return ["y", "yes"].contains(answer?.lowercased() ?? "")
  }

  /// Starts a progress line; it shows itself only if it takes long and somebody can see it.
  ///
  /// - Parameters:
  ///   - label: What is going on, such as `reading people.csv`.
  ///   - measure: What is counted.
  ///   - output: Where the command writes meanwhile, if that is standard output: on a terminal there
  ///     is no progress then, for the two would mix.
  package func progress(
    _ label: String, _ measure: ProgressLine.Measure, whileWritingTo output: OutputChannel? = nil
  ) -> ProgressLine {
    let isShown =
      verbosity > .quiet && channel.facts.obeysEscapes && output?.facts.isTerminal != true
    return ProgressLine(
      label: label, measure: measure, channel: isShown ? channel : nil, clock: clock)
  }

  /// Erases the progress line if one stands there.
  package func eraseProgress() { channel.eraseTransient() }

  private func say(_ text: String) {
    try? channel.write(text.hasSuffix("\n") ? text : text + "\n")
  }

  private func clean(_ text: String) -> String { VisibleText.ofLines(text) }
}
