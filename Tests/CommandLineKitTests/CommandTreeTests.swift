import CommandLineKit
import Testing

@Suite("the table")
struct CommandTreeTests {
  @Test("a sound table has no problems")
  func sound() { #expect(sampleTree.problems() == []) }

  @Test("what is wrong with a table is found")
  func problems() {
    var tree = bareTree
    tree.families = []
    tree.commands = [
      CommandSpecification(
        name: "go", group: .other, summary: "",
        operands: [
          Operand("A", repeated: true, summary: ""), Operand("B", summary: "b"),
        ],
        flags: [
          .json, Flag(switch: "quick", short: "q", group: .general, summary: "fast."),
          Flag("size", value: "S", choices: ["s"], default: "m", group: .general, summary: ""),
        ], examples: [Example("go", "")]),
      CommandSpecification(name: "go", group: .other, summary: "again"),
      CommandSpecification(name: "go on", group: .other, summary: "on"),
    ]
    let problems = tree.problems()
    for expected in [
      "2 commands are named 'go'", "'go' is a command and a family",
      "the family 'go' has no summary", "go: has no summary", "go: has fewer than two examples",
      "go: operand A has no summary", "go: 2 flags are written -q",
      "go: --json stands for --format, which the command does not take",
      "go: --quick: summary ends with a full stop", "go: --size has no summary",
      "go: --size: the default 'm' is not a choice", "go: the example 'go' does not call it",
    ] {
      #expect(problems.contains(expected), "\(expected)")
    }
  }

  @Test("topics are found by one word or two")
  func topics() {
    #expect(sampleTree.topic([]) == .program)
    #expect(sampleTree.topic(["sort"]) == .command(sortCommand))
    #expect(sampleTree.topic(["shelf"]) == .family("shelf"))
    #expect(sampleTree.topic(["shelf", "check"]) == .command(shelfCommands[1]))
    #expect(sampleTree.topic(["shelf", "x"]) == nil)
    #expect(sampleTree.topic(["sort", "x"]) == nil)
  }

  @Test("every variable is listed once")
  func variables() {
    #expect(
      sampleTree.allVariables.map(\.name)
        == ["SORTER_SHELF", "SORTER_REGION", "NO_COLOR", "TERM", "COLUMNS"])
  }
}
