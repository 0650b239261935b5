import PhoneNumbers
import Testing

struct PhoneNumberParserTests {
  /// A text, where it is dialled, the E.164 form, the extension, whether it is valid.
  typealias Case = (text: String, region: String, e164: String, extension: String, isValid: Bool)

  static let numbers: [Case] = [
    ("+44 20 7031 3000", "", "+442070313000", "", true),
    ("020 7031 3000", "GB", "+442070313000", "", true),
    ("+44 (0)20 7031-3000", "", "+442070313000", "", true),
    ("(650) 253-0000 x123", "US", "+16502530000", "123", true),
    ("tel:+1-650-253-0000;ext=99", "", "+16502530000", "99", true),
    ("1-800-FLOWERS", "US", "+18003569377", "", true),
    ("011 44 20 7031 3000", "US", "+442070313000", "", true),
    ("0049 30 123456", "FR", "+4930123456", "", true),
    ("030/123456", "DE", "+4930123456", "", true),
    ("+39 06 6982 1234", "", "+390669821234", "", true),
    ("０３－３５９８－１２３４", "JP", "+81335981234", "", true),
    ("+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "", "+966501234567", "", true),
    ("+54 9 11 2345-6789", "", "+5491123456789", "", true),
    ("011 15 2345-6789", "AR", "+5491123456789", "", true),
    ("011 2345-6789", "AR", "+541123456789", "", true),
    ("+52 1 55 1234 5678", "", "+5215512345678", "", false),
    ("+52 55 1234 5678", "", "+525512345678", "", true),
    ("044 55 1234 5678", "MX", "+520445512345678", "", false),
    ("+229 90 01 12 34", "", "+22990011234", "", false),
    ("+229 01 90 01 12 34", "", "+2290190011234", "", true),
    ("+84 121 234 5678", "", "+841212345678", "", false),
    ("+57 1 234 5678", "", "+5712345678", "", false),
    ("8 (912) 345-67-89", "RU", "+79123456789", "", true),
    ("+1 (227) 234-5678", "", "+12272345678", "", true),
    ("(11) 98123-4567", "BR", "+5511981234567", "", true),
    ("+55 11 8123-4567", "", "+551181234567", "", false),
    ("+33 (0)6 12 34 56 78", "", "+33612345678", "", true),
    ("tel:555-0123;phone-context=+1-202", "", "+12025550123", "", true),
    ("tel:202-555-0123;phone-context=example.com", "US", "+12025550123", "", true),
    ("202 555 0123 доб. 7", "US", "+12025550123", "7", true),
    ("202 555 0123 extensión 0070", "US", "+12025550123", "0070", true),
    ("202 555 0123,,45#", "US", "+12025550123", "45", true),
    ("202 555 0123;6", "US", "+12025550123", "6", true),
    ("+800 1234 5678", "", "+80012345678", "", true),
  ]

  @Test("a number is read however it is written", arguments: numbers)
  func reads(_ example: Case) throws {
    let number = try PhoneNumberParser.shared
      .parse(example.text, defaultRegion: PhoneRegion(example.region)).get()
    #expect(number.e164 == example.e164)
    #expect(number.extension == example.extension)
    #expect(number.hasExtension == !example.extension.isEmpty)
    #expect(number.isValid == example.isValid)
  }

  static let failures: [(text: String, region: String, error: PhoneParseError)] = [
    ("", "US", .notANumber),
    ("nobody", "US", .notANumber),
    ("+", "US", .notANumber),
    ("12 ext: 5", "US", .notANumber),
    ("tel:5550123;phone-context=", "US", .notANumber),
    ("020 7031 3000", "", .invalidCountryCode),
    ("020 7031 3000", "AQ", .invalidCountryCode),
    ("+999 123 456", "", .invalidCountryCode),
    ("011 44", "US", .tooShortAfterInternationalPrefix),
    ("+49 1", "", .tooShort),
    ("+49 123456789012345678", "", .tooLong),
    (String(repeating: "1", count: 251), "US", .tooLong),
    (String(repeating: "é", count: 251), "US", .tooLong),
  ]

  @Test("what is no number has a reason", arguments: failures)
  func refuses(_ example: (text: String, region: String, error: PhoneParseError)) {
    let result = PhoneNumberParser.shared
      .parse(example.text, defaultRegion: PhoneRegion(example.region))
    #expect(throws: example.error) { try result.get() }
  }

  @Test("malformed UTF-8 around a number does no harm, and within it makes it none")
  func malformedText() throws {
    let parser = PhoneNumberParser()
    let around: [UInt8] = [0xff, 0xc2] + Array("+12025550123".utf8) + [0xe2, 0x80]
    #expect(try parser.parse(around.span).get().e164 == "+12025550123")
    for bytes: [UInt8] in [[0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]] {
      let within = Array("+1202555".utf8) + bytes + Array("0123".utf8)
      #expect(throws: PhoneParseError.notANumber) { try parser.parse(within.span).get() }
    }
  }

  @Test("plain and free reading agree")
  func plainAndFreeReadingAgree() throws {
    let parser = PhoneNumberParser.shared
    for example in Self.numbers {
      let region = PhoneRegion(example.region)
      let plain = parser.parse(example.text, defaultRegion: region)
      // A character of no meaning in front keeps the plain scanner from reading it.
      #expect(parser.parse("☎" + example.text, defaultRegion: region) == plain)
    }
  }
}
