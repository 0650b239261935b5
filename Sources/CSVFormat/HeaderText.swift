/// Takes a header apart into the words that the tables of header words know.
enum HeaderText {
  /// The words of a header: lower case, accents off, camel case and digits apart, apostrophes out.
  ///
  /// `E-mail 2 Address` → e, mail, 2, address; `MailingStreet` → mailing, street; `Straße` → strasse.
  static func words(_ header: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous = Class.none
    func flush() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let scalars = Array(header.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let current = Class(scalar)
      switch current {
      case .none:
        if scalar != "'" && scalar != "\u{2019}" {
          flush()
          previous = .none
        }
        continue
      case .upper:
        let next = index + 1 < scalars.count ? Class(scalars[index + 1]) : .none
        if previous == .lower || previous == .digit || (previous == .upper && next == .lower) {
          flush()
        }
      case .digit: if previous != .digit { flush() }
      case .lower: if previous == .digit { flush() }
      }
      word += folded(scalar)
      previous = current
    }
    flush()
    return words
  }

  /// The header in the form dialect tables use: lower case, outer white space off.
  static func key(_ header: String) -> String { trimmed(header).lowercased() }

  /// The header without outer white space and byte order mark.
  static func trimmed(_ header: String) -> String {
    var text = Substring(header)
    while let first = text.first, first.isWhitespace || first == "\u{FEFF}" { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  private enum Class {
    case none, lower, upper, digit

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if scalar.value &- 0x30 < 10 {
        self = .digit
      } else if properties.isUppercase {
        self = .upper
      } else if properties.isAlphabetic || properties.generalCategory == .nonspacingMark {
        self = .lower
      } else {
        self = .none
      }
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    if scalar.value < 0x80 { return lower }
    if scalar.properties.generalCategory == .nonspacingMark { return "" }
    return accents[lower] ?? lower
  }

  /// Latin letters of the languages in the tables.
  private static let accents: [String: String] = {
    let groups: [(String, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćčĉ"), ("d", "ďđ"), ("e", "èéêëēėęě"), ("g", "ğģ"),
      ("i", "ìíîïīįı"), ("l", "łľĺ"), ("n", "ñńňņ"), ("o", "òóôõöøōő"), ("r", "řŕ"),
      ("s", "śšşș"), ("t", "ťţț"), ("u", "ùúûüūůűų"), ("y", "ýÿ"), ("z", "źżž"),
      ("ss", "ß"), ("ae", "æ"), ("oe", "œ"),
    ]
    var table: [String: String] = [:]
    for (plain, letters) in groups {
      for letter in letters { table[String(letter)] = plain }
    }
    return table
  }()
}
