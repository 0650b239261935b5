import Testing

@testable import UnicodeText

@Suite struct UmlautExpansionTests {
  @Test(
    "umlauts are spelled out, composed or not, and other texts give nothing",
    arguments: [
      ("Müller", "mueller"), ("MU\u{308}LLER", "mueller"), ("Jörg Schäfer", "joerg schaefer"),
      ("Søren Ågård", "soeren aagaard"), ("Samuel Bauer", ""), ("Citroën", ""), ("", ""),
    ])
  func expand(text: String, expected: String) {
    var expanded: [UInt8] = []
    let found = UmlautExpansion.expand(text.utf8Span.span, into: &expanded)
    #expect(found == !expected.isEmpty)
    #expect(appended { TextFolder.fold(expanded.span, into: &$0) } == expected)
  }
}
