/// Another reason why two records agree: not one person, but people who share things.
///
/// A share of 1 means: where this is the reason, the field agrees as it would for one person; 0: no more
/// than by chance. Two records are one person only as far as that explains them better than
/// chance and every rival together.
struct RivalExplanation: Sendable, BitwiseCopyable {
  /// In words, for reports.
  let name: StaticString
  /// How many such neighbours a record has, on average.
  var rate: Double
  /// For each field, how much of the agreement of one person is to be expected.
  let shares: SIMD16<Double>
  /// How much of the agreement of one person is to be expected of the address as a whole.
  let addressShare: Double
  /// How often, given this reason, two records share a number while each has others besides.
  let phonePart: Double
  /// How likely this reason is for two organizations, compared with people.
  let ofOrganizations: Double
  /// How much likelier or less likely than by chance it is that no record has a suffix, that both have the
  /// same, that they differ in it.
  let unmarked: Double
  let sameMark: Double
  let otherMark: Double

  init(
    _ name: StaticString, rate: Double, address: Double, phonePart: Double = 0,
    ofOrganizations: Double = 1, marks: (none: Double, same: Double, other: Double) = (1, 1, 1),
    _ shares: [(ComparisonField, Double)]
  ) {
    self.name = name
    self.rate = rate
    addressShare = address
    self.phonePart = phonePart
    self.ofOrganizations = ofOrganizations
    (unmarked, sameMark, otherMark) = marks
    var all = SIMD16<Double>(repeating: 0)
    for (field, share) in shares { all[field.rawValue] = share }
    self.shares = all
  }

  /// The factor of the suffixes.
  @inline(__always)
  func mark(_ level: UInt8) -> Double {
    level == 0 ? unmarked : level == GenerationLevel.same.rawValue ? sameMark : otherMark
  }

  /// What address books are known to hold.
  static let all: [RivalExplanation] = [
    RivalExplanation(
      "two people of one household", rate: 0.06, address: 0.9, phonePart: 0.25,
      ofOrganizations: 0.05,
      [(.family, 0.95), (.phone, 0.25), (.email, 0.2), (.birthday, 0.05), (.organization, 0.02)]),
    RivalExplanation(
      "two relatives with one name", rate: 0.008, address: 0.9, phonePart: 0.3,
      ofOrganizations: 0.05,
      marks: (0.1, 0.3, 15),
      [
        (.given, 0.98), (.family, 1), (.middle, 0.8), (.phone, 0.2), (.email, 0.1),
        (.organization, 0.05),
      ]),
    RivalExplanation(
      "colleagues", rate: 0.1, address: 0.3, phonePart: 0.3,
      [(.organization, 0.95), (.phone, 0.5), (.email, 0.5), (.link, 0.5)]),
    RivalExplanation("namesakes", rate: 0.02, address: 0, [(.given, 0.95), (.family, 1)]),
    RivalExplanation(
      "a number that changed hands", rate: 0.01, address: 0, phonePart: 0.3, [(.phone, 0.7)]),
    RivalExplanation("a shared mailbox", rate: 0.02, address: 0, [(.email, 1)]),
    RivalExplanation("a number filed for two people", rate: 0.005, address: 0, [(.identifier, 1)]),
    RivalExplanation("a UID used twice", rate: 0.01, address: 0, [(.uid, 1)]),
  ]

  /// The names as texts, made once.
  static let names = all.map { "\($0.name)" }
}
