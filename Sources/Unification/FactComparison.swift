import Normalization
import UnicodeText

/// Birthdays and organizations: what is so about somebody.
extension PairComparer {
  func compareBirthdays(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let left = PackedDate(rawValue: store.birthdays[a])
    let right = PackedDate(rawValue: store.birthdays[b])
    if left == .none || right == .none { return }
    if left == right {
      let chance: Float =
        left.isComplete
        ? Self.chance(
          index.birthdayCounts[left.rawValue], besides: 2, of: index.recordsWithBirthday,
          prior: 0.05, strength: 1000) : left.month != 0 && left.day != 0 ? 1 / 365 : 1 / 50
      vector.set(.birthday, BirthdayLevel.exact.rawValue, chance: chance)
    } else if left.isComplete, right.isComplete {
      let level: BirthdayLevel = Self.isNear(left, right) ? .near : .differ
      vector.set(.birthday, level.rawValue)
    } else {
      comparePartial(left, right, &vector)
    }
  }

  private func comparePartial(
    _ left: PackedDate, _ right: PackedDate, _ vector: inout ComparisonVector
  ) {
    func meets(_ x: Int, _ y: Int) -> Bool { x == y || x == 0 || y == 0 }
    guard
      meets(left.year, right.year), meets(left.month, right.month), meets(left.day, right.day)
    else {
      vector.set(.birthday, BirthdayLevel.differ.rawValue)
      return
    }
    let hasDay = left.day != 0 && right.day != 0
    vector.set(.birthday, BirthdayLevel.partial.rawValue, chance: hasDay ? 1 / 365 : 1 / 50)
  }

  /// One slip apart: one part differs by a digit or two neighbours, or day and month changed places.
  static func isNear(_ left: PackedDate, _ right: PackedDate) -> Bool {
    if left.year == right.year, left.month == right.day, left.day == right.month { return true }
    let digits = (digits(left), digits(right))
    var differing = 0
    var firstPlace = -1
    var lastPlace = -1
    for place in 0..<8 where digits.0[place] != digits.1[place] {
      differing += 1
      if firstPlace < 0 { firstPlace = place }
      lastPlace = place
    }
    if differing == 1 { return true }
    return differing == 2 && lastPlace - firstPlace <= 2
      && digits.0[firstPlace] == digits.1[lastPlace]
      && digits.0[lastPlace] == digits.1[firstPlace]
  }

  private static func digits(_ date: PackedDate) -> SIMD8<UInt8> {
    func digit(_ number: Int) -> UInt8 { UInt8(truncatingIfNeeded: number % 10) }
    let (year, month, day) = (date.year, date.month, date.day)
    return SIMD8(
      digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), digit(month / 10),
      digit(month), digit(day / 10), digit(day))
  }

  func compareOrganizations(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (left, right) = (store.organizations[a], store.organizations[b])
    if left == 0 || right == 0 { return }
    if left == right {
      vector.set(
        .organization, OrganizationLevel.exact.rawValue,
        chance: Self.chance(
          index.organizationCounts[Int(left)], besides: 2, of: index.recordsWithOrganization,
          prior: 1, strength: 500))
      return
    }
    let isSimilar = organizations.areSimilar(left, right, least: 0.92)
    vector.set(
      .organization, (isSimilar ? OrganizationLevel.similar : .differ).rawValue)
  }
}
