import ContactModel
import Testing

@testable import VCardFormat

@Suite struct VCardDetectionTests {
  private func examine(_ text: String, _ name: String? = nil) -> FormatEvidence? {
    let bytes = Array(text.utf8)
    return VCardDetection.examine(head: bytes.span, fileName: name)
  }

  @Test(
    "the version is found in the head",
    arguments: [
      ("BEGIN:VCARD\r\nVERSION:2.1\r\n", "vcard2.1", 1),
      ("begin:vcard\nversion:3.0\n", "vcard3", 1),
      ("\u{FEFF}BEGIN:VCARD\rVERSION:4.0\r", "vcard4", 1), ("\n\nBEGIN:VCARD\nFN:A\n", "vcard3", 1),
      ("From: me\n\nBEGIN:VCARD\nVERSION:3.0\n", "vcard3", 0.7),
      ("VERSION:3.0\nN:A\nFN:A\n", "vcard3", 0.5),
    ])
  func version(text: String, format: String, confidence: Double) {
    #expect(examine(text)?.format == format)
    #expect(examine(text)?.confidence == confidence)
  }

  @Test("mixed versions are told and the most frequent one is taken")
  func mixed() {
    let evidence = examine(card("2.1", []) + card("3.0", []) + card("3.0", []))
    #expect(evidence?.format == "vcard3")
    #expect(evidence?.reason == "begins with BEGIN:VCARD, mixed versions: 2.1 (1), 3.0 (2)")
  }

  @Test(
    "other inputs are none",
    arguments: [
      "", "%PDF-1.7\n", "Name,Phone\nA,1\n", "{\"a\":1}\n", "BEGIN:VCALENDAR\nVERSION:2.0\n",
    ])
  func others(text: String) {
    #expect(examine(text, "a.vcf") == nil)
  }
}
