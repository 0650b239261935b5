import CommandLineKit
import Testing

@Suite("a usage error prints four lines, never the whole help")
struct UsageErrorTests {
  @Test("message, help of the flag, usage, where to read more")
  func lines() throws {
    let error = #expect(throws: UsageError.self) {
      try sampleTree.parse(["sort", "--ouput", "x"])
    }
    #expect(
      error?.text() == """
        error: unknown flag '--ouput' for 'sorter sort'; did you mean '--output'?
        Help:  -o, --output FILE  where the result goes [default: -]
        Usage: sorter sort [options] [INPUT …]
        See 'sorter sort --help' for more.
        """)
  }

  @Test("without a command it points to the program's help")
  func program() throws {
    let error = #expect(throws: UsageError.self) { try sampleTree.parse(["sotr"]) }
    #expect(
      error?.text() == """
        error: unknown command 'sotr'; did you mean 'sort'?
        Usage: sorter <command> [options] …
        See 'sorter --help' for more.
        """)
  }

  @Test("what was typed cannot send escapes to the terminal")
  func escapes() throws {
    let error = #expect(throws: UsageError.self) { try sampleTree.parse(["\u{1B}[31msort"]) }
    #expect(error?.text().contains("\u{1B}") == false)
  }
}
