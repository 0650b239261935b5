/// A character of a text in the alphabet that matters to phone numbers, one byte each.
///
/// ASCII stands for itself; the other characters that libphonenumber's patterns name have a code of
/// their own, and the rest are only "some letter" or "some other".
struct DialCharacter: Equatable, Sendable {
  let code: UInt8

  init(code: UInt8) { self.code = code }

  static let hash = DialCharacter(code: UInt8(ascii: "#"))
  static let tilde = DialCharacter(code: UInt8(ascii: "~"))
  static let n = DialCharacter(code: UInt8(ascii: "n"))
  static let o = DialCharacter(code: UInt8(ascii: "o"))
  static let t = DialCharacter(code: UInt8(ascii: "t"))
  static let x = DialCharacter(code: UInt8(ascii: "x"))
  /// The decimal digit 0 of other scripts; 1...9 follow.
  static let foreignZero = DialCharacter(code: 0x80)
  static let widePlus = DialCharacter(code: 0x8a)
  /// Punctuation that may stand in a number.
  static let punctuation = DialCharacter(code: 0x8b)
  /// U+30FC, punctuation here but a letter in Unicode, so not dropped at the end.
  static let longVowelMark = DialCharacter(code: 0x8c)
  static let noBreakSpace = DialCharacter(code: 0x8d)
  static let wideStop = DialCharacter(code: 0x8e)
  static let wideTilde = DialCharacter(code: 0x8f)
  static let wideHash = DialCharacter(code: 0x90)
  static let wideE = DialCharacter(code: 0x91)
  static let wideX = DialCharacter(code: 0x92)
  static let wideT = DialCharacter(code: 0x93)
  static let wideN = DialCharacter(code: 0x94)
  static let wideI = DialCharacter(code: 0x95)
  static let cyrillicD = DialCharacter(code: 0x96)
  static let cyrillicO = DialCharacter(code: 0x97)
  static let cyrillicB = DialCharacter(code: 0x98)
  static let oWithAcute = DialCharacter(code: 0x99)
  static let combiningAcute = DialCharacter(code: 0x9a)
  /// ſ, ı, İ and the Kelvin sign: letters that case-insensitive patterns take for s, i, i and k.
  static let longS = DialCharacter(code: 0x9b)
  static let dotlessI = DialCharacter(code: 0x9c)
  static let dottedI = DialCharacter(code: 0x9d)
  static let kelvin = DialCharacter(code: 0x9e)
  /// Any other letter or number.
  static let someLetter = DialCharacter(code: 0x9f)
  /// Anything else.
  static let someOther = DialCharacter(code: 0xa0)

  /// The digit, ASCII or not; `nil` for other characters.
  var digit: UInt8? {
    let ascii = code &- 0x30
    if ascii < 10 { return ascii }
    let foreign = code &- Self.foreignZero.code
    return foreign < 10 ? foreign : nil
  }

  var isPlus: Bool { code == 0x2b || self == .widePlus }

  /// Whether the character is an ASCII letter.
  var isASCIILetter: Bool { (code | 0x20) &- 0x61 < 26 && code < 0x80 }

  /// Whether the character may be a digit of a vanity number.
  var isAlpha: Bool {
    isASCIILetter || self == .longS || self == .dotlessI || self == .dottedI || self == .kelvin
  }

  /// Punctuation inside numbers; "x" is, as a placeholder for a carrier code, and so is "~".
  var isPunctuation: Bool {
    switch code {
    case 0x20, 0x28, 0x29, 0x2d, 0x2e, 0x2f, 0x5b, 0x5d, 0x7e, 0x78, 0x58: true
    case 0x8b...0x8f: true
    default: false
    }
  }

  /// Space, no-break space, tab: what may stand between a number and its extension.
  var isBlank: Bool { code == 0x20 || code == 0x09 || self == .noBreakSpace }

  /// Whether the character stays at the end of a text: letters, numbers, the hash sign.
  var staysAtEnd: Bool {
    if code < 0x80 { return isASCIILetter || digit != nil || code == 0x23 }
    switch self {
    case .widePlus, .punctuation, .noBreakSpace, .wideStop, .wideTilde, .wideHash,
      .combiningAcute, .someOther:
      return false
    default:
      return true
    }
  }

  /// The key of a telephone's keypad (ITU E.161) for letters, the digit itself for ASCII digits.
  var keypadDigit: UInt8? {
    if code &- 0x30 < 10 { return code &- 0x30 }
    if self == .longS { return 7 }
    if self == .dotlessI { return 4 }
    guard isASCIILetter else { return nil }
    switch code | 0x20 {
    case 0x61...0x63: return 2
    case 0x64...0x66: return 3
    case 0x67...0x69: return 4
    case 0x6a...0x6c: return 5
    case 0x6d...0x6f: return 6
    case 0x70...0x73: return 7
    case 0x74...0x76: return 8
    default: return 9
    }
  }

  /// The character in lower case, as far as extension labels need it.
  var lowercased: DialCharacter {
    if isASCIILetter { return DialCharacter(code: code | 0x20) }
    switch self {
    case .longS: return DialCharacter(code: UInt8(ascii: "s"))
    case .dotlessI, .dottedI: return DialCharacter(code: UInt8(ascii: "i"))
    default: return self
    }
  }
}

extension DialCharacter {
  /// Classifies a character.
  init(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x80 else {
      code = UInt8(truncatingIfNeeded: scalar.value)
      return
    }
    self = Self.named(scalar.value) ?? Self.other(scalar)
  }

  private static func named(_ value: UInt32) -> DialCharacter? {
    switch value {
    case 0x660...0x669: return DialCharacter(code: 0x80 + UInt8(value - 0x660))
    case 0x6f0...0x6f9: return DialCharacter(code: 0x80 + UInt8(value - 0x6f0))
    case 0xff10...0xff19: return DialCharacter(code: 0x80 + UInt8(value - 0xff10))
    case 0xff0b: return .widePlus
    case 0x2010...0x2015, 0x2212, 0xff0d, 0xff0f, 0xad, 0x200b, 0x2060, 0x3000, 0xff08, 0xff09,
      0xff3b, 0xff3d, 0x2053, 0x223c:
      return .punctuation
    case 0x30fc: return .longVowelMark
    case 0xa0: return .noBreakSpace
    case 0xff0e: return .wideStop
    case 0xff5e: return .wideTilde
    case 0xff03: return .wideHash
    case 0xff25, 0xff45: return .wideE
    case 0xff38, 0xff58: return .wideX
    case 0xff34, 0xff54: return .wideT
    case 0xff2e, 0xff4e: return .wideN
    case 0xff29, 0xff49: return .wideI
    case 0x414, 0x434: return .cyrillicD
    case 0x41e, 0x43e: return .cyrillicO
    case 0x411, 0x431: return .cyrillicB
    case 0xd3, 0xf3: return .oWithAcute
    case 0x301: return .combiningAcute
    case 0x17f: return .longS
    case 0x131: return .dotlessI
    case 0x130: return .dottedI
    case 0x212a: return .kelvin
    default: return nil
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> DialCharacter {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber:
      let value = properties.numericValue ?? 0
      return DialCharacter(code: 0x80 + UInt8(value))
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .otherNumber:
      return .someLetter
    default:
      return .someOther
    }
  }
}
