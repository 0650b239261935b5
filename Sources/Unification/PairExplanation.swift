/// Why two records are taken for one person, or not: a waterfall of bits from the prior to the score.
///
/// The score is `prior + all fields + rivals`, in bits; each bit doubles the odds.
public struct PairExplanation: Sendable, Hashable {
  /// Log2 of the odds that two records of this book taken at random are one person.
  public let prior: Double
  /// What every comparable field adds or takes.
  public let fields: [FieldEvidence]
  /// What is taken because something else explains the agreement as well; 0 or less.
  public let rivals: Double
  /// The likeliest such explanation, e.g. "two people of one household"; empty when none takes half a bit.
  public let rivalName: String
  /// The score in bits.
  public let score: Double
  /// Facts that one person does not have twice.
  public let contradictions: [Contradiction]
  /// The score as a probability, 0…1.
  public var probability: Double { Score.probability(bits: score) }
}

/// What one comparison says.
public struct FieldEvidence: Sendable, Hashable {
  /// What was compared.
  public let field: ComparisonField
  /// How the values meet: "exact", "nickname", "differ".
  public let level: String
  /// The weight: log2(m/u); above 0 it speaks for one person.
  public let bits: Double
  /// How likely two different people agree so by chance, 0…1.
  public let chance: Double
}

extension MatchModel {
  /// The waterfall of a compared pair.
  func explanation(_ vector: ComparisonVector) -> PairExplanation {
    var strongest: (rival: Int, odds: Double)?
    let odds = odds(vector) { index, odds in
      if odds > strongest?.odds ?? 0 { strongest = (index, odds) }
    }
    let lost = -Math.log2(odds.rivals)
    return PairExplanation(
      prior: Math.log2(priorOdds), fields: evidence(vector), rivals: lost,
      rivalName: lost < -0.5 ? strongest.map { RivalExplanation.names[$0.rival] } ?? "" : "",
      score: Math.log2(odds.total), contradictions: Contradiction.list(vector.contradictions))
  }

  /// What every comparable field adds or takes. The parts of an address are one witness: people move, and then all
  /// parts differ at once; so each part gets its share of what the whole address says.
  private func evidence(_ vector: ComparisonVector) -> [FieldEvidence] {
    var address = 0.0
    for field in ComparisonField.allCases where field.isOfAddress && vector[field] != 0 {
      address += Math.log2(ratio(vector, field))
    }
    let whole = Math.log2((1 - moved) * Math.exp2(address) + moved)
    let share = address == 0 ? 1 : whole / address
    var fields: [FieldEvidence] = []
    fields.reserveCapacity(8)
    for field in ComparisonField.allCases where vector[field] != 0 {
      let chance = vector.chances[field.rawValue]
      let bits = Math.log2(ratio(vector, field))
      fields.append(
        FieldEvidence(
          field: field, level: field.levelName(vector[field]),
          bits: field.isOfAddress ? bits * share : bits,
          chance: chance > 0 ? Double(chance) : u[Self.slot(field, vector[field])]))
    }
    return fields
  }
}
