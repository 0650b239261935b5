import Testing

@testable import Unification

@Suite("SymbolTable")
struct SymbolTableTests {
  func intern(_ table: inout SymbolTable, _ text: String) -> UInt32 {
    let bytes = Array(text.utf8)
    return table.intern(bytes.span)
  }

  @Test("equal texts get one number, the empty text none")
  func interning() {
    var table = SymbolTable()
    let first = intern(&table, "lee")
    #expect(intern(&table, "ann") != first)
    #expect(intern(&table, "lee") == first)
    #expect(intern(&table, "") == SymbolTable.none)
    #expect(table.text(first) == "lee")
  }

  @Test("thousands of texts are all found again")
  func growth() {
    var table = SymbolTable()
    let numbers = (0..<5000).map { intern(&table, "name\($0)") }
    #expect(Set(numbers).count == 5000)
    for (index, number) in numbers.enumerated() {
      #expect(table.find(Array("name\(index)".utf8).span) == number)
    }
    #expect(table.find(Array("other".utf8).span) == SymbolTable.none)
  }

  @Test("absorbing a table maps each of its numbers to the same text")
  func absorbing() {
    var left = SymbolTable()
    var right = SymbolTable()
    let ann = intern(&left, "ann")
    let bob = intern(&right, "bob")
    let otherAnn = intern(&right, "ann")
    let numbers = left.absorb(right)
    #expect(numbers[Int(otherAnn)] == ann)
    #expect(left.text(numbers[Int(bob)]) == "bob")
    #expect(numbers[0] == 0)
  }

  @Test(
    "similar texts differ by few edits for their length",
    arguments: [
      ("pridham street", "pridhamstreet", true), ("main st", "maine st", true),
      ("oak", "elm", false), ("walnut", "sunset", false), ("ab", "ac", false),
    ])
  func similarity(left: String, right: String, isSimilar: Bool) {
    var table = SymbolTable()
    let (a, b) = (intern(&table, left), intern(&table, right))
    #expect(table.areSimilar(a, b, least: 0.93) == isSimilar)
    #expect(table.areSimilar(b, a, least: 0.93) == isSimilar)
  }
}
