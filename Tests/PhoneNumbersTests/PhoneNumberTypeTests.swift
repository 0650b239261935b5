import PhoneNumbers
import Testing

struct PhoneNumberTypeTests {
  static let examples: [(types: PhoneNumberTypes, type: PhoneNumberType, name: String)] = [
    ([.fixedLine], .fixedLine, "fixed-line"),
    ([.mobile], .mobile, "mobile"),
    ([.fixedLine, .mobile], .fixedLineOrMobile, "fixed-line-or-mobile"),
    ([.fixedLine, .tollFree], .tollFree, "toll-free"),
    ([.tollFree, .premiumRate], .premiumRate, "premium-rate"),
    ([.sharedCost, .voip], .sharedCost, "shared-cost"),
    ([.voip, .mobile], .voip, "voip"),
    ([.personalNumber, .pager], .personalNumber, "personal-number"),
    ([.pager, .universalAccess], .pager, "pager"),
    ([.universalAccess, .voicemail], .universalAccess, "universal-access"),
    ([.voicemail, .fixedLine], .voicemail, "voicemail"),
    ([], .unknown, "unknown"),
  ]

  @Test("of several types the most special is named", arguments: examples)
  func special(_ example: (types: PhoneNumberTypes, type: PhoneNumberType, name: String)) {
    #expect(example.types.type == example.type)
    #expect(example.type.name == example.name)
  }
}
