/// The outcome of comparing two records: a level per field, and how likely chance alone gives it.
struct ComparisonVector: Sendable {
  /// Four bits a field: the level; 0 is "not comparable".
  var levels: UInt64 = 0
  /// For agreement on a value: the probability that another person has it too; 0 where the level's
  /// average stands for all values.
  var chances = SIMD16<Float>(repeating: 0)

  @inline(__always)
  subscript(field: ComparisonField) -> UInt8 {
    UInt8(truncatingIfNeeded: levels >> UInt64(field.rawValue * 4)) & 15
  }

  @inline(__always)
  mutating func set(_ field: ComparisonField, _ level: UInt8, chance: Float = 0) {
    let shift = UInt64(field.rawValue * 4)
    levels = levels & ~(15 << shift) | UInt64(level) << shift
    chances[field.rawValue] = chance
  }

  /// Whether both records are organizations by their names; kept where the last field would be.
  @inline(__always)
  var areOrganizations: Bool {
    get { levels >> 60 == 1 }
    set { levels = levels & ~(15 << 60) | (newValue ? 1 << 60 : 0) }
  }
}
