import RecordStreams
import Testing

@testable import Normalization

@Suite("Several values in one cell")
struct ListSplitterTests {
  static func pieces(_ text: String, _ kind: ListSplitter.Kind) -> [String] {
    let bytes = Array(text.utf8)
    var splitter = ListSplitter(kind)
    var pieces: [String] = []
    while let range = splitter.next(in: bytes.span) {
      pieces.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return pieces
  }

  @Test(
    "a cell of two addresses is cut in two",
    arguments: [
      "a@example.com; b@example.com", "a@example.com, b@example.com", "a@example.com b@example.com",
      "a@example.com ::: b@example.com", "a@example.com/b@example.com",
      "a@example.com\nb@example.com",
    ])
  func cutsEmails(text: String) {
    #expect(Self.pieces(text, .emails) == ["a@example.com", "b@example.com"])
  }

  @Test("a comma in a display name does not cut")
  func keepsDisplayNames() {
    #expect(
      Self.pieces("\"Last, First\" <a@example.com>; Bo <b@example.com>", .emails)
        == ["\"Last, First\" <a@example.com>", "Bo <b@example.com>"])
    #expect(Self.pieces("Jane Doe <jane@example.com>", .emails).count == 1)
  }

  @Test(
    "a cell of several numbers is cut where both sides are numbers",
    arguments: [
      ("+1 202-555-0143 ::: +1 202-555-0144", ["+1 202-555-0143", "+1 202-555-0144"]),
      ("202-555-0143 / 202-555-0144", ["202-555-0143", "202-555-0144"]),
      ("030/123456", ["030/123456"]), ("06221/1234567", ["06221/1234567"]),
      ("202-555-0143 or 202-555-0144", ["202-555-0143", "202-555-0144"]),
      ("202-555-0143;202-555-0144", ["202-555-0143", "202-555-0144"]),
      ("+1 202-555-0143;ext=123456", ["+1 202-555-0143;ext=123456"]),
      ("+12025550143,,1234", ["+12025550143,,1234"]),
      (
        "202-555-0143|202-555-0144\n202-555-0145", ["202-555-0143", "202-555-0144", "202-555-0145"]
      ),
      ("+12025550143 +12025550144", ["+12025550143", "+12025550144"]), ("", []), (" \n", []),
    ])
  func cutsPhones(text: String, expected: [String]) {
    #expect(Self.pieces(text, .phones) == expected)
  }
}
