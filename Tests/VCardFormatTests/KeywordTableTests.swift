import Testing

@testable import VCardFormat

@Suite struct KeywordTableTests {
  @Test(
    "a word is found whatever its case, and no other word is",
    arguments: [
      ("TEL", VCardName.phone), ("tel", .phone), ("X-PHONETIC-FIRST-NAME", .phoneticFirst),
      ("x-phonetic-first-name", .phoneticFirst), ("X-PHONETIC-FIRST-NAMF", .unknown),
      ("X-ABLabel", .groupLabel), ("", .unknown), ("TELL", .unknown), ("N", .name),
    ])
  func finds(word: String, name: VCardName) {
    let bytes = Array(word.utf8)
    #expect(VCardName.table.code(bytes.span, 0, bytes.count) == name.rawValue)
  }
}
