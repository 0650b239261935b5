/// Reads the common way to write a number: digits, a plus sign, plain punctuation.
///
/// One pass over the bytes. Whatever could have another meaning (letters, `#`, `*`, `,`, `;`, `~`,
/// other scripts' digits) is left to `FreeNumberReader`, which gives the same answer for the plain
/// ones, slower.
enum PlainNumberScanner {
  /// Reads the number into an empty dial string; `false` if the text is not written plainly.
  static func scan(_ text: Span<UInt8>, into result: inout DialString) -> Bool {
    guard text.count <= FreeNumberReader.longestText, let start = start(of: text) else {
      return false
    }
    var index = start
    while index < text.count, text[index] == UInt8(ascii: "+") {
      result.hasPlus = true
      index &+= 1
    }
    index = gather(text, from: index, into: &result.digits)
    while index < text.count {
      let byte = text[index]
      if byte &- 0x30 < 10 { result.digits.append(byte &- 0x30) }
      let length = isPlain(byte) ? 1 : widePunctuationLength(text, index)
      guard length > 0 else { return false }
      index &+= length
    }
    return result.digits.count >= 3
  }

  /// Reads up to 15 digits and plain punctuation, which is the whole of nearly every number; the
  /// place behind them.
  ///
  /// Where the punctuation stands differs from number to number, so a branch on it would be
  /// mispredicted; here is none, and everything stays in registers.
  @inline(never) private static func gather(
    _ text: Span<UInt8>, from start: Int, into digits: inout DigitString
  ) -> Int {
    var packed: UInt64 = 0
    var count = 0
    var index = start
    while index < text.count, count < 15 {
      let byte = text[index]
      guard isPlain(byte) else { break }
      let digit = byte &- 0x30
      let isDigit = digit < 10
      packed = isDigit ? packed &<< 4 | UInt64(digit) : packed
      count &+= isDigit ? 1 : 0
      index &+= 1
    }
    digits = DigitString(packed: packed, count: count)
    return index
  }

  /// The place of the first digit or plus sign; `nil` if what stands before it could matter.
  @inline(__always) private static func start(of text: Span<UInt8>) -> Int? {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x30 < 10 || byte == UInt8(ascii: "+") { break }
      // A semicolon may begin a phone-context, which counts wherever it stands.
      guard byte < 0x80, byte != UInt8(ascii: ";") else { return nil }
      index &+= 1
    }
    return index
  }

  /// Whether the byte is a digit or one of ` ()-./[]`.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    // Bit n stands for the character 0x20 + n.
    let digits: UInt64 = 0x3ff << 0x10
    let marks: UInt64 = 1 << 0x00 | 1 << 0x08 | 1 << 0x09 | 1 << 0x0d | 1 << 0x0e | 1 << 0x0f
    let brackets: UInt64 = 1 << 0x3b | 1 << 0x3d
    let place = byte &- 0x20
    return place < 64 && (digits | marks | brackets) &>> UInt64(place) & 1 == 1
  }

  /// The bytes of a no-break space or a dash, 0 for other characters.
  @inline(never) private static func widePunctuationLength(
    _ text: Span<UInt8>, _ index: Int
  ) -> Int {
    switch text[index] {
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
