import Testing

@testable import ContactStorage

@Suite("CardIdentifier")
struct CardIdentifierTests {
  @Test("a new identifier is a version 4 UUID in upper case, and reads back")
  func isVersion4() throws {
    for _ in 0..<50 {
      let identifier = CardIdentifier()
      let text = identifier.description
      #expect(text == text.uppercased())
      #expect(Array(text)[14] == "4")
      #expect("89AB".contains(Array(text)[19]))
      #expect(CardIdentifier(text.lowercased()) == identifier)
      #expect(CardIdentifier(bytes: identifier.bytes.span) == identifier)
    }
  }

  @Test(
    "what is no UUID is refused",
    arguments: [
      "", "1F0A3C52", "1F0A3C52-6E1B-4C0D-9A77-0B8E5D3F2A1", "1F0A3C52x6E1B-4C0D-9A77-0B8E5D3F2A11",
      "1F0A3C52-6E1B-4C0D-9A77-0B8E5D3F2A1G",
    ])
  func refuses(text: String) { #expect(CardIdentifier(text) == nil) }
}
