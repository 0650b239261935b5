import ContactModel
import RecordStreams
import Testing

@testable import JSONFormat

struct FlatTableTests {
  private func read(_ text: String) -> ParsedBatch<Contact> {
    ContactLineTests.parse(Array(text.utf8))
  }

  @Test("flat objects are read like the rows of a table")
  func flat() {
    let parsed = read(
      """
      {"customer_number": 1001, "full_name": "Ada King", "given_name": "Ada", "family_name": "King", "phone_1": "+1 555 0100", "email_1": "ada@example.com", "city": "Springfield", "birthday": "1984-12-10"}
      {"full_name": "Eve Moor", "given_name": "Eve", "family_name": "Moor", "note": "a, \\"b\\"\\nc"}
      """)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.records.map(\.givenName) == ["Ada", "Eve"])
    #expect(parsed.records.first?.familyName == "King")
    #expect(parsed.records.first?.phoneNumbers.map(\.value) == ["+1 555 0100"])
    #expect(parsed.records.first?.emailAddresses.map(\.value) == ["ada@example.com"])
    #expect(parsed.records.first?.postalAddresses.first?.value.city == "Springfield")
    #expect(parsed.records.first?.birthday == ContactDate(year: 1984, month: 12, day: 10))
    #expect(
      parsed.records.first?.customIdentifiers == [
        CustomField(name: "customer_number", value: "1001")
      ])
    #expect(parsed.records.last?.note == "a, \"b\"\nc")
    #expect(parsed.records.map(\.provenance.record) == [1, 2])
    #expect(parsed.records.map(\.provenance.line) == [1, 2])
  }

  @Test("nested members and arrays are cells under joined names")
  func nested() throws {
    var object = FlatObject()
    let text = Array(
      #"{"a":{"b":"x","c":[1,"y",null]},"d":[{"e":true},{"e":"z"}],"f":[],"g":{}}"#.utf8)
    try object.read(text.span, at: 0)
    let cells = object.names.indices.map { "\(object.names[$0])=\(object.value(at: $0).string)" }
    #expect(cells == ["a.b=x", "a.c=1", "a.c 2=y", "d.e=true", "d 2.e=z"])
    #expect(object.position == text.count)
  }

  @Test("a member that the first objects did not have is kept, whatever it is")
  func lateMember() {
    let head = #"{"given_name":"Ada"}"# + "\n"
    let parser = JSONParser(head: Array(head.utf8).span)
    let late = #"{"given_name":"Eve","shoe size":42,"email":"eve@example.com"}"#
    let parsed = parser.parse(
      RecordBatch(input: InputIdentity(name: "t"), bytes: Array(late.utf8), offset: 1000))
    #expect(parsed.records.map(\.givenName) == ["Eve"])
    #expect(parsed.records.first?.customFields == [CustomField(name: "shoe size", value: "42")])
    #expect(parsed.records.first?.emailAddresses.map(\.value) == ["eve@example.com"])
  }

  @Test("order is kept where own and flat objects meet")
  func mixed() {
    let parsed = read(
      """
      {"given_name":"A"}
      {"kinfold":1,"name":{"given":"B"}}
      {"given_name":"C"}
      """)
    #expect(parsed.records.map(\.givenName) == ["A", "B", "C"])
    #expect(parsed.records.map(\.provenance.record) == [1, 2, 3])
  }
}
