import ContactModel
import RecordStreams
import TestSupport
import Testing

@testable import CSVFormat

struct CSVBoundaryScannerTests {
  private static let tables = [
    "given_name,note,email\nAda,\"a\nb\",ada@example.com\nBo,\"x \"\"y\"\"\r\nz\",bo@example.com\r\nCy,,cy@example.com",
    "given_name,note,email\rAda,\"a\rb\",ada@example.com\rBo,c,bo@example.com\r",
    "given_name,note,email\nAda,\"lost,ada@example.com\nBo,5\" pipe,bo@example.com\nCy,\"Quoted, Inc.\",cy@example.com\n",
    "\u{FEFF}sep=;\r\nVorname;Notiz;E-Mail\r\nAda; \"a;\r\nb\" ;ada@example.com\r\n\r\nBo;;bo@example.com\r\n",
  ]

  @Test("a table cut anywhere gives the same contacts", arguments: 0..<4)
  func cuts(_ number: Int) throws {
    let bytes = Array(Self.tables[number].utf8)
    let whole = try CSVTable(bytes)
    #expect(whole.contacts.count == 3 - (number == 1 || number == 3 ? 1 : 0))
    for size in 1..<bytes.count {
      let cut = try CSVTable(bytes, layout: whole.layout, batchBytes: size)
      #expect(cut.summaries == whole.summaries, "batches of \(size)")
      #expect(cut.contacts.map(\.provenance) == whole.contacts.map(\.provenance))
      #expect(cut.batches.flatMap(\.bytes) == bytes)
    }
  }

  @Test("the bytes of one record give the same contact again", arguments: 0..<4)
  func refetch(_ number: Int) throws {
    let bytes = Array(Self.tables[number].utf8)
    let whole = try CSVTable(bytes)
    let parser = CSVParser(layout: whole.layout)
    for contact in whole.contacts {
      let place = contact.provenance
      let one = RecordBatch(
        input: InputIdentity(name: "t"),
        bytes: Array(bytes[place.offset..<(place.offset + place.length)]), offset: place.offset,
        firstLine: place.line)
      #expect(parser.parse(one).records == [contact])
    }
  }

  @Test("rows without quotes are cut behind the last line end")
  func plain() {
    let bytes = Array("a,b\nc,d\ne".utf8)
    var scanner = CSVBoundaryScanner(dialect: CSVDialect(delimiter: 0x2C, columnCount: 2))
    #expect(scanner.lastBoundary(in: bytes.span, atEnd: false) == 8)
    #expect(scanner.lastBoundary(in: bytes.span, atEnd: true) == 9)
  }
}
