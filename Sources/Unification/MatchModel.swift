/// How much each outcome of each comparison weighs: the probabilities behind the weights.
///
/// For a level of a field, m is its probability among pairs that are one person, u among pairs of two
/// people taken at random; the weight is log2(m/u) bits. Where records agree on a value, u is the
/// frequency of that very value in the book.
struct MatchModel: Sendable {
  /// m, by field × 16 + level.
  var m: [Double]
  /// u, by field × 16 + level.
  var u: [Double]
  /// How many other records of the same person a record has, on average.
  var duplicatesPerRecord: Double
  /// The probability that two records of one person have different addresses because the person moved.
  var moved: Double
  var rivals = RivalExplanation.all
  /// Number of records.
  let records: Int

  static func slot(_ field: ComparisonField, _ level: UInt8) -> Int {
    field.rawValue * 16 + Int(level)
  }

  /// The probability that a pair taken at random is one person.
  var priorOdds: Double { pairOdds(duplicatesPerRecord) }

  /// A number of neighbours per record as the odds of a random pair.
  func pairOdds(_ neighbours: Double) -> Double {
    2 * neighbours / (Double(records) + 20)
  }

  /// The ratio m/u of one field's outcome; 1 where nothing can be compared.
  @inline(__always)
  func ratio(_ vector: ComparisonVector, _ field: ComparisonField) -> Double {
    let level = vector[field]
    if level == 0 { return 1 }
    let slot = Self.slot(field, level)
    let chance = vector.chances[field.rawValue]
    return m[slot] / (chance > 0 ? Double(chance) : u[slot])
  }

  /// Everything a pair's score is made of.
  struct Odds {
    /// The odds of "one person" against everything else.
    var total: Double
    /// The odds of chance and all rivals, with chance taken as 1.
    var rivals: Double
    /// The probability, given one person, that the addresses are one address.
    var sameAddress: Double
  }

  /// The odds that a compared pair is one person.
  func odds(_ vector: ComparisonVector) -> Odds { odds(vector) { _, _ in } }

  /// The odds that a compared pair is one person; `each` gets the odds of every rival against chance.
  @inline(__always)
  func odds(_ vector: ComparisonVector, _ each: (Int, Double) -> Void) -> Odds {
    var ratios = SIMD16<Double>(repeating: 1)
    var address = 1.0
    var levels = vector.levels
    var field = 0
    while levels != 0 {
      let level = Int(levels & 15)
      if level != 0 {
        let slot = field * 16 + level
        let chance = vector.chances[field]
        let ratio = m[slot] / (chance > 0 ? Double(chance) : u[slot])
        if field >= ComparisonField.street.rawValue, field <= ComparisonField.locality.rawValue {
          address *= ratio
        } else {
          ratios[field] = ratio
        }
      }
      levels >>= 4
      field += 1
    }
    let sameAddress = (1 - moved) * address
    let match = priorOdds * product(ratios) * (sameAddress + moved)
    var others = 1.0
    let less = ratios - 1
    let mark = vector[.generation]
    let areOrganizations = vector.areOrganizations
    let phonePart = phonePart(vector)
    for index in rivals.indices {
      let rival = rivals[index]
      var factors = less * rival.shares + 1
      if phonePart > 0 { factors[ComparisonField.phone.rawValue] = rival.phonePart * phonePart + 1 }
      let odds =
        pairOdds(rival.rate) * rival.mark(mark) * (areOrganizations ? rival.ofOrganizations : 1)
        * product(factors)
        * (rival.addressShare * address + 1 - rival.addressShare)
      each(index, odds)
      others += odds
    }
    return Odds(
      total: match / others, rivals: others, sameAddress: sameAddress / (sameAddress + moved))
  }

  /// How much likelier than by chance a rival makes it that a number is shared and others are not; 0 where
  /// that is not how the phones meet.
  @inline(__always)
  private func phonePart(_ vector: ComparisonVector) -> Double {
    guard vector[.phone] == PhoneLevel.sharedPart.rawValue else { return 0 }
    return 1 / Double(vector.chances[ComparisonField.phone.rawValue])
  }

  @inline(__always)
  private func product(_ values: SIMD16<Double>) -> Double {
    let eight = values.lowHalf * values.highHalf
    let four = eight.lowHalf * eight.highHalf
    let two = four.lowHalf * four.highHalf
    return two.x * two.y
  }
}
