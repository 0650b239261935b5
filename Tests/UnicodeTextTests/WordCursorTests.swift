import Testing

@testable import UnicodeText

@Suite struct WordCursorTests {
  @Test(
    "words end at blanks, dashes, dots and signs, not at apostrophes inside",
    arguments: [
      ("jean luc picard", ["jean", "luc", "picard"]), ("j.r. smith", ["j", "r", "smith"]),
      ("Jean-Luc", ["Jean", "Luc"]), ("O'Brien", ["O'Brien"]),
      ("l’oréal s.a.", ["l’oréal", "s", "a"]),
      ("'quoted'", ["quoted"]), ("", []), (" - ", []), ("at&t, inc.", ["at", "t", "inc"]),
      ("陳、大文", ["陳", "大文"]), ("राहुल शर्मा", ["राहुल", "शर्मा"]), ("a🍕b", ["a", "b"]), ("x", ["x"]),
      ("rock'n'roll'", ["rock'n'roll"]), ("«bob»", ["bob"]), ("a b", ["a", "b"]),
    ])
  func words(text: String, expected: [String]) {
    var cursor = WordCursor()
    var words: [String] = []
    let bytes = Array(text.utf8)
    while let range = cursor.next(in: bytes.span) {
      words.append(String(decoding: bytes[range], as: UTF8.self))
    }
    #expect(words == expected)
  }
}
