import Testing

@testable import CommandLineKit

@Suite("prose of the table")
struct ProseTests {
  @Test("paragraphs, points and verbatim lines are told apart")
  func blocks() {
    let text = """
      One line
      and another.

      Second.
      - a point
        that goes on
      - another

        kept   as
        it is
      """
    #expect(
      Prose.blocks(text) == [
        .paragraph("One line and another."), .paragraph("Second."), .point("a point that goes on"),
        .point("another"), .verbatim(["kept   as", "it is"]),
      ])
    #expect(Prose.blocks("").isEmpty)
  }

  @Test(
    "what is between backticks is set apart, a lone one stays",
    arguments: [
      ("a `b` c", "(a )[b]( c)"), ("plain", "(plain)"), ("a ` b", "(a ` b)"),
      ("`a` and ` b", "()[a]( and )(` b)"),
    ])
  func spans(text: String, expected: String) {
    #expect(Prose.spans(text, plain: { "(\($0))" }, code: { "[\($0)]" }) == expected)
  }

  @Test("lines break at blanks and count columns, not characters")
  func wrapping() {
    #expect(TextWrapping.lines("aa bb cc", width: 5) == ["aa bb", "cc"])
    #expect(TextWrapping.lines("山田 太郎", width: 8) == ["山田", "太郎"])
    #expect(TextWrapping.lines("abcdefgh i", width: 4) == ["abcdefgh", "i"])
    #expect(TextWrapping.lines("a b", width: 4, indent: 2, first: "- ") == ["- a", "  b"])
    #expect(TextWrapping.lines("", width: 4).isEmpty)
  }
}
