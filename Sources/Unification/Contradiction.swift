/// A fact about two records that one person does not have twice.
public enum Contradiction: UInt8, Sendable, CaseIterable {
  /// Different birthdays, and not by a slip.
  case birthday
  /// Sr. against Jr.
  case generation
  /// Different middle names.
  case middleName
  /// Different given names that are no nickname, spelling or initial of each other.
  case givenName
  /// Different custom identifiers of one name.
  case identifier
}

extension Contradiction {
  /// The contradictions of one bit each.
  static func list(_ bits: UInt8) -> [Contradiction] {
    bits == 0 ? [] : allCases.filter { bits >> $0.rawValue & 1 == 1 }
  }
}

extension MatchModel {
  /// How rare a pair's contradictions are among records of one person, in bits: where data are full of slips a
  /// contradiction says less than in a tidy book.
  func hardness(_ vector: ComparisonVector) -> Float {
    let bits = vector.contradictions
    if bits == 0 { return 0 }
    var sum = 0.0
    func add(_ one: Contradiction, _ field: ComparisonField) {
      guard bits >> one.rawValue & 1 == 1 else { return }
      sum -= Math.log2(m[Self.slot(field, vector[field])])
    }
    add(.birthday, .birthday)
    add(.generation, .generation)
    add(.middleName, .middle)
    add(.givenName, .given)
    add(.identifier, .identifier)
    return Float(min(sum, 20))
  }
}

extension ComparisonVector {
  /// The contradictions of a pair, one bit each.
  var contradictions: UInt8 {
    var bits: UInt8 = 0
    func add(_ one: Contradiction) { bits |= 1 << one.rawValue }
    if self[.birthday] == BirthdayLevel.differ.rawValue { add(.birthday) }
    if self[.generation] == GenerationLevel.differ.rawValue { add(.generation) }
    if self[.middle] == MiddleLevel.differ.rawValue { add(.middleName) }
    if self[.given] == GivenLevel.differ.rawValue { add(.givenName) }
    if self[.identifier] == KeyLevel.differ.rawValue { add(.identifier) }
    return bits
  }

  /// Whether more than names agrees: a way to reach the person, a birthday, an address, an identifier.
  var hasEvidenceBesidesName: Bool {
    self[.phone] != 0 && self[.phone] <= PhoneLevel.sharedPart.rawValue
      || self[.email] != 0 && self[.email] <= EmailLevel.sameLocal.rawValue
      || self[.birthday] == BirthdayLevel.exact.rawValue
      || self[.link] == KeyLevel.shared.rawValue || self[.uid] == KeyLevel.shared.rawValue
      || self[.identifier] != 0 && self[.identifier] <= KeyLevel.near.rawValue
      || self[.organization] == OrganizationLevel.exact.rawValue
      || self[.street] != 0 && self[.street] <= StreetLevel.similar.rawValue
        && self[.locality] != 0 && self[.locality] < LocalityLevel.differ.rawValue
  }
}
