import CommandLineKit
import Testing

@Suite("what a terminal can do")
struct TerminalFactsTests {
  @Test(
    "colour needs a terminal that can and a person who does not mind",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["TERM": "dumb"], false),
      (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "xterm-256color"], true),
    ] as [(Bool, [String: String], Bool)])
  func color(isTerminal: Bool, variables: [String: String], expected: Bool) {
    let facts = TerminalFacts(isTerminal: isTerminal, reportedWidth: 80, variables: variables)
    #expect(facts.isColorful == expected)
    #expect(facts.style().isOn == expected)
    #expect(facts.style(.always).isOn)
    #expect(!facts.style(.never).isOn)
  }

  @Test(
    "the width is what COLUMNS says, else what the terminal says, and none off a terminal",
    arguments: [
      (true, "120", 80, 120), (true, nil, 80, 80), (true, "wide", 80, 80), (true, "0", 80, 80),
      (true, nil, nil, nil), (false, "120", nil, nil),
    ] as [(Bool, String?, Int?, Int?)])
  func width(isTerminal: Bool, columns: String?, reported: Int?, expected: Int?) {
    let facts = TerminalFacts(
      isTerminal: isTerminal, reportedWidth: reported,
      variables: columns.map { ["COLUMNS": $0] } ?? [:])
    #expect(facts.width == expected)
  }

  @Test("prose is neither too narrow nor too wide")
  func prose() {
    #expect(TerminalFacts.none.proseWidth == 80)
    #expect(TerminalFacts.terminal(width: 200).proseWidth == 100)
    #expect(TerminalFacts.terminal(width: 10).proseWidth == 40)
  }

  @Test("styles are nothing when off")
  func style() {
    #expect(Style.plain.bold("x") == "x")
    #expect(Style(isOn: true).red("x") == "\u{1B}[31mx\u{1B}[0m")
    #expect(Style(isOn: true).red("") == "")
  }
}
