/// Reads the common way to write a number: digits, a plus sign, plain punctuation.
///
/// One pass over the bytes. Whatever could have another meaning (letters, `#`, `*`, `,`, `;`, `~`,
/// other scripts' digits) is left to `FreeNumberReader`, which gives the same answer for the plain
/// ones, slower.
enum PlainNumberScanner {
  /// The number, or `nil` if the text is not written plainly.
  static func scan(_ text: Span<UInt8>) -> DialString? {
    let count = text.count
    guard count <= FreeNumberReader.longestText else { return nil }
    var result = DialString()
    var index = 0
    while index < count {
      let byte = text[index]
      if byte &- 0x30 < 10 { break }
      if byte == UInt8(ascii: "+") {
        result.hasPlus = true
        repeat { index &+= 1 } while index < count && text[index] == UInt8(ascii: "+")
        break
      }
      // A semicolon may begin a phone-context, which counts wherever it stands.
      guard byte < 0x80, byte != UInt8(ascii: ";") else { return nil }
      index &+= 1
    }
    // Up to 15 digits, nearly every number, are gathered in a register.
    var packed: UInt64 = 0
    var gathered = 0
    while index < count {
      let byte = text[index]
      let digit = byte &- 0x30
      if digit < 10 {
        if gathered < 15 {
          packed = packed &<< 4 | UInt64(digit)
          gathered &+= 1
        } else {
          if result.digits.isEmpty { result.digits = DigitString(packed: packed, count: gathered) }
          result.digits.append(digit)
        }
        index &+= 1
      } else {
        let length = punctuationLength(text, index, byte)
        guard length > 0 else { return nil }
        index &+= length
      }
    }
    guard gathered >= 3 else { return nil }
    if result.digits.isEmpty { result.digits = DigitString(packed: packed, count: gathered) }
    return result
  }

  /// The bytes of a punctuation character, 0 if it is none or not a plain one.
  @inline(__always) private static func punctuationLength(
    _ text: Span<UInt8>, _ index: Int, _ byte: UInt8
  ) -> Int {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"):
      return 1
    case 0xc2:  // U+00A0 no-break space
      return index + 1 < text.count && text[index + 1] == 0xa0 ? 2 : 0
    case 0xe2:  // U+2010 hyphen ... U+2015 horizontal bar
      guard index + 2 < text.count, text[index + 1] == 0x80 else { return 0 }
      return text[index + 2] >= 0x90 && text[index + 2] <= 0x95 ? 3 : 0
    default:
      return 0
    }
  }
}
