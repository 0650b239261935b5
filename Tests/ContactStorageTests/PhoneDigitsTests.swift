import Testing

@testable import ContactStorage

@Suite("PhoneDigits")
struct PhoneDigitsTests {
  @Test(
    "two spellings may be one number, or may not",
    arguments: [
      ("+1 (555) 012-3456", "5550123456", true), ("+15550123456", "+445550123456", false),
      ("00 44 20 7946 0018", "+442079460018", true), ("020 7946 0018", "+44 20 79460018", true),
      ("7946 0018", "+44 20 7946 0018", true), ("946 0018", "+44 20 7946 0018", true),
      ("46 0018", "+44 20 7946 0018", false), ("112", "112", true), ("112", "5550112", false),
      ("", "", false), ("ext", "+1", false), ("tel:+1-555-012-3456", "+15550123456", true),
      ("+1 555 012 3456 x99", "+15550123456", true),
      ("+1 555 012 3456;ext=99", "15550123456", true),
      ("+442079460018", "0018", false), ("5550123456", "5550123457", false),
    ])
  func mayEqual(left: String, right: String, expected: Bool) {
    let (first, second) = (PhoneDigits(left.utf8Span.span), PhoneDigits(right.utf8Span.span))
    #expect(first.mayEqual(second) == expected)
    #expect(second.mayEqual(first) == expected)
    if expected { #expect(CardKeys.phone(first) == CardKeys.phone(second)) }
  }
}
