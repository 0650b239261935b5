import Testing

@testable import UnicodeText

@Suite struct CollatorTests {
  private func sorted(_ texts: [String], _ collator: borrowing Collator) -> [String] {
    var keyed: [(key: [UInt8], text: String)] = []
    for text in texts {
      var key: [UInt8] = []
      collator.appendSortKey(of: text.utf8Span.span, into: &key)
      keyed.append((key, text))
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.text)
  }

  @Test("names sort as people of a locale expect")
  func locales() throws {
    let names = ["Zoe", "Åke", "Ähre", "anna", "Anna"]
    #expect(sorted(names, try Collator()) == ["Ähre", "Åke", "anna", "Anna", "Zoe"])
    #expect(sorted(names, try Collator(locale: "sv")) == ["anna", "Anna", "Zoe", "Åke", "Ähre"])
    #expect(try Collator(locale: "xx-nonsense").key("a") == Collator().key("a"))
  }

  @Test("strength and numbers count as asked")
  func options() throws {
    #expect(
      try Collator(strength: .letters).key("CÔTÉ") == Collator(strength: .letters).key("cote"))
    #expect(
      try Collator(strength: .accents).key("Côté") != Collator(strength: .accents).key("cote"))
    let units = ["Unit 10", "Unit 9"]
    #expect(sorted(units, try Collator(numeric: true)) == ["Unit 9", "Unit 10"])
    #expect(sorted(units, try Collator()) == units)
  }

  @Test("a key of every length comes whole")
  func lengths() throws {
    let collator = try Collator()
    var before: [UInt8] = []
    for length in 1...300 {
      let key = collator.key(String(repeating: "ä", count: length))
      #expect(before.lexicographicallyPrecedes(key))
      #expect(!key.contains(0))
      before = key
    }
  }
}

extension Collator {
  fileprivate borrowing func key(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    appendSortKey(of: text.utf8Span.span, into: &key)
    return key
  }
}
