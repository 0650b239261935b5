import ContactModel
import RecordStreams
import Testing

struct Base64Tests {
  @Test(
    "the vectors of RFC 4648 §10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(plain: String, encoded: String) {
    var text: [UInt8] = []
    Base64.encode(Array(plain.utf8).span, into: &text)
    #expect(String(decoding: text, as: UTF8.self) == encoded)
    var bytes: [UInt8] = []
    let isClean = Base64.decode(text.span, into: &bytes)
    #expect(isClean)
    #expect(String(decoding: bytes, as: UTF8.self) == plain)
  }

  @Test("line breaks are skipped, foreign characters are told")
  func foreign() {
    var bytes: [UInt8] = []
    let isClean = Base64.decode(Array("Zm9v\r\n YmFy".utf8).span, into: &bytes)
    #expect(isClean)
    #expect(bytes == Array("foobar".utf8))
    let isForeign = !Base64.decode(Array("Zm9v*".utf8).span, into: &bytes)
    #expect(isForeign)
  }
}
