import Testing

@testable import Reports

@Suite("Redaction")
struct RedactionTests {
  @Test(
    "values are masked and keep their shape",
    arguments: [
      ("Ada Lovelace", "A… L…"), ("A. Lee", "A… L…"), ("O'Hara-Smith", "O…'H…-S…"),
      ("+49 30 123456", "+•• •• ••••56"), ("12 Oak St", "•• O… S…"), ("1951-02-03", "••••-••-03"),
      ("ada@example.org", "a…@…"), ("<Ada99@example.org>", "A…@…"), ("12345@example.org", "e…@…"),
      ("李明", "…"), ("김철수", "…"), ("Éva", "É…"), ("Ωμέγα", "Ω…"), ("9", "•"), ("", ""),
      ("customer number 123456", "c… n… ••••56"), ("https://example.com/ada", "h…://e….c…/a…"),
      ("🙂🙂 Bob", "🙂… B…"),
    ])
  func masks(text: String, masked: String) { #expect(Redaction.mask(text) == masked) }
}
