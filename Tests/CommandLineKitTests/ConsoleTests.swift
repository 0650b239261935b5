import CommandLineKit
import Synchronization
import Testing

/// Counts calls.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .relaxed) }
  func increment() { count.add(1, ordering: .relaxed) }
}

@Suite("messages on standard error")
struct ConsoleTests {
  @Test(
    "quiet leaves errors only, verbose adds reasons",
    arguments: [
      (Console.Verbosity.quiet, "error: e\nE\n"),
      (.normal, "error: e\nwarning: w\nnote: n\nE\nl\ndone\n"),
      (.verbose, "error: e\nwarning: w\nnote: n\nE\nl\nbecause\ndone\n"),
    ])
  func verbosity(verbosity: Console.Verbosity, expected: String) {
    let environment = Environment.memory()
    let console = Console(environment, verbosity: verbosity)
    console.error("e")
    console.warning("w")
    console.note("n")
    console.lines("E", isError: true)
    console.lines("l")
    console.detail("because")
    console.summary("done")
    #expect(environment.errors.text == expected)
  }

  @Test("the standard flags make the console")
  func flags() throws {
    let environment = Environment.memory()
    #expect(try Console(environment, parsed("sort", "-qv")).verbosity == .quiet)
    #expect(try Console(environment, parsed("sort", "-v")).verbosity == .verbose)
    #expect(try Console(environment, parsed("sort", "--color=always")).style.isOn)
    #expect(try !Console(environment, parsed("sort")).style.isOn)
  }

  @Test("a message cannot send escapes to the terminal")
  func escapes() {
    let environment = Environment.memory()
    Console(environment).error("no such file '\u{1B}[2J'")
    #expect(environment.errors.text == "error: no such file '\\x1B[2J'\n")
  }

  @Test(
    "only yes is yes, and without a terminal nobody is asked",
    arguments: [
      ("y\n", true, true), ("YES\n", true, true), ("n\n", true, false), ("\n", true, false),
      ("", true, false), ("y\n", false, nil),
    ] as [(String, Bool, Bool?)])
  func confirm(answer: String, isTerminal: Bool, expected: Bool?) {
    let environment = Environment.memory(
      input: answer, inputIsTerminal: isTerminal, errorFacts: .terminal(width: 80))
    let console = Console(environment)
    #expect(console.confirm("Apply 3 changes?", from: environment.input) == expected)
    #expect(environment.errors.text == (isTerminal ? "Apply 3 changes? [y/N] " : ""))
  }
}
