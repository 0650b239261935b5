import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

/// No input may crash, lose its frame, or give a contact that cannot be written.
@Suite struct VCardFuzzTests {
  private static let seeds: [String] = [
    card(
      "2.1",
      [
        "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:K=C3=A4hler;Zo=C3=AB;;;",
        "NOTE;QUOTED-PRINTABLE:a=",
        " b=20=", "c", "PHOTO;ENCODING=BASE64:AAEC", " AwQF", "", "TEL;WORK;PREF:1", "AGENT:",
        "BEGIN:VCARD", "FN:Fred", "END:VCARD",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;E;14;;",
        "SOUND;X-IRMC-N:a;b;;;",
      ]),
    card(
      "3.0",
      [
        "N:Doe\\;X;Jane,Q;;;", "FN:Jane Doe\\, Dr.", "item1.TEL;type=pref:+1 202-555-0124",
        "item1.X-ABLabel:_$!<Mobile>!$_", "item2.ADR;TYPE=HOME:;;1 Way;Town;ST;00001;US",
        "item2.X-ABADR:us",
        "LABEL;TYPE=HOME:x\\ny", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12",
        "IMPP;X-SERVICE-TYPE=Jabber:xmpp:a@b",
        "X-SOCIALPROFILE;type=x;x-user=j:http://example.com",
        "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=",
      ]),
    card(
      "4.0",
      [
        "FN:A", "ADR;LABEL=\"1 Main^nTown ^'Q^'\";CC=US:;;1 Main;Town;;;;;x",
        "RELATED;TYPE=spouse;VALUE=text:Eve",
        "TEL;VALUE=uri;TYPE=\"voice,work\":tel:+1-202;ext=5", "PHOTO:data:image/png;base64,AAEC",
        "ANNIVERSARY:20010203", "KIND:group", "MEMBER:urn:uuid:1", "GEO:geo:1,2",
      ]),
  ]

  private static let pieces: [[UInt8]] = [
    [0x0A], [0x0D], [0x0D, 0x0D, 0x0A], [0x20], [0x3A], [0x3B], [0x3D], [0x22], [0x5C], [0x2E],
    [0x00],
    [0xFF], [0xEF, 0xBB, 0xBF], [0xC3], Array("BEGIN:VCARD\n".utf8), Array("END:VCARD\n".utf8),
    Array("AGENT:\n".utf8), Array(";ENCODING=QUOTED-PRINTABLE".utf8), Array(";ENCODING=b".utf8),
    Array(";CHARSET=SHIFT_JIS".utf8), Array("\n \n".utf8), Array("=\n".utf8),
  ]

  @Test("mutated cards are read, and what is read can be written and read", arguments: 0..<10)
  func mutations(seed: Int) {
    var maker = ContactMaker(seed: UInt64(seed))
    for _ in 0..<20 {
      var bytes = Self.seeds.indices.flatMap { Array(Self.seeds[($0 + seed) % 3].utf8) }
      for _ in 0..<maker.number(12) + 1 {
        let position = maker.number(bytes.count)
        switch maker.number(4) {
        case 0: bytes.remove(at: position)
        case 1: bytes[position] = UInt8(maker.number(256))
        case 2:
          bytes.insert(contentsOf: Self.pieces[maker.number(Self.pieces.count)], at: position)
        default: bytes.removeSubrange(position..<min(bytes.count, position + maker.number(40)))
        }
      }
      check(bytes, seed)
    }
  }

  private func check(_ bytes: [UInt8], _ seed: Int) {
    let parsed = parse(bytes)
    #expect(parsed.recordCount == parsed.records.count)
    for contact in parsed.records {
      let place = contact.provenance
      let again = parse(Array(bytes[place.offset..<place.offset + place.length]))
      #expect(again.records.first == contact, "seed \(seed)")
      for index in 0..<contact.fieldCount {
        let text = contact.text(contact.field(at: index))
        let raw = [UInt8](copying: contact.bytes(of: contact.field(at: index)))
        #expect(Array(text.utf8) == raw)
      }
      for version in VCardVersion.allCases {
        #expect(parse(write(contact, version)).records.count == 1, "seed \(seed) \(version)")
      }
    }
  }
}
