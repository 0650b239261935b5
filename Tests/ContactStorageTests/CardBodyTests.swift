import ContactModel
import RecordStreams
import TestSupport
import Testing

@testable import ContactStorage

@Suite("CardBody")
struct CardBodyTests {
  @Test("a body that was cut or changed never crashes and never reads as another length")
  func damaged() throws {
    var body: [UInt8] = []
    var pictures: [CardBody.Picture] = []
    CardBody.encode(ContactStoreFetchTests.complete(), into: &body, pictures: &pictures)
    var decoder = CardDecoder()
    for length in 0..<body.count {
      #expect(throws: StoreError.self) {
        try decoder.decode(
          body.span.extracting(0..<length), provenance: Provenance())
      }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var changed = body
      changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(
        in: 0...255, using: &generator)
      _ = try? decoder.decode(changed.span, provenance: Provenance())
    }
  }

  @Test(
    "an empty contact and long values survive", arguments: [0, 127, 128, 16383, 16384, 100_000])
  func lengths(length: Int) throws {
    var builder = ContactBuilder()
    if length > 0 {
      builder.single(.note, String(repeating: "n", count: length))
      builder.single(.givenName, "Ada")
    }
    let contact = builder.finish()
    var body: [UInt8] = []
    var pictures: [CardBody.Picture] = []
    CardBody.encode(contact, into: &body, pictures: &pictures)
    var decoder = CardDecoder()
    #expect(try decoder.decode(body.span, provenance: Provenance()) == contact)
  }
}
