/// One region's numbering plan: what its numbers look like and how they are dialled.
///
/// Only an index into the generated table; `PhoneMetadataDoor.swift` has its fields.
struct NumberingPlan: Sendable {
  let index: Int

  /// The plan at an index below `PhoneMetadataDoor.planCount`.
  init(index: Int) {
    precondition(index >= 0 && index < PhoneMetadataDoor.planCount)
    self.index = index
  }

  /// How a number's length fits a plan.
  enum LengthCheck {
    case possible, localOnly, tooShort, invalidLength, tooLong
  }

  /// The kinds of number in this plan that the digits are; raw bit 0: the general pattern matches.
  func kinds(of digits: DigitString) -> PhoneNumberTypes {
    PhoneNumberTypes(rawValue: PhoneAutomaton.accepts(digits, from: startState))
  }

  /// Whether the digits match the plan's general pattern.
  func describes(_ digits: DigitString) -> Bool {
    PhoneAutomaton.accepts(digits, from: startState) & 1 == 1
  }

  func check(length: Int) -> LengthCheck {
    guard length < 32 else { return .tooLong }
    let possibleLengths = possibleLengths
    if possibleLengths &>> UInt32(length) & 1 == 1 { return .possible }
    if localLengths &>> UInt32(length) & 1 == 1 { return .localOnly }
    if length < possibleLengths.trailingZeroBitCount { return .tooShort }
    return length > 31 - possibleLengths.leadingZeroBitCount ? .tooLong : .invalidLength
  }

  /// Takes a national prefix or carrier code off, or rewrites it by the plan's rule.
  ///
  /// Digits that are a number of the plan as they stand stay, unless the result is one too.
  func removingNationalPrefix(from digits: DigitString) -> DigitString {
    guard !digits.isEmpty, let match = nationalPrefix.match(digits) else { return digits }
    let result = rewrite(digits, match)
    return describes(digits) && !describes(result) ? digits : result
  }

  private func rewrite(_ digits: DigitString, _ match: PrefixPattern.Match) -> DigitString {
    guard ruleGroup != 0, match.group(nationalPrefixGroups) != nil else {
      return digits.removingFirst(match.end)
    }
    var result = DigitString()
    for index in 0..<UInt32(ruleDigitCount) {
      let shift = 4 * (UInt32(ruleDigitCount) - 1 - index)
      result.append(UInt8(truncatingIfNeeded: ruleDigits &>> shift & 15))
    }
    if let group = match.group(ruleGroup) {
      result.append(digits, from: group.lowerBound, to: group.upperBound)
    }
    result.append(digits, from: match.end, to: digits.count)
    return result
  }
}

extension NumberingPlan {
  /// The plan of a region, if the metadata has it.
  static func plan(of region: PhoneRegion) -> NumberingPlan? {
    guard let index = region.planIndex else { return nil }
    return NumberingPlan(index: index)
  }

  /// The indices of the plans that share a calling code, main region first; empty for none.
  static func indices(callingCode: Int) -> Range<Int> {
    guard callingCode >= 0, callingCode < 1000 else { return 0..<0 }
    let first = Int(PhoneMetadataDoor.firstPlans[callingCode])
    return first..<first + Int(PhoneMetadataDoor.planCounts[callingCode])
  }
}
