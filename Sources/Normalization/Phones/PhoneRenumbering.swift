import PhoneNumbers

/// Old numbers and their current ones: match rules, never used to rewrite what is stored.
enum PhoneRenumbering {
  /// One rule: a national number of `count` digits that begins with one of `prefixes` (0: any) loses `drop`
  /// digits and gets `add` in front.
  struct Rule {
    var code: UInt16
    var count: UInt8
    var prefixes: ClosedRange<UInt64>
    var prefixDigits: Int
    var drop: Int
    var add: UInt64
  }

  /// The key of a number: what the numbering plan makes of it, mobile tokens that only some write left out.
  static func matchKey(_ number: PhoneNumber) -> UInt64 {
    // +54 9 11 … and +54 11 … are one subscriber.
    if number.callingCode == 54, number.nationalDigitCount == 11,
      number.nationalNumber / 10_000_000_000 == 9
    {
      return 540_000_000_000 + number.nationalNumber % 10_000_000_000
    }
    return number.matchKey
  }

  /// The current number of an old one that is not valid any more; the number itself where there is none.
  static func current(_ number: PhoneNumber) -> PhoneNumber {
    let code = number.callingCode
    guard codes.contains(code) else { return number }
    for rule in rules where rule.code == code && rule.count == number.nationalDigitCount {
      let prefix = number.nationalNumber / power(Int(rule.count) - rule.prefixDigits)
      guard rule.prefixes.contains(prefix) else { continue }
      let kept = Int(rule.count) - rule.drop
      let rest = number.nationalNumber % power(kept)
      if let new = parse(code, rule.add, kept, rest), new.isValid { return new }
    }
    return number
  }

  private static func power(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<max(0, exponent) { power *= 10 }
    return power
  }

  /// The number of a calling code, digits to add and `kept` digits of `rest`.
  private static func parse(
    _ code: UInt16, _ add: UInt64, _ kept: Int, _ rest: UInt64
  ) -> PhoneNumber? {
    var text: [UInt8] = [UInt8(ascii: "+")]
    text.append(contentsOf: String(code).utf8)
    if add > 0 { text.append(contentsOf: zeroPrefix(code)) }
    if add > 0 { text.append(contentsOf: String(add).utf8) }
    let digits = String(rest).utf8
    text.append(contentsOf: repeatElement(0x30, count: max(0, kept - digits.count)))
    text.append(contentsOf: digits)
    return try? PhoneNumberParser.shared.parse(text.span).get()
  }

  /// Benin and Côte d'Ivoire added digits that begin with 0.
  private static func zeroPrefix(_ code: UInt16) -> [UInt8] {
    code == 229 || code == 225 ? [0x30] : []
  }

  private static func rule(
    _ code: UInt16, _ count: UInt8, _ prefixes: ClosedRange<UInt64>, _ prefixDigits: Int,
    drop: Int = 0, add: UInt64 = 0
  ) -> Rule {
    Rule(
      code: code, count: count, prefixes: prefixes, prefixDigits: prefixDigits, drop: drop,
      add: add)
  }

  private static let codes: Set<UInt16> = Set(rules.map(\.code))

  /// Source: `phone_migrations.tsv`, high and medium confidence; see Docs/data-sources.md.
  private static let rules: [Rule] = {
    var rules = [
      // Mexico dropped its dialling tokens in 2019.
      rule(52, 11, 1...1, 1, drop: 1), rule(52, 13, 44...45, 3, drop: 3),
      rule(52, 12, 1...1, 2, drop: 2),
      // Benin 2024, Colombia 2021, Nigeria 2024
      rule(229, 8, 0...9, 1, add: 1), rule(57, 8, 1...8, 1, add: 60),
      rule(234, 8, 1...9, 1, add: 20), rule(234, 7, 1...9, 1, add: 20),
    ]
    // Brazil's ninth digit for mobiles, behind a two-digit area: done area by area.
    for area: UInt64 in 11...99 {
      rules.append(rule(55, 10, area...area, 2, drop: 2, add: area * 10 + 9))
    }
    // Viet Nam 2018: four-digit mobile prefixes became three-digit ones.
    let vietnam: [(UInt64, UInt64)] = [
      (120, 70), (121, 79), (122, 77), (126, 76), (128, 78), (123, 83), (124, 84), (125, 85),
      (127, 81), (129, 82), (162, 32), (163, 33), (164, 34), (165, 35), (166, 36), (167, 37),
      (168, 38), (169, 39), (186, 56), (188, 58), (199, 59),
    ]
    for (old, new) in vietnam { rules.append(rule(84, 10, old...old, 3, drop: 3, add: new)) }
    // Côte d'Ivoire 2021, mobiles by their old second digit
    for first: UInt64 in [0, 4, 5, 6, 7, 8, 9] {
      rules.append(rule(225, 8, (first * 10)...(first * 10 + 3), 2, add: 1))
      rules.append(rule(225, 8, (first * 10 + 4)...(first * 10 + 6), 2, add: 5))
      rules.append(rule(225, 8, (first * 10 + 7)...(first * 10 + 9), 2, add: 7))
    }
    return rules
  }()
}
