import Foundation
import Testing

/// `RECORD=1 swift test --filter KinfoldCommandsTests` rewrites what is expected, and fails.
let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

@Suite("Commands")
struct CommandCaseTests {
  @Test("a command says, writes and returns what its case expects", arguments: CommandCase.all)
  func command(_ example: CommandCase) async throws {
    let outcome = try await example.run()
    if isRecording {
      if try outcome != example.expected() { try example.record(outcome) }
      Issue.record("recorded; read the difference")
      return
    }
    let expected = try example.expected()
    #expect(outcome.stdout == expected.stdout)
    #expect(outcome.stderr == expected.stderr)
    #expect(outcome.exit == expected.exit)
    #expect(outcome.files == expected.files)
  }

  @Test("every command has at least two cases")
  func everyCommandHasCases() {
    let verbs = Dictionary(grouping: CommandCase.all) {
      $0.testDescription.prefix { $0 != "/" }
    }
    for verb in [
      "inspect", "check", "convert", "normalize", "match", "merge", "dedupe", "import", "export",
      "find", "store", "formats", "explain", "completions", "help", "version",
    ] {
      #expect(verbs[verb[...], default: []].count >= 2, "\(verb)")
    }
  }

  @Test("words of a case's command line are split as a shell splits them")
  func words() {
    #expect(
      CommandWords.split("find --name 'ada lo' \"\" x") == ["find", "--name", "ada lo", "", "x"])
  }
}
