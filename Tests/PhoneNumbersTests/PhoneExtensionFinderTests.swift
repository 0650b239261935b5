import Testing

@testable import PhoneNumbers

struct PhoneExtensionFinderTests {
  /// Codes of a text, as `FreeNumberReader` makes them.
  private func codes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { DialCharacter($0).code }
  }

  /// A text whose label starts at "|", which is taken out, and the extension's digits.
  static let labels: [(text: String, digits: String)] = [
    ("2015550123|;ext=12", "12"), ("2015550123| ext. 12", "12"), ("2015550123| xt12", "12"),
    ("2015550123|,ext:12#", "12"), ("2015550123| extn 12", "12"),
    ("2015550123| EXTENSION 12", "12"), ("2015550123| extensio 12", "12"),
    ("2015550123| extensión 12", "12"), ("2015550123| extensio\u{301}n 12", "12"),
    ("2015550123| anexo 12", "12"), ("2015550123| ДОБ. 12", "12"), ("2015550123| ｅｘｔｎ 12", "12"),
    ("2015550123| ｘｔ．12", "12"), ("2015550123|x12", "12"), ("2015550123| ＃ 12", "12"),
    ("2015550123|～12", "12"), ("2015550123| int 12", "12"), ("2015550123| ｉｎｔ12", "12"),
    ("2015550123| - 12#", "12"), ("2015550123|;12", "12"), ("2015550123|,,,,12", "12"),
    ("2015550123|, 12", "12"), ("2015550123| ,,: 123456789012345", "123456789012345"),
    ("2015550123\t-|,12", "12"), ("2015550123| ext 12345678901234567890", "12345678901234567890"),
  ]

  @Test("an extension starts before its label and separators", arguments: labels)
  func finds(_ example: (text: String, digits: String)) throws {
    let parts = example.text.split(separator: "|")
    let start = parts[0].unicodeScalars.count
    let codes = codes(parts.joined())
    let text = DialText(codes.span)
    let found = PhoneExtensionFinder(text).find()
    let match = try #require(found)
    #expect(match.start == start)
    #expect(match.digits.map { String(text[$0].digit ?? 0) }.joined() == example.digits)
  }

  @Test(
    "without a label, or with too many digits, there is no extension",
    arguments: [
      "2015550123", "2015550123 12", "2015550123 -12", "2015550123 x1234567890",
      "2015550123,1234567890", "2015550123 - 1234567#", "2015550123;1234567890123456",
      "2015550123 ext", "2015550123 ext 123456789012345678901", "2015550123=12", "",
    ])
  func findsNothing(_ written: String) {
    let codes = codes(written)
    let found = PhoneExtensionFinder(DialText(codes.span)).find()
    #expect(found == nil)
  }
}
