import PhoneNumbers
import RecordStreams

/// Reads a phone number from a text that may have a label in it.
enum PhoneReader {
  /// The number, or `nil` when there is none.
  static func read(_ text: Span<UInt8>, region: CountryCode) -> PhoneNumber? {
    if hasInvisible(text) {
      let clean = VisibleText.cleaned(text)
      return readVisible(clean.span, region: region)
    }
    return readVisible(text, region: region)
  }

  /// Whether there may be marks of direction, tabs and the like, which people paste from chats.
  private static func hasInvisible(_ text: Span<UInt8>) -> Bool {
    var found = false
    for index in text.indices {
      let byte = text[index]
      found = found || byte < 0x20 || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }
    return found
  }

  private static func readVisible(_ text: Span<UInt8>, region: CountryCode) -> PhoneNumber? {
    let home = phoneRegion(region)
    if let end = labelStart(in: text) {
      // "07700 900123 Home": letters are digits only when the number is none without them.
      let cut = text.slice(0, end)
      if case .success(let number) = PhoneNumberParser.shared.parse(cut, defaultRegion: home),
        number.isPossible, !number.isLocalOnly
      {
        return number
      }
    }
    guard case .success(let number) = PhoneNumberParser.shared.parse(text, defaultRegion: home)
    else { return nil }
    return number
  }

  /// Whether the number is sure enough to be written in international form: it is valid, or it has a length
  /// that exists (new ranges and numbers for films are not in any plan) and is too long for a short code.
  static func isCanonical(_ number: PhoneNumber) -> Bool {
    number.isValid
      || (number.isPossible && !number.isLocalOnly && number.nationalDigitCount >= 7)
  }

  /// Whether the text begins with a plus sign, so that its digits are an international number as they stand.
  static func isInternational(_ text: Span<UInt8>) -> Bool {
    var index = text.hasPrefixIgnoringCase("tel:") ? 4 : 0
    while index < text.count {
      switch text[index] {
      case 0x2B: return true
      case 0x28: index += 1
      case 0xEF where text.hasPrefix("\u{FF0B}", at: index): return true
      default:
        let (kind, length) = VisibleText.classify(text, at: index)
        guard kind != .visible else { return false }
        index += length
      }
    }
    return false
  }

  private static func phoneRegion(_ region: CountryCode) -> PhoneRegion? {
    guard region != .none else { return nil }
    let letters: InlineArray<2, UInt8> = [
      UInt8(truncatingIfNeeded: region.rawValue >> 8), UInt8(truncatingIfNeeded: region.rawValue),
    ]
    return PhoneRegion(letters.span)
  }

  /// Where a word begins behind seven or more digits that is no word for an extension.
  private static func labelStart(in text: Span<UInt8>) -> Int? {
    var digits = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        digits += 1
      } else if (byte | 0x20) &- 0x61 < 26 || byte >= 0xC3 && byte < 0xE0 {
        var end = index
        while end < text.count, isWordByte(text[end]) { end += 1 }
        let isExtension = isExtensionWord(text, index, end)
        return digits >= 7 && !isExtension ? index : nil
      } else if byte == UInt8(ascii: ";") {
        return nil
      }
      index += 1
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || (byte >= 0x80 && byte != 0xEF)
  }

  /// Words that libphonenumber reads as the beginning of an extension.
  private static func isExtensionWord(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let word = text.slice(start, end)
    switch word.count {
    case 1: return word.isEqualIgnoringCase(to: "x")
    case 3: return word.isEqualIgnoringCase(to: "ext") || word.isEqualIgnoringCase(to: "int")
    case 4: return word.isEqualIgnoringCase(to: "extn") || word.isEqualIgnoringCase(to: "xtn")
    case 5: return word.isEqualIgnoringCase(to: "anexo")
    case 6: return word[0] == 0xD0
    case 9, 10: return word.hasPrefixIgnoringCase("extensi")
    default: return false
    }
  }
}
