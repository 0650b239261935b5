import ContactModel
import Pipelines
import RecordStreams
import TestSupport
import Testing

struct TranscodingTests {
  private static let names = (0..<10).map { "Zoë 🙂 \($0)" }

  private func bytes(isLittleEndian: Bool, mark: Bool) -> [UInt8] {
    let cards = Self.names.map { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nEND:VCARD\r\n" }
    let text = (mark ? "\u{FEFF}" : "") + cards.joined()
    return text.utf16.flatMap { unit -> [UInt8] in
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      return isLittleEndian ? [low, high] : [high, low]
    }
  }

  @Test(
    "cards in UTF-16 are found, cut, read, and found again by their place",
    arguments: [true, false], [true, false])
  func reads(isLittleEndian: Bool, mark: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes(isLittleEndian: isLittleEndian, mark: mark), to: "a")
    var options = ReadingOptions(temporaryFolder: folder.path)
    options.limits = ReadLimits(batchBytes: 200)
    let opened = try OpenedInputs([.file(path)], options: options, twice: true)
    #expect(opened.inputs.map(\.evidence.format) == ["vcard3"])
    var contacts: [Contact] = []
    try BatchRoad.run(
      opened.inputs, options: options, log: RunLog(), transform: { $0 },
      consume: { contacts += $0 })
    #expect(contacts.map(\.formattedName) == Self.names)
    let access = try RecordAccess(opened)
    for contact in contacts {
      #expect(try access.contact(at: contact.provenance) == contact)
    }
  }
}
