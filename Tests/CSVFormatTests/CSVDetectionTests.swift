import ContactModel
import Testing

@testable import CSVFormat

struct CSVDetectionTests {
  @Test(
    "tables are told by their columns",
    arguments: [
      (
        "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value\nA,B,,,\n", "a.csv",
        "google-csv"
      ),
      ("First Name,Last Name,E-mail Address\nA,B,a@example.com\n", "a.csv", "outlook-csv"),
      (
        "First Name,Last Name,Display Name,Primary Email,Secondary Email\nA,B,,,\n", nil,
        "thunderbird-csv"
      ),
      ("record_id,full_name,email_1\n1,A,a@example.com\n", nil, "csv"),
      ("full_name\temail_1\nA\ta@example.com\n", nil, "tsv"),
      ("1,2\n3,4\n", "a.csv", "csv"), ("email\na@example.com\n", "list.csv", "csv"),
    ] as [(String, String?, String)])
  func tables(_ text: String, _ name: String?, _ format: String) {
    let bytes = Array(text.utf8)
    let evidence = CSVDetection.examine(head: bytes.span, fileName: name)
    #expect(evidence?.format == format)
    #expect(evidence?.reason.isEmpty == false)
  }

  @Test(
    "other inputs are none",
    arguments: [
      "BEGIN:VCARD\nVERSION:3.0\nFN:A, B\nEND:VCARD\n", "{\"a\":1,\"b\":2}\n", "[1,2]\n", "",
      "%PDF-1.4\n1,2\n", "<html>\n", "just a line\nand another\n", "\u{0}\u{1}\u{2},\u{0}\n",
    ])
  func others(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(CSVDetection.examine(head: bytes.span, fileName: "x") == nil)
  }

  @Test("a table without known words is a weak guess")
  func weak() {
    let bytes = Array("1,2\n3,4\n".utf8)
    let unnamed = CSVDetection.examine(head: bytes.span, fileName: nil)
    #expect((unnamed?.confidence ?? 1) < 0.3)
  }
}
