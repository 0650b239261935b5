import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardBoundaryScannerTests {
  @Test(
    "a batch ends where the last card that no other one holds begins",
    arguments: [
      ("BEGIN:VCARD\nFN:A\nEND:VCARD\n|BEGIN:VCARD\nFN:B\n", true),
      ("BEGIN:VCARD\r\nFN:A\r\nEND:VCARD\r\n|begin:vcard\r\nfn:b\r\n", true),
      ("BEGIN:VCARD\rFN:A\rEND:VCARD\r|BEGIN:VCARD\rFN:B\r", true),
      ("BEGIN:VCARD\nFN:A\n|BEGIN:VCARD\nFN:B\n", true),
      ("BEGIN:VCARD\nFN:A\nEND:VCARD\n\n\n|\u{FEFF}BEGIN:VCARD\nFN:B\n", true),
      ("BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\nTEL:1\n", false),
      ("BEGIN:VCARD\nitem1.AGENT;X=1:\n\nBEGIN:VCARD\nFN:B\nEND:VCARD\nTEL:1\n", false),
      ("BEGIN:VCARD\nNOTE:no BEGIN:VCARD here\n", false),
      ("BEGIN:VCARD\nFN:A\nEND:VCARD\nBEGIN:VCARDS\nFN:B\n", false),
      ("BEGIN:VCARD\nFN:A\nEND:VCARD\n|BEGIN : vCard \nFN:B\n", true),
    ] as [(String, Bool)])
  func boundary(marked: String, isFound: Bool) {
    let text = Array(marked.replacing("|", with: "").utf8)
    let expected = isFound ? Array(marked.utf8).firstIndex(of: UInt8(ascii: "|")) ?? -1 : 0
    var scanner = VCardBoundaryScanner()
    #expect(scanner.lastBoundary(in: text.span, atEnd: false) == expected)
    #expect(scanner.lastBoundary(in: text.span, atEnd: true) == text.count)
  }

  @Test("reading starts again at the next card behind one that is too large")
  func restart() {
    let text = Array("xxxxBEGIN:VCARD\nBEGIN:VCARD\nFN:B\n".utf8)
    var scanner = VCardBoundaryScanner()
    #expect(scanner.restartPoint(in: text.span, from: 0) == 16)
    #expect(scanner.restartPoint(in: text.span, from: 17) == nil)
  }

  @Test("batches of every size hold the same cards", arguments: [1, 7, 64, 100, 1000])
  func batches(size: Int) throws {
    let cards = (0..<20).map { card("3.0", ["FN:Person \($0)", "TEL:+1 202-555-01\(10 + $0)"]) }
    let text = cards.joined()
    var reader = BatchReader(
      ByteSource(bytes: Array(text.utf8)), scanner: VCardBoundaryScanner(),
      limits: ReadLimits(batchBytes: size))
    var names: [String] = []
    while let batch = try reader.next() {
      let parsed = VCardParser().parse(batch)
      #expect(parsed.diagnostics.isEmpty)
      for contact in parsed.records {
        names.append(contact.formattedName)
        let place = contact.provenance
        let start = text.utf8.index(text.startIndex, offsetBy: place.offset)
        let end = text.utf8.index(start, offsetBy: place.length)
        #expect(String(text[start..<end]) == cards[names.count - 1])
        #expect(place.line == (names.count - 1) * 5 + 1)
      }
    }
    #expect(names == (0..<20).map { "Person \($0)" })
  }

  @Test("a record that is too large is refused and the next one is read")
  func oversized() throws {
    let text =
      card("3.0", ["NOTE:" + String(repeating: "x", count: 5000)]) + card("3.0", ["FN:Next"])
    let collector = DiagnosticCollector()
    var reader = BatchedReader(
      BatchReader(
        ByteSource(bytes: Array(text.utf8)), scanner: VCardBoundaryScanner(),
        limits: ReadLimits(batchBytes: 100, recordBytes: 1000)),
      parser: VCardParser(), sink: collector)
    let contact = try reader.next()
    #expect(contact?.formattedName == "Next")
    #expect(try reader.next() == nil)
    #expect(collector.diagnostics.map(\.code) == [.recordTooLarge])
  }
}
