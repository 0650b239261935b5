import CommandLineKit
import Testing

@Suite("display width")
struct DisplayWidthTests {
  @Test(
    "a text is as wide as the columns it fills",
    arguments: [
      ("", 0), ("Ada", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("山田太郎", 8), ("ｶﾅ", 2), ("Ａ", 2),
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2),
      ("❤️", 2), ("❤", 1), ("…", 1), ("—", 1), ("a\u{200B}b", 2), ("नमस्ते", 3), ("مرحبا", 5),
      ("\u{1B}", 0), ("\u{20000}", 2),
    ])
  func width(text: String, expected: Int) { #expect(DisplayWidth.of(text) == expected) }

  @Test(
    "a text is cut between characters and marked",
    arguments: [
      ("Lovelace", 8, "Lovelace"), ("Lovelace", 5, "Love…"), ("山田太郎", 5, "山田…"),
      ("山田太郎", 4, "山…"), ("Zoe\u{308}lla", 4, "Zoe\u{308}…"), ("Ada", 1, "…"), ("Ada", 0, ""),
    ])
  func truncation(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, columns: columns) == expected)
  }
}
