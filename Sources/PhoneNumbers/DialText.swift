/// A text in the alphabet of `DialCharacter`, and what libphonenumber's patterns ask about it.
struct DialText: ~Escapable {
  let codes: Span<UInt8>

  @_lifetime(copy codes)
  init(_ codes: Span<UInt8>) { self.codes = codes }

  var count: Int { codes.count }

  subscript(index: Int) -> DialCharacter { DialCharacter(code: codes[index]) }

  @_lifetime(copy self)
  func prefix(_ end: Int) -> DialText { DialText(codes.extracting(0..<end)) }

  @_lifetime(copy self)
  func extracting(_ start: Int, _ end: Int) -> DialText { DialText(codes.extracting(start..<end)) }

  /// The first place at or behind `start` where an ASCII word stands, case and all.
  ///
  /// A word of up to 15 bytes lies within the String itself, so nothing is allocated.
  func firstIndex(of word: String, from start: Int = 0) -> Int? {
    guard let first = word.utf8.first else { return start }
    let end = count - word.utf8.count
    var index = start
    while index <= end {
      if codes[index] == first, matches(word, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func matches(_ word: String, at start: Int) -> Bool {
    var index = start
    for byte in word.utf8 {
      guard codes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}

extension DialText {
  /// The part from the first plus sign or digit on, without trailing characters that are no part of
  /// a number, and without a second number's start ("/x" in "583-6985 x302/x2303").
  var possibleNumber: Range<Int> {
    var start = 0
    while start < count, !self[start].isPlus, self[start].digit == nil { start += 1 }
    var end = count
    while end > start, !self[end - 1].staysAtEnd { end -= 1 }
    var index = start
    while index < end {
      if codes[index] == UInt8(ascii: "/") || codes[index] == UInt8(ascii: "\\") {
        var next = index + 1
        while next < end, codes[next] == UInt8(ascii: " ") { next += 1 }
        if next < end, codes[next] == UInt8(ascii: "x") { return start..<index }
      }
      index += 1
    }
    return start..<end
  }

  /// Whether this could be a number: two digits and no more; or plus signs, three digits with
  /// nothing but punctuation between, then digits, punctuation and letters, then an extension.
  var isViableNumber: Bool {
    if count == 2, self[0].digit != nil, self[1].digit != nil { return true }
    var index = 0
    while index < count, self[index].isPlus { index += 1 }
    var digits = 0
    while index < count, digits < 3 {
      if self[index].digit != nil {
        digits += 1
      } else if !self[index].isPunctuation, codes[index] != UInt8(ascii: "*") {
        return false
      }
      index += 1
    }
    guard digits == 3 else { return false }
    let third = index
    while index < count, isBody(self[index]) { index += 1 }
    return index == count || PhoneExtensionFinder(self).canStart(in: third...index)
  }

  private func isBody(_ character: DialCharacter) -> Bool {
    character.digit != nil || character.isPunctuation || character.isAlpha
      || character.code == UInt8(ascii: "*")
  }

  /// Adds plus sign and digits to a dial string; three letters or more make a vanity number, whose
  /// letters are keys of the keypad and whose digits are only ASCII's.
  func read(into result: inout DialString) {
    var index = 0
    while index < count, self[index].isPlus { index += 1 }
    result.hasPlus = index > 0
    let isVanity = hasLetters(3, from: index)
    while index < count {
      if let digit = isVanity ? self[index].keypadDigit : self[index].digit {
        result.digits.append(digit)
      }
      index += 1
    }
  }

  private func hasLetters(_ wanted: Int, from start: Int) -> Bool {
    var letters = 0
    var index = start
    while index < count {
      if self[index].isASCIILetter { letters += 1 }
      index += 1
    }
    return letters >= wanted
  }

  /// Whether this is a phone-context of RFC 3966: a global number prefix or a domain name.
  var isPhoneContext: Bool {
    guard count > 0 else { return false }
    return codes[0] == UInt8(ascii: "+") ? isGlobalNumber : isDomainName
  }

  private var isGlobalNumber: Bool {
    var hasDigit = false
    for index in 1..<count {
      if self[index].digit != nil {
        hasDigit = true
      } else {
        switch codes[index] {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"): break
        default: return false
        }
      }
    }
    return hasDigit
  }

  /// Labels of letters, digits and inner hyphens, the last with a letter first; a dot may follow.
  private var isDomainName: Bool {
    var end = count
    if codes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > 0 else { return false }
    var labelStart = 0
    for index in 0..<end {
      let character = self[index]
      let isWord = character.isASCIILetter || character.digit != nil
      let atStart = index == labelStart
      if character.code == UInt8(ascii: ".") {
        guard !atStart, codes[index - 1] != UInt8(ascii: "-") else { return false }
        labelStart = index + 1
      } else if !isWord, atStart || character.code != UInt8(ascii: "-") {
        return false
      }
    }
    return labelStart < end && self[labelStart].isASCIILetter
      && codes[end - 1] != UInt8(ascii: "-")
  }
}
