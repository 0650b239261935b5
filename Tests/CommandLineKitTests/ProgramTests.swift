import CommandLineKit
import Testing

@Suite("a run ends with the right exit code")
struct ProgramTests {
  struct Odd: Error {}
  struct Known: Error {}

  static func run(
    _ words: [String], environment: Environment = .memory(),
    action: @escaping Command.Action = { _, _ in .done }
  ) async -> (code: ExitCode, output: String, errors: String) {
    let program = sampleProgram(
      failure: { $0 is Known ? Failure(.tryAgain, "busy; try again") : nil }, sort: action)
    let code = await program.run(words, in: environment)
    return (code, environment.output.text, environment.errors.text)
  }

  @Test(
    "errors become exit codes and one message",
    arguments: [
      (Failure(.noInput, "a.vcf: no such file"), 66, "error: a.vcf: no such file\n"),
      (Failure.outputClosed, 0, ""), (OutputError.closed, 0, ""),
      (OutputError(code: .failed, message: "disk full"), 74, "error: disk full\n"),
      (Interrupted(), 130, "error: interrupted\n"),
      (
        Interrupted(message: "resume with 'sorter sort x'"), 130,
        "error: interrupted; resume with 'sorter sort x'\n"
      ),
      (CancellationError(), 130, "error: interrupted\n"),
      (Known(), 75, "error: busy; try again\n"),
    ] as [(any Error, Int32, String)])
  func errors(error: any Error, code: Int32, message: String) async {
    let result = await Self.run(["sort"]) { _, _ in throw error }
    #expect(result.code.rawValue == code)
    #expect(result.errors == message)
  }

  @Test("an error nobody knows is a bug, said with how to report it")
  func bug() async {
    let result = await Self.run(["sort"]) { _, _ in throw Odd() }
    #expect(result.code == .internalError)
    #expect(result.errors.contains("this is a bug in sorter: Odd()"))
    #expect(result.errors.contains("--redact"))
  }

  @Test("the command gets its arguments and its code is returned")
  func action() async {
    let result = await Self.run(["sort", "-n", "a"]) { arguments, environment in
      try environment.output.write(arguments.operands.joined())
      return arguments.isSet(.dryRun) ? .incomplete : .done
    }
    #expect(result.code == .incomplete)
    #expect(result.output == "a")
  }

  @Test("a closed output ends the run quietly, whatever the command thinks of it")
  func closedOutput() async {
    let environment = Environment.memory(outputClosesAfter: 10)
    let result = await Self.run(["--help"], environment: environment)
    #expect(result.code == .done)
    #expect(result.errors == "")
  }

  @Test("a usage error goes to standard error with 64")
  func usage() async {
    let result = await Self.run(["sort", "--nonsens"])
    #expect(result.code == .usage)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: unknown flag '--nonsens'"))
  }

  @Test("a command with nothing to read shows its short help and ends with 64")
  func nothingToRead() async {
    let environment = Environment.memory(inputIsTerminal: true)
    let result = await Self.run(["sort"], environment: environment) { arguments, environment in
      _ = try arguments.inputs(in: environment)
      return .done
    }
    #expect(result.code == .usage)
    #expect(result.errors.contains("no INPUT was named"))
    #expect(result.errors.contains("--output FILE"))
  }

  @Test(
    "help, version and completions are there without being written",
    arguments: [
      ([], "Examples:"), (["help"], "Exit codes:"), (["help", "sort"], "Things that are equal"),
      (["help", "shelf"], "create the shelf"), (["help", "shelf", "check"], "check the shelf"),
      (["version"], "sorter 1.2.3\n"), (["--version"], "sorter 1.2.3\n"),
      (["completions", "bash"], "complete -o default"), (["help", "--man"], ".TH"),
      (["help", "--markdown", "sort"], "# sorter sort"),
    ])
  func builtIn(words: [String], expected: String) async {
    let result = await Self.run(words)
    #expect(result.code == .done)
    #expect(result.output.contains(expected))
    #expect(result.errors == "")
  }

  @Test("help about nothing known says what is near")
  func unknownTopic() async {
    let result = await Self.run(["help", "sotr"])
    #expect(result.code == .usage)
    #expect(result.errors.contains("did you mean 'sort'?"))
  }

  @Test("notices about flags on their way out go to standard error")
  func notices() async {
    let result = await Self.run(["sort", "--old-way"])
    #expect(result.code == .done)
    #expect(result.errors == "warning: --old-way is going away: use --to lines\n")
  }

  @Test("help is coloured as --color says")
  func color() async {
    #expect(await Self.run(["--color=always", "--help"]).output.contains("\u{1B}[1m"))
    let terminal = Environment.memory(outputFacts: .terminal(width: 80, colorful: true))
    #expect(
      await !Self.run(["--no-color", "-h"], environment: terminal).output.contains("\u{1B}"))
  }

  @Test("every exit code has a number of its own and a meaning")
  func codes() {
    #expect(Set(ExitCode.all.map(\.rawValue)).count == ExitCode.all.count)
    #expect(ExitCode.all.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 73, 74, 75, 77, 130])
    #expect(ExitCode.all.allSatisfy { $0.meaning != "unknown" })
  }
}
