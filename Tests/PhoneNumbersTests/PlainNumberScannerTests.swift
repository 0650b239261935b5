import Testing

@testable import PhoneNumbers

struct PlainNumberScannerTests {
  private func scan(_ text: String) -> DialString? {
    let bytes = Array(text.utf8)
    var result = DialString()
    return PlainNumberScanner.scan(bytes.span, into: &result) ? result : nil
  }

  @Test(
    "digits are gathered through plain punctuation",
    arguments: [
      ("(201) 555-0123", "2015550123", false), ("+44 [20]/7946.0123", "442079460123", true),
      ("Tel: ++49 30\u{a0}1234", "49301234", true), ("201‐555—0123", "2015550123", false),
      ("+1 2345 6789 0123 4567 8901", "123456789012345678901", true),
    ])
  func gathers(_ text: String, _ digits: String, _ hasPlus: Bool) throws {
    let result = try #require(scan(text))
    #expect(result.digits == DigitString(digits))
    #expect(result.hasPlus == hasPlus)
    #expect(result.extensionDigits.isEmpty)
  }

  @Test(
    "what could mean more is left to the free reader",
    arguments: [
      "", "12", "no digits", "201 555 0123 x1", "1-800-FLOWERS", "2*01", "201~5", "201,5", "201;5",
      "201#", ";phone-context=+1201", "٢٠١٥", "201 é", "201\u{2016}5", "é2015550123", "201+5",
      String(repeating: "1", count: 251),
    ])
  func leaves(_ text: String) {
    #expect(scan(text) == nil)
  }

  @Test("a text cut off within a wide character is left to the free reader")
  func cutOff() {
    for tail: [UInt8] in [[0xc2], [0xe2], [0xe2, 0x80]] {
      let bytes = Array("2015550123".utf8) + tail
      var result = DialString()
      let isPlain = PlainNumberScanner.scan(bytes.span, into: &result)
      #expect(!isPlain)
    }
  }
}
