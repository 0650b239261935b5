import ContactModel
import RecordStreams
import TestSupport
import Testing

@testable import CSVFormat

struct CSVFuzzTests {
  private static let seeds = [
    "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Birthday\nAda,L,Pals ::: * starred,* Home,a@example.com ::: b@example.com,mobile,+1 202-555-0100,1/2/1990\n\"B\"\"o\",\"x\ny\",,,,,'+1 2, --04-05\n",
    "\u{FEFF}sep=;\r\nTitle;First Name;Last Name;Mobile Phone;Birthday;Notes\r\n;Jo;Doe;'+49 170 1;0/0/00;\"line1\r\nline2\"\r\n;Al;Ex;4,91701E+11;1/2/1990;x;extra\r\n",
    "Notes:\n\"x\"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nÁda,L,,,\"E, Ltd\",VP,15 Jun 2026\n",
    "given_name\tsurname\tstreet_number\taddress_1\tdate_of_birth\tsoc_sec_id\nmichaela\tneumann\t8\tstanley street\t19151111\t5304218\n",
  ]

  @Test("no mutation of a table crashes a reader, and cutting it changes nothing", arguments: 0..<4)
  func mutations(_ number: Int) throws {
    let seed = UInt64(20_260 + number)
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("\",;\t|\n\r \u{0}'=:*0-/aé".utf8)
    let original = Array(Self.seeds[number].utf8)
    for round in 0..<120 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      let whole = try CSVTable(bytes)
      let size = Int.random(in: 1...64, using: &generator)
      let cut = try CSVTable(bytes, layout: whole.layout, batchBytes: size)
      let message: Comment = "seed \(seed), round \(round), batches of \(size)"
      #expect(cut.contacts.map(\.summary) == whole.contacts.map(\.summary), message)
      #expect(cut.recordCount == whole.recordCount, message)
      #expect(cut.contacts.map(\.provenance) == whole.contacts.map(\.provenance), message)
      _ = CSVDetection.examine(head: bytes.span, fileName: nil)
      let census = CSVCensus(whole.contacts)
      _ = GenericCSVEncoder(census: census).file(whole.contacts)
      _ = OutlookCSVEncoder().file(whole.contacts)
      _ = GoogleCSVEncoder(census: census).file(whole.contacts)
      for contact in whole.contacts.prefix(3) {
        let place = contact.provenance
        let one = RecordBatch(
          input: InputIdentity(name: "t"),
          bytes: Array(bytes[place.offset..<(place.offset + place.length)]), offset: place.offset)
        #expect(CSVParser(layout: whole.layout).parse(one).records == [contact], message)
      }
    }
  }
}
