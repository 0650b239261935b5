import CommandLineKit
import Testing

@Suite("suggestions")
struct SuggestionTests {
  static let commands = [
    "inspect", "check", "diff", "convert", "normalize", "match", "merge", "dedupe", "import",
    "export",
  ]

  @Test(
    "the nearest word is found, and none where none is near",
    arguments: [
      ("convrt", "convert"), ("CONVERT", "convert"), ("dedup", "dedupe"),
      ("deduplicate", "dedupe"), ("mrege", "merge"), ("imprt", "import"), ("expotr", "export"),
      ("normalise", "normalize"), ("inspct", "inspect"), ("dif", "diff"), ("x", nil),
      ("frobnicate", nil), ("", nil), ("chck", "check"), ("marge", "merge"),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: Self.commands) == expected)
  }
}
