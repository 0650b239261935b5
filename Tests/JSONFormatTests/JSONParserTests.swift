import ContactModel
import RecordStreams
import TestSupport
import Testing

@testable import JSONFormat

struct JSONParserTests {
  private func read(_ text: String, batchBytes: Int = 1 << 20) throws -> ([Contact], [Diagnostic]) {
    let bytes = Array(text.utf8)
    let sink = DiagnosticCollector()
    var reader = BatchedReader(
      BatchReader(
        ByteSource(bytes: bytes, name: "t"), scanner: JSONBoundaryScanner(),
        limits: ReadLimits(batchBytes: batchBytes)),
      parser: JSONParser(head: bytes.span), sink: sink)
    var contacts: [Contact] = []
    while let contact = try reader.next() { contacts.append(contact) }
    return (contacts, sink.diagnostics)
  }

  private static func own(_ uid: String) -> String { #"{"kinfold":1,"uid":"\#(uid)"}"# }

  @Test(
    "lines, concatenations, arrays and wrapped arrays are read alike, whatever the batch size",
    arguments: [
      "%a\n%b\n%c\n", "%a%b %c", "[%a,%b,%c]", "[\n  %a,\n  %b,\n  %c\n]\n",
      "{\"total\":3,\"contacts\":[%a,%b,\n%c],\"next\":null}", "\u{FEFF}%a\r\n%b\r\n%c",
      "{\n \"kinfold\":1,\n \"uid\":\"a\"\n}\n{\n \"kinfold\":1,\n \"uid\":\"b\"\n}\n%c",
    ], [8, 40, 1 << 20])
  func containers(layout: String, batchBytes: Int) throws {
    var text = layout
    for uid in ["a", "b", "c"] { text = text.replacing("%\(uid)", with: Self.own(uid)) }
    let (contacts, diagnostics) = try read(text, batchBytes: batchBytes)
    #expect(diagnostics.isEmpty)
    #expect(contacts.map(\.uid) == ["a", "b", "c"])
    #expect(contacts.map(\.provenance.record) == [1, 2, 3])
    let bytes = Array(text.utf8)
    for contact in contacts {
      let place = contact.provenance
      let again = Array(bytes[place.offset..<(place.offset + place.length)])
      let parsed = ContactLineTests.parse(again)
      #expect(parsed.records.map(\.uid) == [contact.uid])
    }
  }

  @Test(
    "a broken line is refused and does not lose the next",
    arguments: [
      #"{"kinfold":1,"uid":"x"#, #"{"kinfold":1,"uid":}"#, #"{"kinfold":1 "uid":"x"}"#, "{",
      "nonsense",
      #"{"kinfold":1,"uid":"x",}"#,
    ])
  func brokenLine(line: String) throws {
    let (contacts, diagnostics) = try read("\(Self.own("a"))\n\(line)\n\(Self.own("b"))\n")
    #expect(contacts.map(\.uid) == ["a", "b"])
    #expect(diagnostics.map(\.code) == [.jsonSyntax])
    #expect(diagnostics.first?.location.record == 2)
  }

  @Test("what is no object is refused by its own code")
  func noObject() throws {
    let (contacts, diagnostics) = try read("[\(Self.own("a")), 17, \"x\", \(Self.own("b"))]")
    #expect(contacts.map(\.uid) == ["a", "b"])
    #expect(diagnostics.map(\.code) == [.jsonNotAnObject, .jsonNotAnObject])
  }

  @Test("broken characters are replaced and told")
  func repaired() throws {
    let (contacts, diagnostics) = try read(#"{"kinfold":1,"uid":"\ud800"}"#)
    #expect(contacts.map(\.uid) == ["\u{FFFD}"])
    #expect(diagnostics.map(\.code) == [.jsonRepairedText])
  }

  @Test(
    "no mutation of good input crashes, and every byte is read or refused",
    arguments: 0..<300 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let good = ContactLineTests.encode(
      Array(repeating: Contact(EveryProperty.contact), count: 2),
      container: seed % 2 == 0 ? .lines : .array)
    var bytes = good
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let position = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: position)
      default: bytes.insert(UInt8(ascii: "\""), at: position)
      }
    }
    let parsed = ContactLineTests.parse(bytes)
    let empty = parsed.diagnostics.count { $0.code.rawValue == "csv-empty-row" }
    #expect(parsed.recordCount == parsed.records.count + parsed.rejects.count + empty)
  }
}
