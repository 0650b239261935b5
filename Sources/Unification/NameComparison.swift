import Normalization
import UnicodeText

extension PairComparer {
  func compareNames(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (givenA, givenB) = (index.given[a], index.given[b])
    let (familyA, familyB) = (index.family[a], index.family[b])
    let given = compareGiven(a, b, givenA, givenB)
    let family = compareFamily(a, b, familyA, familyB)
    var givenChance = given.chance
    if given.level == .exact, family.level == .exact {
      givenChance = min(givenChance * max(index.cultures.lift(givenA, familyA), 1), 1)
    }
    vector.set(.given, given.level.rawValue, chance: givenChance)
    vector.set(.family, family.level.rawValue, chance: family.chance)
    let isGivenDoubtful = given.level == .differ || given.level == .missing
    let isFamilyDoubtful = family.level == .differ || family.level == .missing
    if isGivenDoubtful, isFamilyDoubtful {
      compareSwapped(
        givenForSwap(a, familyB), familyA, givenForSwap(b, familyA), familyB, &vector)
    }
    if isOrganization(a), isOrganization(b) { vector.areOrganizations = true }
    compareMiddle(a, b, &vector)
    compareGeneration(a, b, &vector)
  }

  private func isOrganization(_ record: Int) -> Bool {
    store.kinds[record] == RecordKind.organization.rawValue
  }

  private func compareGiven(
    _ a: Int, _ b: Int, _ left: UInt32, _ right: UInt32
  ) -> (level: GivenLevel, chance: Float) {
    if left == 0 || right == 0 { return (.missing, 0) }
    if left == right { return (.exact, givenChance(left, own: 2)) }
    let rarer = min(givenChance(left, own: 1), givenChance(right, own: 1))
    if nicknames.relation(index.nicknames[Int(left)], index.nicknames[Int(right)]) != .none {
      return (.nickname, min(rarer * 2, 0.3))
    }
    if let initial = initialOf(left, right) { return (.initial, givenChance(initial, own: 1)) }
    if hasToken(a, right, .middle) || hasToken(a, right, .nickname) {
      return (.middle, min(givenChance(right, own: 1) * 2, 0.5))
    }
    if hasToken(b, left, .middle) || hasToken(b, left, .nickname) {
      return (.middle, min(givenChance(left, own: 1) * 2, 0.5))
    }
    if isJoined(a, b, left, right) { return (.typo, min(rarer * 10, 0.2)) }
    switch similarity(left, right) {
    case .typo: return (.typo, min(rarer * 100, 0.2))
    case .similar: return (.similar, 0)
    case .none: return (.differ, 0)
    }
  }

  private func compareFamily(
    _ a: Int, _ b: Int, _ left: UInt32, _ right: UInt32
  ) -> (level: FamilyLevel, chance: Float) {
    if left == 0 || right == 0 { return (.missing, 0) }
    if left == right { return (.exact, familyChance(left, own: 2)) }
    if let initial = initialOf(left, right) { return (.initial, familyChance(initial, own: 1)) }
    if let part = sharedFamilyPart(a, b, left, right) {
      return (.part, min(familyChance(part, own: 1) * 2, 0.5))
    }
    let rarer = min(familyChance(left, own: 1), familyChance(right, own: 1))
    switch similarity(left, right) {
    case .typo: return (.typo, min(rarer * 100, 0.2))
    case .similar: return (.similar, 0)
    case .none:
      // A second given name that a program took for the family name says nothing about the family.
      let isGiven = hasToken(a, right, .middle) || hasToken(b, left, .middle)
      return (isGiven ? .missing : .differ, 0)
    }
  }

  /// The given name, or all given names as one word where that is the other's family name.
  private func givenForSwap(_ record: Int, _ family: UInt32) -> UInt32 {
    firstToken(record, .givenJoined) == family && family != 0 ? family : index.given[record]
  }

  /// Given and family name in each other's place, one of them perhaps misspelt.
  private func compareSwapped(
    _ givenA: UInt32, _ familyA: UInt32, _ givenB: UInt32, _ familyB: UInt32,
    _ vector: inout ComparisonVector
  ) {
    let isFirst = givenA != 0 && givenA == familyB
    let isSecond = givenB != 0 && givenB == familyA
    guard isFirst || isSecond else { return }
    let hasBoth = givenA != 0 && givenB != 0 && familyA != 0 && familyB != 0
    if isFirst && isSecond {
      vector.set(.given, GivenLevel.swapped.rawValue, chance: anyChance(givenA))
      vector.set(.family, FamilyLevel.swapped.rawValue, chance: anyChance(givenB))
    } else if hasBoth {
      let (left, right) = isFirst ? (givenB, familyA) : (givenA, familyB)
      guard similarity(left, right) != .none || initialOf(left, right) != nil else { return }
      let same = isFirst ? givenA : givenB
      vector.set(.given, GivenLevel.swapped.rawValue, chance: anyChance(same))
      vector.set(.family, FamilyLevel.swapped.rawValue, chance: 0.05)
    } else {
      vector.set(
        .family, FamilyLevel.swapped.rawValue, chance: anyChance(isFirst ? givenA : givenB))
      vector.set(.given, GivenLevel.missing.rawValue)
    }
  }

