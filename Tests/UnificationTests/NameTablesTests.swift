import Testing

@testable import Unification

@Suite("Tables of names")
struct NameTablesTests {
  func table(_ words: [String]) -> SymbolTable {
    var table = SymbolTable()
    for word in words { _ = table.intern(Array(word.utf8).span) }
    return table
  }

  @Test("similar names are those one slip away")
  func similar() {
    let words = ["martin", "matrin", "martn", "marttin", "marvin", "robert", "ana", "anna"]
    let table = table(words)
    let similar = SimilarNames(
      table, counts: [UInt32](repeating: 1, count: table.count),
      lengths: [0] + words.map { UInt8($0.count) })
    func near(_ word: Int) -> Set<String> {
      let symbols = similar.names(near: UInt32(word + 1))
      return Set(symbols.indices.map { words[Int(symbols[$0]) - 1] })
    }
    #expect(near(0) == ["matrin", "martn", "marttin", "marvin"])
    #expect(near(5).isEmpty)
    #expect(near(6) == ["anna"])
  }

  @Test("a set of full names knows which are there")
  func fullNames() {
    let set = FullNameSet(given: [1, 2, 0, 3], family: [7, 7, 7, 9])
    #expect(set.has(1, 7) && set.has(2, 7) && set.has(3, 9))
    #expect(!set.has(0, 7) && !set.has(7, 1) && !set.has(3, 7))
  }

  @Test("a name with a given letter or a family name keeps records in one block order")
  func sorting() {
    var entries: [KeyedRecord] = []
    for record in 0..<20_000 {
      let key = UInt64(record % 700) &* 0x9E37_79B9_7F4A_7C15
      entries.append(KeyedRecord(key: key, record: UInt32(20_000 - record)))
    }
    let expected = entries.sorted { ($0.key, $0.record) < ($1.key, $1.record) }
    KeyedRecord.sort(&entries)
    #expect(entries.map(\.key) == expected.map(\.key))
    #expect(entries.map(\.record) == expected.map(\.record))
  }

  @Test("names of one language lift each other, names of two do not")
  func cultures() {
    // Forty names of one language, eighty of another; every full name is of one of the two.
    var given: [UInt32] = []
    var family: [UInt32] = []
    for round in 0..<40 {
      for name in 0..<20 {
        given.append(UInt32(1 + (name + round) % 20))
        family.append(UInt32(101 + name))
        given.append(UInt32(201 + (name + round * 3) % 40))
        family.append(UInt32(301 + name * 2 + round % 2))
      }
    }
    let hashes = (0..<400).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 ^ 0x1234_5678_9ABC }
    let cultures = NameCultures(given: given, family: family, hashes: hashes)
    #expect(cultures.lift(1, 101) > 1.3)
    #expect(cultures.lift(1, 301) < 0.5)
  }
}
