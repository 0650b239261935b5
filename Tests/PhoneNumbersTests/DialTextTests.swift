import Testing

@testable import PhoneNumbers

struct DialTextTests {
  private func codes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { DialCharacter($0).code }
  }

  @Test(
    "the possible number is cut out of the text around it",
    arguments: [
      ("Tel: +1 201 (home)", "+1 201 (home"), ("0123...", "0123"), ("0123#.", "0123#"),
      ("0123_", "0123"), ("123 x4/x5", "123 x4"), ("123\\  x5", "123"), ("none", ""), ("", ""),
      ("☎ 0123 ☎", "0123"), ("0123 ж", "0123 ж"), ("＋12", "＋12"),
    ])
  func possibleNumber(_ written: String, _ number: String) {
    let codes = codes(written)
    let range = DialText(codes.span).possibleNumber
    #expect(Array(codes[range]) == self.codes(number))
  }

  @Test(
    "what could be a number is told from what could not",
    arguments: [
      ("12", true), ("1", false), ("123", true), ("1 2", false), ("+12", false), ("++123", true),
      ("1*2*3", true), ("1-2-3abc", true), ("12a3", false), ("1x2x3", true), ("123;4", true),
      ("123;a", false), ("123+4", false), ("٣٤", true),
    ])
  func viableNumber(_ written: String, _ isViable: Bool) {
    let codes = codes(written)
    let answer = DialText(codes.span).isViableNumber
    #expect(answer == isViable)
  }

  @Test(
    "a phone-context is a global prefix or a domain name",
    arguments: [
      ("+1", true), ("+1-(201).", true), ("+", false), ("+-", false), ("+1a", false), ("", false),
      ("example.com", true), ("example.com.", true), ("a-b.c-d", true), ("1.x", true),
      ("x.1", false), ("-a", false), ("a-", false), ("a..b", false), (".", false), ("a_b", false),
    ])
  func phoneContext(_ written: String, _ isContext: Bool) {
    let codes = codes(written)
    let answer = DialText(codes.span).isPhoneContext
    #expect(answer == isContext)
  }

  @Test("three letters or more are keys of the keypad, fewer are left out")
  func letters() {
    var vanity = DialString()
    let flowers = codes("1-800-FLOWers")
    DialText(flowers.span).read(into: &vanity)
    #expect(vanity.digits == DigitString("18003569377"))
    var plain = DialString()
    let numbers = codes("+123ab٤")
    DialText(numbers.span).read(into: &plain)
    #expect(plain.digits == DigitString("1234"))
    #expect(plain.hasPlus)
  }
}
