import RecordStreams
import Testing

@testable import Reports

@Suite("MatchGroupsFile")
struct MatchGroupsFileTests {
  struct Outcome {
    var sets: [[Int]] = []
    var codes: [String] = []
    var lines: [Int] = []
  }

  func read(_ text: String, pieces: Int = .max) throws -> Outcome {
    let collector = DiagnosticCollector()
    var reader = MatchGroupsReader(name: "groups", diagnostics: collector)
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, pieces == .max ? bytes.count : start + pieces)
      try reader.feed(Array(bytes[start..<end]).span)
      start = end
    }
    let file = try reader.finish()
    return Outcome(
      sets: file.sets.map { $0.records.map(\.record) },
      codes: collector.diagnostics.map(\.code.rawValue),
      lines: collector.diagnostics.map(\.location.line))
  }

  func table(_ rows: [String]) -> String {
    (["group contact decision input record"] + rows)
      .map { $0.split(separator: " ").joined(separator: "\t") }.joined(separator: "\n") + "\n"
  }

  @Test(
    "decisions of the table say what is merged",
    arguments: [
      // What the report says by itself.
      (["1 1 sure a 1", "1 1 sure a 2"], [[1, 2]]),
      (["1 1 maybe a 1", "1 2 maybe a 2"], []),
      // The maybe record stays apart from the sure contact.
      (["1 1 sure a 1", "1 1 sure a 2", "1 2 maybe a 3"], [[1, 2]]),
      // A whole group accepted, in any of the words.
      (["1 1 same a 1", "1 2 same a 2"], [[1, 2]]),
      (["1 1 merge a 1", "1 2 YES a 2"], [[1, 2]]),
      // One 'same' line draws in its contact's sure ones.
      (["1 1 same a 1", "1 1 sure a 2", "1 2 same a 3"], [[1, 2, 3]]),
      // Taken out of a contact.
      (["1 1 sure a 1", "1 1 different a 2", "1 1 sure a 3"], [[1, 3]]),
      (["1 1 sure a 1", "1 1 no a 2"], []),
      (["1 1 keep a 1", "1 1 keep a 2"], []),
      // Sorted in another way.
      (["2 2 sure a 3", "1 1 sure a 1", "2 2 sure a 4", "1 1 sure a 2"], [[3, 4], [1, 2]]),
    ])
  func decisions(rows: [String], sets: [[Int]]) throws {
    let outcome = try read(table(rows))
    #expect(outcome.sets == sets)
    #expect(outcome.codes.isEmpty)
  }

  @Test(
    "lines that make no sense are told and merge nothing",
    arguments: [
      (["1 1 sure a 1", "1 1 sure a x", "1 1 sure a 2"], "groups-line", 3, [[1, 2]]),
      (["1 1 sure a 1", "1 1 sure a 0"], "groups-line", 3, []),
      (["1 1 sure a 1", "1 1 sure a"], "groups-line", 3, []),
      (["1 1 perhaps a 1", "1 1 sure a 2"], "groups-decision", 2, []),
      (
        ["1 1 sure a 1", "1 1 sure a 2", "2 2 sure a 2", "2 2 sure a 3"], "groups-repeated", 4,
        [[1, 2]]
      ),
      (["1 1 maybe a 1", "1 2 same a 2"], "groups-alone", 3, []),
      (["1 1 sure a 1", "1 1 sure a 2", "2 1 sure a 3"], "groups-line", 4, [[1, 2]]),
    ])
  func nonsense(rows: [String], code: String, line: Int, sets: [[Int]]) throws {
    let outcome = try read(table(rows))
    #expect(outcome.sets == sets)
    #expect(outcome.codes == [code])
    #expect(outcome.lines == [line])
  }

  @Test("records of one number in two inputs are two records")
  func inputs() throws {
    let outcome = try read(table(["1 1 sure a 1", "1 1 sure b 1"]))
    #expect(outcome.sets == [[1, 1]])
  }

  @Test("two reports behind each other keep their numbers apart")
  func concatenated() throws {
    let first = table(["1 1 sure a 1", "1 1 sure a 2"])
    let second = table(["1 1 sure b 1", "1 1 sure b 2"])
    #expect(try read(first + second).sets == [[1, 2], [1, 2]])
  }

  @Test("a table that a spreadsheet saved is read: quotes, CRLF, byte order mark, other columns")
  func spreadsheet() throws {
    let text =
      "\u{FEFF}decision\tgroup\tcontact\tname\trecord\tinput\r\n"
      + "sure\t1\t1\t\"A \"\"B\"\" C\"\t1\t\"a\"\r\nsure\t1\t1\tAnn\t2\ta\r\n\r\n"
    let outcome = try read(text)
    #expect(outcome.sets == [[1, 2]])
    #expect(outcome.codes.isEmpty)
  }

  @Test(
    "a file that is no report is refused",
    arguments: ["name\temail\n", "%PDF-1.7\n", "{\"group\":1", "[1}]", "{\"a\":}"])
  func refused(text: String) {
    #expect(throws: ReadError.self) { try read(text) }
  }

  @Test("an empty file merges nothing", arguments: ["", "\n", "\u{FEFF}"])
  func empty(text: String) throws {
    #expect(try read(text).sets.isEmpty)
  }

  static func object(_ decision: String, _ contacts: [[Int]], group: Int = 1) -> String {
    let lists = contacts.map { records in
      "{\"contact\":1,\"members\":["
        + records.map { "{\"input\":\"a\",\"record\":\($0)}" }.joined(separator: ",") + "]}"
    }
    return "{\"group\":\(group),\"decision\":\"\(decision)\",\"contacts\":["
      + lists.joined(separator: ",") + "]}\n"
  }

  @Test(
    "decisions of JSON say what is merged",
    arguments: [
      (object("merge", [[1, 2], [3]]), [[1, 2, 3]]), (object("review", [[1, 2], [3]]), [[1, 2]]),
      (object("keep", [[1, 2], [3]]), []), (object("review", [[1], [2]]), []),
      (object("merge", [[1, 2]]) + object("review", [[3], [4]], group: 2), [[1, 2]]),
      (
        "[" + object("merge", [[1, 2]]) + "," + object("merge", [[3, 4]]) + "]", [[1, 2], [3, 4]]
      ),
      ("{\"groups\":[" + object("merge", [[1, 2]]) + "]}", [[1, 2]]),
    ])
  func objects(text: String, sets: [[Int]]) throws {
    for pieces in [1, 7, Int.max] {
      let outcome = try read(text, pieces: pieces)
      #expect(outcome.sets == sets)
      #expect(outcome.codes.isEmpty)
    }
  }

  @Test(
    "JSON that makes no sense is told and merges nothing",
    arguments: [
      (object("perhaps", [[1, 2]]), "groups-decision", 1),
      (object("merge", [[1]]) + object("merge", [[1]]), "groups-repeated", 2),
      ("\n{\"decision\":\"merge\"}", "groups-line", 2),
      ("{\"contacts\":[{\"members\":[7]}]}", "groups-line", 1),
      ("[\n3]", "groups-line", 2),
      ("[[[[[[[[[1]]]]]]]]]", "groups-line", 1),
    ])
  func nonsense(text: String, code: String, line: Int) throws {
    let outcome = try read(text)
    #expect(outcome.sets.isEmpty)
    #expect(outcome.codes == [code])
    #expect(outcome.lines == [line])
  }

  @Test(
    "a report reads back as what is sure, byte by byte as well",
    arguments: [MatchReportFormat.tsv, .json, .jsonLines])
  func roundTrip(format: MatchReportFormat) throws {
    var book = Book.sample
    book.inputNames = ["a \"b\"\tc\n=\\.vcf"]
    for pieces in [1, Int.max] {
      let outcome = try read(try book.text(format), pieces: pieces)
      #expect(outcome.sets == [[1, 2], [3, 4]])
      #expect(outcome.codes.isEmpty)
    }
  }
}
