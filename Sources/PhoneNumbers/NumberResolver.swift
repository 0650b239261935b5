/// Finds out what a dial string means: whose calling code, which national number, valid or not.
enum NumberResolver {
  /// Limits of libphonenumber for a national significant number.
  private static let lengths = 2...17

  /// Resolves a dial string; `home` is the plan of the region where it would be dialled.
  static func resolve(_ dialled: DialString, home: NumberingPlan?) -> PhoneParseResult {
    guard dialled.hasPlus || home != nil else { return .failure(.invalidCountryCode) }
    let split: CallingCodeSplit
    do {
      split = try splitCallingCode(dialled, home: home)
    } catch {
      return .failure(error)
    }
    guard split.national.count >= lengths.lowerBound else { return .failure(.tooShort) }
    var national = split.national
    let stripped = split.plan.removingNationalPrefix(from: national)
    // A national number that the prefix's removal makes too short could be a short number itself.
    switch split.plan.check(length: stripped.count) {
    case .possible, .tooLong: national = stripped
    case .tooShort, .localOnly, .invalidLength: break
    }
    guard national.count >= lengths.lowerBound else { return .failure(.tooShort) }
    guard national.count <= lengths.upperBound else { return .failure(.tooLong) }
    return .success(
      number(national, callingCode: split.plan.callingCode, extension: dialled.extensionDigits))
  }

  /// The plan to which a number belongs, and its digits without the calling code.
  private struct CallingCodeSplit {
    var plan: NumberingPlan
    var national: DigitString
  }

  private static func splitCallingCode(
    _ dialled: DialString, home: NumberingPlan?
  ) throws(PhoneParseError) -> CallingCodeSplit {
    let digits = dialled.digits
    if dialled.hasPlus {
      guard digits.count > 2 else { throw .tooShortAfterInternationalPrefix }
      if let split = leadingCallingCode(of: digits) { return split }
      // No such code: perhaps the plus sign is a mistake before a number that is dialled at home.
      guard let home else { throw .invalidCountryCode }
      guard let split = try internationalPart(of: digits, from: home) ?? ownCode(digits, home)
      else { throw .invalidCountryCode }
      return split
    }
    guard let home else { throw .invalidCountryCode }
    if let split = try internationalPart(of: digits, from: home) { return split }
    return ownCode(digits, home) ?? CallingCodeSplit(plan: home, national: digits)
  }

  /// The number behind the prefix for calls abroad; `nil` if the digits do not begin with one.
  private static func internationalPart(
    of digits: DigitString, from home: NumberingPlan
  ) throws(PhoneParseError) -> CallingCodeSplit? {
    guard !digits.isEmpty, let match = home.internationalPrefix.match(digits) else { return nil }
    let rest = digits.removingFirst(match.end)
    // No calling code begins with 0.
    guard rest.isEmpty || rest.first != 0 else { return nil }
    guard rest.count > 2 else { throw .tooShortAfterInternationalPrefix }
    guard let split = leadingCallingCode(of: rest) else { throw .invalidCountryCode }
    return split
  }

  /// Takes the calling code, of which none is the beginning of another, off the front.
  private static func leadingCallingCode(of digits: DigitString) -> CallingCodeSplit? {
    guard digits.first != 0 else { return nil }
    var code = 0
    for length in 1...3 where length <= digits.count {
      code = code * 10 + Int(truncatingIfNeeded: digits[length - 1])
      let plans = NumberingPlan.indices(callingCode: code)
      if !plans.isEmpty {
        return CallingCodeSplit(
          plan: NumberingPlan(index: plans.lowerBound), national: digits.removingFirst(length)
        )
      }
    }
    return nil
  }

  /// Takes the home region's own calling code off, written without a plus sign, if the number makes
  /// sense only without it.
  private static func ownCode(_ digits: DigitString, _ home: NumberingPlan) -> CallingCodeSplit? {
    let code = Int(home.callingCode)
    let length = code > 99 ? 3 : code > 9 ? 2 : 1
    guard digits.count >= length else { return nil }
    var value = 0
    for index in 0..<length { value = value * 10 + Int(truncatingIfNeeded: digits[index]) }
    guard value == code else { return nil }
    let national = home.removingNationalPrefix(from: digits.removingFirst(length))
    guard
      !home.describes(digits) && home.describes(national)
        || home.check(length: digits.count) == .tooLong
    else { return nil }
    let main = NumberingPlan.indices(callingCode: code).lowerBound
    return CallingCodeSplit(plan: NumberingPlan(index: main), national: national)
  }

  /// Adds region and types: of the first region of the calling code that claims the number.
  private static func number(
    _ national: DigitString, callingCode: UInt16, extension extensionDigits: PhoneExtension
  ) -> PhoneNumber {
    let plans = NumberingPlan.indices(callingCode: Int(callingCode))
    let main = NumberingPlan(index: plans.lowerBound)
    var region: PhoneRegion?
    var types: PhoneNumberTypes = []
    if plans.count == 1 {
      region = main.region
      types = main.kinds(of: national)
    } else {
      for index in plans {
        let plan = NumberingPlan(index: index)
        if plan.leadingDigitsState != 0,
          PhoneAutomaton.accepts(national, from: plan.leadingDigitsState) == 0
        {
          continue
        }
        let kinds = plan.kinds(of: national)
        guard plan.leadingDigitsState != 0 || kinds.hasType else { continue }
        region = plan.region
        types = kinds
        break
      }
    }
    return PhoneNumber(
      callingCode: callingCode, national: national, extension: extensionDigits, region: region,
      types: types.hasType ? types : [], length: main.check(length: national.count))
  }
}
