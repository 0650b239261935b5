/// Masks personal values so that a report can be shown to others; the report's structure stays.
///
/// Words keep their first letter, mailboxes their first letter, long numbers their last two digits.
enum Redaction {
  /// Masks a value of any kind.
  ///
  /// `Ada Lovelace` → `A… L…`, `+49 30 123456` → `+•• •• ••••56`, `ada@example.org` → `a…@…`,
  /// `12 Oak St` → `•• O… S…`.
  static func mask(_ text: String) -> String {
    var hidden = max(0, text.count(where: isDigit) - keptDigits)
    // Of a short number nothing may stay: a house number would be told whole.
    if hidden < keptDigits + 1 { hidden = .max }
    var masked = ""
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { masked += " " }
      if word.contains("@") {
        for character in word where isDigit(character) && hidden < .max {
          hidden = max(0, hidden - 1)
        }
        masked += mask(mailbox: word)
      } else {
        append(word, hidden: &hidden, to: &masked)
      }
    }
    return masked
  }

  private static let keptDigits = 2

  private static func mask(mailbox: Substring) -> String {
    // "<ada@example.org>" begins with no letter; "A… <a…@…>" would tell no more.
    let first = mailbox.first { isLetter($0) }.map(initial) ?? "…"
    return first == "…" ? "…@…" : first + "@…"
  }

  private static func append(_ word: Substring, hidden: inout Int, to masked: inout String) {
    var letters = 0
    for character in word {
      if isLetter(character) {
        if letters == 0 { masked += initial(character) }
        letters += 1
        continue
      }
      // "A." is no more than "A…" already.
      let isInitial = letters == 1 && character == "."
      letters = 0
      if isDigit(character) {
        masked += hidden > 0 ? "•" : String(character)
        if hidden > 0, hidden < .max { hidden -= 1 }
      } else if !isInitial {
        masked.append(character)
      }
    }
  }

  /// The first letter and `…`; of scripts in which a letter is a word, `…` alone.
  private static func initial(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return "…" }
    let isWord = scalar.properties.isIdeographic || (0xAC00...0xD7A3).contains(scalar.value)
    return isWord ? "…" : "\(scalar)…"
  }

  private static func isLetter(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .otherSymbol, .modifierSymbol, .privateUse,
      .unassigned, .surrogate, .format:
      return true
    default: return false
    }
  }

  private static func isDigit(_ character: Character) -> Bool { character.isNumber }
}
