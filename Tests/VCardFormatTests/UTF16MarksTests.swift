import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct UTF16MarksTests {
  private static let names = (0..<10).map { "Zoë 🙂 \($0)" }

  private func bytes(_ encoding: VCardInputEncoding, mark: Bool) -> [UInt8] {
    let text = (mark ? "\u{FEFF}" : "") + Self.names.map { card("3.0", ["FN:\($0)"]) }.joined()
    return text.utf16.flatMap { unit -> [UInt8] in
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      return encoding == .utf16LittleEndian ? [low, high] : [high, low]
    }
  }

  @Test(
    "cards in UTF-16 are found, cut, read, and found again by their place",
    arguments: [VCardInputEncoding.utf16LittleEndian, .utf16BigEndian], [true, false])
  func reads(encoding: VCardInputEncoding, mark: Bool) throws {
    let input = bytes(encoding, mark: mark)
    #expect(VCardDetection.encoding(head: input.span) == encoding)
    #expect(VCardDetection.examine(head: input.span, fileName: nil)?.format == "vcard3")
    var reader = BatchReader(
      ByteSource(bytes: input), scanner: VCardBoundaryScanner(encoding: encoding),
      limits: ReadLimits(batchBytes: 200))
    let parser = VCardParser(encoding: encoding)
    var names: [String] = []
    while let batch = try reader.next() {
      for contact in parser.parse(batch).records {
        names.append(contact.formattedName)
        let place = contact.provenance
        let again = parser.parse(
          RecordBatch(
            input: batch.input, bytes: Array(input[place.offset..<place.offset + place.length])))
        #expect(again.records == [contact])
      }
    }
    #expect(names == Self.names)
  }
}
