import Testing

@testable import UnicodeText

@Suite struct ScriptSetTests {
  @Test(
    "letters tell the scripts of a text; digits, marks and signs do not",
    arguments: [
      ("Zoë 5", .latin), ("Иван", .cyrillic), ("Ωμέγα", .greek), ("محمد ٣", .arabic),
      ("כהן", .hebrew),
      ("陳大文", .han), ("山田たろう", [.han, .kana]), ("ﾀﾅｶ", .kana), ("김", .hangul), ("สมชาย", .other),
      ("राहुल", .other), ("12 🍕 -", []), ("", []), ("Anna Иванова", [.latin, .cyrillic]),
      ("Ａ", .latin),
    ] as [(String, ScriptSet)])
  func scripts(text: String, expected: ScriptSet) {
    #expect(ScriptSet(of: text.utf8Span.span) == expected)
  }

  @Test("ill-formed bytes count for nothing and end nothing early")
  func illFormed() {
    let bytes: [UInt8] = [0xFF, 0xE2, 0x41, 0xF0, 0x9F, 0xC3]
    #expect(ScriptSet(of: bytes.span) == .latin)
  }
}
