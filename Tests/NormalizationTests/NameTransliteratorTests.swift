import Testing

@testable import Normalization

@Suite("Latin spellings of names")
struct NameTransliteratorTests {
  @Test(
    "a folded word of another script is spelled in Latin letters",
    arguments: [
      ("сергей", "sergey"), ("щукин", "shchukin"), ("юлия", "yuliya"), ("иван", "ivan"),
      ("петров", "petrov"), ("γεωργιοσ", "georgios"), ("ivan", nil), ("", nil), ("陳", nil),
      ("محمد", nil),
    ] as [(String, String?)])
  func spells(word: String, expected: String?) {
    var transliterator = NameTransliterator()
    var bytes: [UInt8] = [1]
    let isSpelled = transliterator.appendLatin(Array(word.utf8).span, to: &bytes)
    #expect((isSpelled ? String(decoding: bytes[1...], as: UTF8.self) : nil) == expected)
    if !isSpelled { #expect(bytes == [1]) }
  }

  @Test("Han is read when all scripts are asked for")
  func spellsAll() {
    var transliterator = NameTransliterator()
    var bytes: [UInt8] = []
    let isSpelled = transliterator.appendLatin(Array("陳".utf8).span, all: true, to: &bytes)
    #expect(isSpelled)
    #expect(String(decoding: bytes, as: UTF8.self) == "chen")
  }
}
