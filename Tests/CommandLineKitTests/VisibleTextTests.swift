import CommandLineKit
import Testing

@Suite("foreign text is harmless")
struct VisibleTextTests {
  @Test(
    "what moves, colours or reorders is written out, the rest stays",
    arguments: [
      ("Ada", "Ada"), ("Zoë 山田 👩‍👩‍👧 ❤️", "Zoë 山田 👩‍👩‍👧 ❤️"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"),
      ("a\tb", "a\\tb"), ("\u{1B}[31mred", "\\x1B[31mred"), ("\u{9B}31m", "\\x9B31m"),
      ("\u{07}\u{7F}\u{0}", "\\x07\\x7F\\x00"), ("a\u{202E}b", "a\\u{202E}b"),
      ("a\u{2028}b", "a\\u{2028}b"), ("\u{FEFF}a", "\\u{FEFF}a"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ])
  func line(text: String, expected: String) { #expect(VisibleText.of(text) == expected) }

  @Test("in texts of several lines, line feeds and tabs stay")
  func lines() {
    #expect(VisibleText.ofLines("a\n\tb\u{1B}[2J\u{202E}") == "a\n\tb\\x1B[2J\\u{202E}")
    #expect(VisibleText.ofLines("a\r\nb") == "a\\r\nb")
  }
}
