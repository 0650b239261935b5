import Normalization
import UnicodeText

/// Phones, mailboxes, links and other keys: how somebody is reached or filed.
extension PairComparer {
  /// How likely a value that `people` different people were seen with comes up by chance.
  @inline(__always)
  func sharedChance(_ people: UInt16) -> Float {
    (Float(people) - 1 + 0.2) / (Float(store.count) + 1000)
  }

  func comparePhones(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (left, right) = (store.phones.range(a), store.phones.range(b))
    if left.isEmpty || right.isEmpty { return }
    var shared = 0
    var chance: Float = 1
    var isNear = false
    for i in left {
      let phone = store.phones.values[i]
      for j in right {
        let other = store.phones.values[j]
        guard phone.weakKey == other.weakKey || phone.key != 0 && phone.key == other.key else {
          continue
        }
        if phone.key != other.key, phone.key != 0, other.key != 0 {
          isNear = true
          continue
        }
        shared += 1
        let isService = phone.traits.contains(.shared)
        chance = min(
          chance, max(sharedChance(index.phonePeople[i]), isService ? 0.01 : 0))
      }
    }
    if shared > 0 {
      let hasOthers = shared < left.count && shared < right.count
      let level: PhoneLevel = shared > 1 ? .sharedTwo : hasOthers ? .sharedPart : .shared
      vector.set(.phone, level.rawValue, chance: chance)
    } else {
      vector.set(.phone, (isNear ? PhoneLevel.near : .differ).rawValue)
    }
  }

  /// How many phone numbers two records share.
  func sharedPhones(_ a: Int, _ b: Int) -> Int {
    var shared = 0
    for i in store.phones.range(a) {
      let phone = store.phones.values[i]
      for j in store.phones.range(b) where store.phones.values[j].weakKey == phone.weakKey {
        let other = store.phones.values[j]
        if phone.key == other.key || phone.key == 0 || other.key == 0 { shared += 1 }
      }
    }
    return shared
  }

  func compareEmails(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (left, right) = (store.emails.range(a), store.emails.range(b))
    if left.isEmpty || right.isEmpty { return }
    var best = EmailLevel.missing
    var chance: Float = 0
    for i in left {
      let email = store.emails.values[i]
      for j in right {
        let other = store.emails.values[j]
        let (level, levelChance) = compare(email, other, at: i)
        let isBetter =
          best == .missing || level.rawValue < best.rawValue
          || level == best && levelChance < chance
        if isBetter { (best, chance) = (level, levelChance) }
      }
    }
    vector.set(.email, best.rawValue, chance: chance)
  }

  private func compare(
    _ email: EmailFeature, _ other: EmailFeature, at position: Int
  ) -> (EmailLevel, Float) {
    if email.key == other.key {
      let isRole = email.traits.contains(.role)
      return (.shared, max(sharedChance(index.emailPeople[position]), isRole ? 0.001 : 0))
    }
    if email.local == other.local, email.localLength >= 5, !email.traits.contains(.role) {
      let chance = sharedChance(index.localPeople[position])
      return email.traits.contains(.numbered)
        ? (.sameNumberedLocal, chance) : (.sameLocal, max(chance, 0.002))
    }
    let (isFree, isOtherFree) = (
      email.traits.contains(.freeMail), other.traits.contains(.freeMail)
    )
    if email.domain == other.domain, !isFree {
      return (
        .sameDomain,
        Self.chance(
          index.domainCounts[Int(email.domain)], besides: 2, of: store.emails.values.count,
          prior: 1, strength: 300)
      )
    }
    return (
      isFree ? isOtherFree ? .differFree : .differMixed : isOtherFree ? .differMixed : .differWork,
      0
    )
  }

  func compareKeys(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    compareLinks(a, b, &vector)
    if store.uids[a] != 0, store.uids[a] == store.uids[b] {
      vector.set(.uid, KeyLevel.shared.rawValue, chance: 0.001)
    }
    compareIdentifiers(a, b, &vector)
  }

  private func compareLinks(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (left, right) = (store.links.range(a), store.links.range(b))
    if left.isEmpty || right.isEmpty { return }
    for i in left {
      for j in right where store.links.values[i] == store.links.values[j] {
        vector.set(
          .link, KeyLevel.shared.rawValue, chance: max(sharedChance(index.linkPeople[i]), 0.0001))
        return
      }
    }
    vector.set(.link, KeyLevel.differ.rawValue)
  }

  private func compareIdentifiers(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    var best = KeyLevel.missing
    var chance: Float = 0
    for i in store.identifiers.range(a) {
      let identifier = store.identifiers.values[i]
      guard index.isTellingIdentifier[Int(identifier.name)] else { continue }
      for j in store.identifiers.range(b) {
        let other = store.identifiers.values[j]
        guard other.name == identifier.name else { continue }
        let level = compareIdentifier(identifier.value, other.value)
        guard best == .missing || level.rawValue < best.rawValue else { continue }
        best = level
        chance =
          level == .shared
          ? Self.chance(
            index.identifierCounts[Int(identifier.value)], besides: 2,
            of: index.identifierTotals[Int(identifier.name)], prior: 0.2, strength: 1000)
          : 0
      }
    }
    if best != .missing { vector.set(.identifier, best.rawValue, chance: chance) }
  }

  private func compareIdentifier(_ left: UInt32, _ right: UInt32) -> KeyLevel {
    if left == right { return .shared }
    let longer = max(identifierValues.length(left), identifierValues.length(right))
    guard longer >= 5 else { return .differ }
    let edits = identifierValues.edits(left, right, limit: 2)
    return edits == 1 || edits == 2 && longer >= 7 ? .near : .differ
  }
}
