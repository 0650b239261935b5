import Testing

@testable import Normalization

@Suite("Phone numbers")
struct PhoneNormalizerTests {
  static func e164(_ text: String, _ region: String) -> String? {
    var bytes: [UInt8] = []
    let isNumber = PhoneNormalizer().appendE164(
      of: Array(text.utf8).span, region: CountryCode(region) ?? .none, to: &bytes)
    return isNumber ? String(decoding: bytes, as: UTF8.self) : nil
  }

  static func form(_ text: String, _ region: String) -> PhoneForm {
    PhoneNormalizer().form(of: Array(text.utf8).span, region: CountryCode(region) ?? .none)
  }

  @Test(
    "a number has its international form and its key",
    arguments: [
      ("+44 20 7031 3000", "", "+442070313000", 442_070_313_000),
      ("020 7031 3000", "GB", "+442070313000", 442_070_313_000),
      ("+44 (0)20 7031-3000", "", "+442070313000", 442_070_313_000),
      ("(650) 253-0000 x123", "US", "+16502530000;ext=123", 16_502_530_000),
      ("tel:+1-650-253-0000;ext=99", "", "+16502530000;ext=99", 16_502_530_000),
      ("1-800-FLOWERS", "US", "+18003569377", 18_003_569_377),
      ("011 44 20 7031 3000", "US", "+442070313000", 442_070_313_000),
      ("0049 30 123456", "FR", "+4930123456", 4_930_123_456),
      ("030/123456", "DE", "+4930123456", 4_930_123_456),
      ("+39 06 6982 1234", "", "+390669821234", 390_669_821_234),
      ("０３－３５９８－１２３４", "JP", "+81335981234", 81_335_981_234),
      ("+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "", "+966501234567", 966_501_234_567),
      ("+54 9 11 2345-6789", "", "+5491123456789", 541_123_456_789),
      ("011 15 2345-6789", "AR", "+5491123456789", 541_123_456_789),
      ("011 2345-6789", "AR", "+541123456789", 541_123_456_789),
      ("+52 1 55 1234 5678", "", "+5215512345678", 525_512_345_678),
      ("+52 55 1234 5678", "", "+525512345678", 525_512_345_678),
      ("+229 90 01 12 34", "", "+22990011234", 2_290_190_011_234),
      ("+229 01 90 01 12 34", "", "+2290190011234", 2_290_190_011_234),
      ("+84 121 234 5678", "", "+841212345678", 84_792_345_678),
      ("+57 1 234 5678", "", "+5712345678", 576_012_345_678),
      ("8 (912) 345-67-89", "RU", "+79123456789", 79_123_456_789),
      ("+1 (227) 234-5678", "", "+12272345678", 12_272_345_678),
      ("(11) 98123-4567", "BR", "+5511981234567", 5_511_981_234_567),
      ("+55 11 8123-4567", "", "+551181234567", 5_511_981_234_567),
      ("+33 (0)6 12 34 56 78", "", "+33612345678", 33_612_345_678),
      ("+44 7700 900123 (mobile)", "", "+447700900123", 447_700_900_123),
      ("07700 900123 Home", "GB", "+447700900123", 447_700_900_123),
      ("Mobile: 07700 900123", "GB", "+447700900123", 447_700_900_123),
      ("whatsapp:+447700900123", "", "+447700900123", 447_700_900_123),
      ("1-888-555-CALL", "US", "+18885552255", 18_885_552_255),
      ("+49 160 00000001", "", "+4916000000001", 4_916_000_000_001),
      ("+1 (555) 010-1234", "", "+15550101234", 15_550_101_234),
      ("\u{202A}+44 7700 900123\u{202C}", "", "+447700900123", 447_700_900_123),
    ] as [(String, String, String, UInt64)])
  func hasTwoForms(text: String, region: String, stored: String, key: UInt64) {
    #expect(Self.e164(text, region) == stored)
    #expect(Self.form(text, region).key == key)
  }

  @Test(
    "a short code, a local number, a placeholder or a text has no international form and no key",
    arguments: [
      ("911", "US"), ("112", "DE"), ("43105", "US"), ("13977", "HR"), ("999", "GB"), ("000", "AU"),
      ("*100#", "IN"), ("123", "US"), ("N/A", "US"), ("call reception", "US"), ("555-0143", "US"),
      ("0000000000", "US"), ("1111111111", "US"), ("04452640000", "US"), ("", "US"),
      ("202 555 0143", ""),
    ])
  func hasNone(text: String, region: String) {
    #expect(Self.e164(text, region) == nil)
    #expect(Self.form(text, region).key == 0)
  }

  @Test("a national number of an abolished prefix stays as typed but has the current number's key")
  func abolishedPrefix() {
    #expect(Self.e164("044 55 1234 5678", "MX") == nil)
    #expect(Self.form("044 55 1234 5678", "MX").key == 525_512_345_678)
  }

  @Test("the weak key of a national number without a region is that of the international one")
  func weakKey() {
    #expect(Self.form("0171 3920012", "").weakKey == Self.form("+49 171 3920012", "").weakKey)
    #expect(Self.form("0171 3920012", "").weakKey == 113_920_012)
    #expect(Self.form("555-0143", "").weakKey == 0)
    #expect(Self.form("0000000000", "").weakKey == 0)
  }

  @Test("an extension and a service number are told")
  func flags() {
    #expect(Self.form("+1 202-555-0143 ext. 5", "").hasExtension)
    #expect(!Self.form("+1 202-555-0143", "").hasExtension)
    #expect(Self.form("+1 800 356 9377", "").isService)
    #expect(Self.form("+1 202-555-0143", "").isValid)
  }
}
