import Testing

@testable import PhoneNumbers

struct DialCharacterTests {
  private func character(_ text: Unicode.Scalar) -> DialCharacter { DialCharacter(text) }

  @Test("decimal digits of all scripts have their value")
  func digits() {
    let sevens: [Unicode.Scalar] = ["7", "٧", "۷", "७", "৭", "๗", "７", "𝟕", "𞥗"]
    for seven in sevens { #expect(character(seven).digit == 7) }
    let others: [Unicode.Scalar] = ["a", "²", "Ⅶ", "七", "½", "+"]
    for other in others { #expect(character(other).digit == nil) }
  }

  @Test("letters are keys of the keypad in both cases")
  func keypad() {
    let keys = "22233344455566677778889999".compactMap(\.wholeNumberValue)
    for (index, key) in keys.enumerated() {
      #expect(DialCharacter(code: 0x41 + UInt8(index)).keypadDigit == UInt8(key))
      #expect(DialCharacter(code: 0x61 + UInt8(index)).keypadDigit == UInt8(key))
    }
    #expect(character("5").keypadDigit == 5)
    #expect(character("٥").keypadDigit == nil)
    #expect(character("ſ").keypadDigit == 7)
    #expect(character("ı").keypadDigit == 4)
    #expect(character("\u{212a}").keypadDigit == nil)
    #expect(character("@").keypadDigit == nil)
  }

  @Test("letters, numbers and the hash sign stay at the end of a number")
  func atEnd() {
    let stay: [Unicode.Scalar] = ["1", "a", "Z", "#", "ж", "漢", "²", "½", "ー", "ｘ", "ó", "٣"]
    for scalar in stay { #expect(character(scalar).staysAtEnd, "\(scalar)") }
    let go: [Unicode.Scalar] = ["_", ".", ")", " ", "\u{301}", "☎", "＃", "～", "\u{202c}", "+"]
    for scalar in go { #expect(!character(scalar).staysAtEnd, "\(scalar)") }
  }

  @Test("x and tilde are punctuation, star and letters are not")
  func punctuation() {
    let marks: [Unicode.Scalar] = ["x", "X", "~", "-", "／", "\u{ad}", "\u{a0}", "ー", "．"]
    for scalar in marks { #expect(character(scalar).isPunctuation, "\(scalar)") }
    let others: [Unicode.Scalar] = ["*", "a", "\t", ",", "ｘ", "#", "1"]
    for scalar in others { #expect(!character(scalar).isPunctuation, "\(scalar)") }
  }
}