  private func compareMiddle(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    guard let first = firstToken(a, .middle), let second = firstToken(b, .middle) else { return }
    func chance(_ symbol: UInt32, own: Float) -> Float {
      Self.chance(
        index.middleCounts[Int(symbol)], besides: own, of: store.count / 4, prior: 1, strength: 200)
    }
    if first == second {
      vector.set(.middle, MiddleLevel.exact.rawValue, chance: chance(first, own: 2))
    } else if let initial = initialOf(first, second) {
      vector.set(.middle, MiddleLevel.initial.rawValue, chance: chance(initial, own: 1))
    } else if hasToken(a, second, .middle) || hasToken(b, first, .middle) {
      vector.set(.middle, MiddleLevel.similar.rawValue)
    } else if similarity(first, second) != .none {
      vector.set(.middle, MiddleLevel.similar.rawValue)
    } else {
      vector.set(.middle, MiddleLevel.differ.rawValue)
    }
  }

  private func compareGeneration(_ a: Int, _ b: Int, _ vector: inout ComparisonVector) {
    let (left, right) = (store.generations[a], store.generations[b])
    if left == 0 && right == 0 { return }
    let level: GenerationLevel =
      left == right ? .same : left == 0 || right == 0 ? .oneOnly : .differ
    vector.set(.generation, level.rawValue)
  }

  // MARK: Frequencies

  @inline(__always)
  func givenChance(_ symbol: UInt32, own: Float) -> Float {
    Self.chance(
      index.givenCounts[Int(symbol)], besides: own, of: index.recordsWithGiven, prior: 1,
      strength: 400)
  }

  @inline(__always)
  func familyChance(_ symbol: UInt32, own: Float) -> Float {
    Self.chance(
      index.familyCounts[Int(symbol)], besides: own, of: index.recordsWithFamily, prior: 1,
      strength: 1000)
  }

  private func anyChance(_ symbol: UInt32) -> Float {
    Self.chance(
      index.givenCounts[Int(symbol)] + index.familyCounts[Int(symbol)], besides: 2,
      of: index.recordsWithGiven, prior: 1, strength: 400)
  }

  // MARK: Words

  enum Similarity { case none, typo, similar }

  /// Says whether two different words may be one word misspelt.
  func similarity(_ left: UInt32, _ right: UInt32) -> Similarity {
    let (first, second) = (Int(index.lengths[Int(left)]), Int(index.lengths[Int(right)]))
    let (longer, shorter) = (max(first, second), min(first, second))
    if shorter < 3 || longer - shorter > 3 { return .none }
    let differing = index.letters[Int(left)] ^ index.letters[Int(right)]
    if differing.nonzeroBitCount > 5 { return .none }
    let edits = names.edits(left, right, limit: 2)
    if edits == 1 { return .typo }
    if edits == 2, shorter >= 5 { return .similar }
    if names.likeness(left, right) >= 0.9 { return .similar }
    return .none
  }

  /// The one of two words that is the other's first letter.
  func initialOf(_ left: UInt32, _ right: UInt32) -> UInt32? {
    guard names.firstByte(left) == names.firstByte(right) else { return nil }
    let initial = isInitial(left) ? left : right
    let name = initial == left ? right : left
    guard isInitial(initial), names.begins(name, with: initial) else { return nil }
    return initial
  }

  /// One letter that stands for a name: Latin, Greek or Cyrillic; one Han character is a whole name.
  func isInitial(_ symbol: UInt32) -> Bool {
    index.lengths[Int(symbol)] == 1 && names.length(symbol) < 3
  }

  private func hasToken(_ record: Int, _ symbol: UInt32, _ role: NameRole) -> Bool {
    let token = NameFeature(role, symbol)
    for position in store.names.range(record) where store.names.values[position] == token {
      return true
    }
    return false
  }

  func firstToken(_ record: Int, _ role: NameRole) -> UInt32? {
    for position in store.names.range(record) where store.names.values[position].has(role) {
      return store.names.values[position].symbol
    }
    return nil
  }

  private func isJoined(_ a: Int, _ b: Int, _ left: UInt32, _ right: UInt32) -> Bool {
    let (joinedA, joinedB) = (firstToken(a, .givenJoined), firstToken(b, .givenJoined))
    return joinedA == right || joinedB == left || joinedA != nil && joinedA == joinedB
  }

  /// A word that both family names hold: Garcia and Garcia Lopez, a maiden name.
  private func sharedFamilyPart(
    _ a: Int, _ b: Int, _ left: UInt32, _ right: UInt32
  ) -> UInt32? {
    for position in store.names.range(a) {
      let token = store.names.values[position]
      guard token.has(.family) || token.has(.previousFamily) || token.has(.familyJoined),
        index.lengths[Int(token.symbol)] > 2
      else { continue }
      for other in store.names.range(b) {
        let candidate = store.names.values[other]
        if candidate.symbol == token.symbol,
          candidate.has(.family) || candidate.has(.previousFamily) || candidate.has(.familyJoined)
        {
          return token.symbol
        }
      }
    }
    return nil
  }
}
