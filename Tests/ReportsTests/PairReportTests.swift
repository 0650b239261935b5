import ContactModel
import RecordStreams
import Testing

@testable import Reports
@testable import Unification

@Suite("ExplainReport and MergeReport")
struct PairReportTests {
  @Test("the waterfall adds up to the score, with what contradicts below")
  func waterfall() throws {
    var bytes: [UInt8] = []
    try ExplainReport(2, 5, from: Book.sample.source).append(textTo: &bytes)
    let expected = """
      [1] people.vcf:21  Ann Lee
      [2] people.vcf:51  Ann Lee

        -10.0    -10.0  before any evidence: two records at random
         +4.0     -6.0  given name: the same: Ann
         +3.5     -2.5  family name: the same: Lee
         -8.0    -10.5  birthday: different: 1951-02-03 / 1983-07-21
                 -10.5  = score in bits: one person with a probability of 0.07%
      against: different birthdays: 1951-02-03 and 1983-07-21

      """
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("the waterfall of a rival takes its bits")
  func rivals() throws {
    var bytes: [UInt8] = []
    try ExplainReport(3, 4, from: Book.sample.source).append(textTo: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        "   -1.4     +1.1  could also be two people of one household"))
  }

  @Test("both reports are valid by the schema in JSON", arguments: [false, true])
  func schema(isRedacted: Bool) throws {
    let schema = try SchemaCheck("match-group.schema.json")
    for var book in [Book.sample, Book.hostile] {
      book.isRedacted = isRedacted
      var bytes: [UInt8] = []
      try ExplainReport(0, 1, from: book.source).append(jsonTo: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(try schema.problems(text, as: "explanation") == [])
      bytes = []
      MergeReport(inputNames: book.inputNames, isRedacted: isRedacted)
        .append(json: Merger().merge(book.contacts), to: &bytes)
      let merged = String(decoding: bytes, as: UTF8.self)
      #expect(try schema.problems(merged, as: "merge") == [])
    }
  }

  @Test("a merge says which value is from where, what was left out and why")
  func merge() throws {
    let book = Book.sample
    let unified = UnifiedContact(
      contact: book.contacts[0], sources: book.contacts[0...1].map(\.provenance),
      values: [
        MergedValue(property: "givenName", text: "Robert", source: 0, reason: .kept),
        MergedValue(property: "givenName", text: "Bob", source: 1, reason: .otherName),
        MergedValue(property: "phoneNumber", text: "+1 202 555 0143", source: 0, reason: .kept),
        MergedValue(property: "phoneNumber", text: "(202) 555-0143", source: 1, reason: .equal),
        MergedValue(property: "note", text: "Met\nin May", source: 1, reason: .contained),
      ])
    var bytes: [UInt8] = []
    MergeReport(inputNames: ["people.vcf"]).append(text: unified, to: &bytes)
    let expected = """
      Robert Wexley, made of 2 records
        [1] people.vcf:1
        [2] people.vcf:11
        kept
          [1] given name         Robert
          [1] phone number       +1 202 555 0143
        said again
          [2] phone number       (202) 555-0143
        left out
          [2] given name         Bob (names are taken whole from one record)
          [2] note               Met\\nin May (a text that says the same and more is kept)


      """
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(
    "of many values those in common are shown",
    arguments: [
      ("shared", ["+1 202 555 0143"], ["(202) 555-0143"]),
      ("differ", ["+1 202 555 0143"], ["(202) 555-0143", "202 555 0144"]),
    ])
  func common(level: String, first: [String], second: [String]) throws {
    let book = Book.sample
    let group = try ReportGroup(book.groups[0], from: book.source)
    let pair = try group.pair(book.groups[0].links[0], from: book.source)
    let values = pair.values(
      FieldEvidence(field: .phone, level: level, bits: 1, chance: 0))
    #expect(values.first == first)
    #expect(values.second == second)
  }
}
