import ContactModel
import Foundation
import RecordStreams
import Testing
import Unification

@testable import Reports

@Suite("JSONReport and JSONLinesReport")
struct JSONReportTests {
  @Test("a sure group is one object on a line, with members, evidence and decision")
  func golden() throws {
    let lines = try Book.sample.text(.jsonLines).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0] == """
        {"group":1,"decision":"merge","probability":0.999630,"score":11.40,"contacts":[{"contact":1,\
        "isSure":true,"name":"Robert Wexley","members":[{"member":1,"input":"people.vcf","record":1,\
        "line":1,"offset":0,"length":100,"uid":"u-1","name":"Robert Wexley","score":11.40,\
        "probability":0.999630,"fingerprint":"abc0000000000000"},{"member":2,"input":"people.vcf",\
        "record":2,"line":11,"offset":100,"length":100,"uid":"","name":"Bob Wexley","score":11.40,\
        "probability":0.999630,"fingerprint":"abc0000000000001"}]}],"links":[{"first":1,"second":2,\
        "score":11.40,"probability":0.999630,"isSure":true,"isDecided":false,"isIdentical":false,\
        "prior":-10.00,"fields":[{"field":"phone","level":"shared","bits":12.30,"chance":0.0012,\
        "first":["+1 202 555 0143"],"second":["(202) 555-0143"]},{"field":"family","level":"exact",\
        "bits":6.10,"chance":0.0012,"first":["Wexley"],"second":["Wexley"]},{"field":"given",\
        "level":"nickname","bits":3.00,"chance":0.0012,"first":["Robert"],"second":["Bob"]}],\
        "rivals":{"bits":0.00,"name":""},"contradictions":[]}],"refused":[],\
        "merged":{"name":"Robert Wexley"}}
        """)
  }

  @Test("a near miss names the record of another group by its place, and says what contradicts")
  func refused() throws {
    let line = try Book.sample.text(.jsonLines).split(separator: "\n")[1]
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["decision"] as? String == "review")
    let refused = (object?["refused"] as? [[String: Any]])?.first
    #expect((refused?["second"] as? [String: Any])?["record"] as? Int == 6)
    let contradictions = refused?["contradictions"] as? [[String: String]]
    #expect(
      contradictions == [
        ["kind": "birthday", "text": "different birthdays: 1951-02-03 and 1983-07-21"]
      ])
  }

  @Test(
    "every report is valid by its schema, masked or not, hostile or not", arguments: [false, true])
  func schema(isRedacted: Bool) throws {
    let schema = try SchemaCheck("match-group.schema.json")
    var hostile = Book.hostile
    hostile.isRedacted = isRedacted
    var sample = Book.sample
    sample.isRedacted = isRedacted
    for book in [sample, hostile, Book()] {
      #expect(try schema.problems(try book.text(.json), as: "report") == [])
      for line in try book.text(.jsonLines).split(separator: "\n") {
        #expect(try schema.problems(String(line), as: "group") == [])
      }
    }
  }

  @Test("hostile values come through JSON unharmed, and no control character is in the text")
  func hostile() throws {
    let book = Book.hostile
    let text = try book.text(.jsonLines)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ReportText.isHarmful($0) })
    var names: [String] = []
    for line in text.split(separator: "\n") {
      let group = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      for contact in group?["contacts"] as? [[String: Any]] ?? [] {
        for member in contact["members"] as? [[String: Any]] ?? [] {
          names.append(member["name"] as? String ?? "")
        }
      }
    }
    #expect(names == book.contacts.map(\.displayName))
  }

  @Test("the document is the lines, with inputs and numbers around them")
  func document() throws {
    let book = Book.sample
    let document = try book.text(.json)
    let lines = try book.text(.jsonLines).split(separator: "\n")
    #expect(
      document
        == "{\"kinfold\":1,\"inputs\":[\"people.vcf\"],\"isRedacted\":false,\"groups\":[\n"
        + lines.joined(separator: ",\n")
        + "\n],\"summary\":{\"records\":6,\"recordsInGroups\":5,\"groups\":2,\"sureGroups\":1,"
        + "\"reviewGroups\":1,\"mergedAway\":2,\"contacts\":4}}\n")
  }

  @Test(
    "numbers are JSON numbers, whatever they are",
    arguments: [
      (0.0, "0.00"), (-0.001, "0.00"), (1.005, "1.00"), (-18.204, "-18.20"), (1000, "1000.00"),
      (Double.infinity, "1000000000.00"), (-Double.infinity, "-1000000000.00"),
      (Double.nan, "0.00"),
      (1e300, "1000000000.00"),
    ])
  func numbers(value: Double, text: String) {
    var json = JSONWriter()
    json.object { $0.member("n", value, decimals: 2) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"n\":\(text)}")
  }

  @Test(
    "a chance keeps the two digits that count",
    arguments: [
      (0.00123, "0.0012"), (0.5, "0.5"), (1, "1.0"), (0, "0"), (1e-30, "0"), (Double.nan, "0"),
    ])
  func chances(value: Double, text: String) {
    #expect(NumberText.significant(value) == text)
  }
}
