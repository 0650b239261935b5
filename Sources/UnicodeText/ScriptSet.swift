/// The writing systems that a text uses.
///
/// A cheap answer from ranges of code points, good enough to choose rules for names: marks, digits,
/// punctuation and symbols belong to none.
package struct ScriptSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let latin = ScriptSet(rawValue: 1 << 0)
  package static let greek = ScriptSet(rawValue: 1 << 1)
  package static let cyrillic = ScriptSet(rawValue: 1 << 2)
  package static let hebrew = ScriptSet(rawValue: 1 << 3)
  package static let arabic = ScriptSet(rawValue: 1 << 4)
  /// Chinese characters, in whatever language.
  package static let han = ScriptSet(rawValue: 1 << 5)
  /// Hiragana and katakana: the text is Japanese.
  package static let kana = ScriptSet(rawValue: 1 << 6)
  package static let hangul = ScriptSet(rawValue: 1 << 7)
  /// Letters of any other script: Thai, Devanagari, Armenian, Georgian …
  package static let other = ScriptSet(rawValue: 1 << 8)
  /// Scripts whose names put the family first and know no space.
  package static let eastAsian: ScriptSet = [.han, .kana, .hangul]

  /// The scripts of all letters of UTF-8 text; ill-formed sequences count for nothing.
  ///
  /// - Complexity: O(length).
  package init(of text: Span<UInt8>) {
    var scripts: ScriptSet = []
    var index = 0
    while index < text.count {
      let lead = text[index]
      if lead < 0x80 {
        let letter = lead | 0x20
        if letter >= 0x61, letter <= 0x7A { scripts.insert(.latin) }
        index += 1
        continue
      }
      let (scalar, length) = Self.decode(text, at: index)
      scripts.formUnion(Self.script(of: scalar))
      index += length
    }
    self = scripts
  }

  /// The script of one letter, nothing for what is no letter.
  package static func script(of scalar: UInt32) -> ScriptSet {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      .latin
    case 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x37F, 0x386, 0x388...0x3FF, 0x1F00...0x1FFE:
      .greek
    case 0x400...0x482, 0x48A...0x52F, 0x1C80...0x1C8F, 0xA640...0xA66E, 0xA680...0xA69D: .cyrillic
    case 0x5D0...0x5F2, 0xFB1D...0xFB4F: .hebrew
    case 0x620...0x64A, 0x66E...0x66F, 0x671...0x6D3, 0x6D5, 0x6EE...0x6EF, 0x6FA...0x6FF,
      0x750...0x77F, 0x8A0...0x8C9, 0xFB50...0xFDFB, 0xFE70...0xFEFC:
      .arabic
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_23AF:
      .han
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9D:
      .kana
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB,
      0xFFA1...0xFFDC:
      .hangul
    case 0x531...0x587, 0x710...0x74F, 0x780...0x7A5, 0x800...0x1CFF, 0x2D00...0x2DDF,
      0xA000...0xA63F,
      0xA800...0xA95F, 0xA980...0xABFF, 0x1_0000...0x1_CFFF:
      .other
    default: []
    }
  }

  /// The scalar at `index` and its length; U+FFFD and 1 where there is none.
  static func decode(_ text: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
    let lead = text[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    if lead < 0x80 { return (UInt32(lead), 1) }
    guard lead >= 0xC2, lead < 0xF5, index + length <= text.count else { return (0xFFFD, 1) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = text[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }
}
