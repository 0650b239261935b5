/// What is known about address books before one is seen: m and u for every level.
///
/// Table, exempt from length. Each row sums to 1 over the levels that can be compared.
enum ModelPriors {
  struct Row {
    let field: ComparisonField
    /// By level from 1.
    let m: [Double]
    let u: [Double]
  }

  static let rows: [Row] = [
    // exact, nickname, initial, typo, similar, middle, differ, swapped
    Row(
      field: .given, m: [0.80, 0.04, 0.04, 0.05, 0.01, 0.01, 0.02, 0.03],
      u: [0.004, 0.004, 0.01, 0.004, 0.01, 0.003, 0.964, 0.001]),
    // exact, part, typo, similar, initial, differ, swapped
    Row(
      field: .family, m: [0.84, 0.03, 0.04, 0.01, 0.01, 0.03, 0.04],
      u: [0.002, 0.002, 0.003, 0.008, 0.003, 0.981, 0.001]),
    // exact, initial, similar, differ
    Row(field: .middle, m: [0.58, 0.36, 0.03, 0.03], u: [0.01, 0.06, 0.02, 0.91]),
    // same, oneOnly, differ
    Row(field: .generation, m: [0.75, 0.245, 0.005], u: [0.05, 0.85, 0.10]),
    // shared, sharedTwo, sharedPart, near, differ
    Row(field: .phone, m: [0.63, 0.12, 0.05, 0.01, 0.19], u: [1e-4, 1e-6, 1e-5, 1e-4, 0.9998]),
    // shared, sameNumberedLocal, sameLocal, sameDomain, differFree, differMixed, differWork
    Row(
      field: .email, m: [0.60, 0.02, 0.04, 0.04, 0.10, 0.16, 0.04],
      u: [1e-4, 1e-5, 5e-4, 0.01, 0.40, 0.40, 0.19]),
    // exact, partial, near, differ
    Row(field: .birthday, m: [0.93, 0.03, 0.03, 0.01], u: [5e-5, 0.003, 0.003, 0.994]),
    // exact, similar, differ
    Row(field: .street, m: [0.85, 0.12, 0.03], u: [0.01, 0.01, 0.98]),
    // 4 × house + unit: 0 missing, 1 same, 2 similar, 3 differ; from "unit alone" on
    Row(
      field: .house,
      m: [0.60, 0.25, 0.15, 0.93, 0.62, 0.16, 0.12, 1, 1, 1, 1, 0.07, 0.06, 0.02, 0.02],
      u: [0.02, 0.02, 0.96, 0.01, 2e-4, 2e-4, 0.0096, 1, 1, 1, 1, 0.99, 0.02, 0.02, 0.95]),
    // postcode, postcodeOtherCity, cityNearPostcode, city, near, differ
    Row(
      field: .locality, m: [0.80, 0.04, 0.06, 0.05, 0.03, 0.02],
      u: [0.005, 0.003, 0.003, 0.03, 0.01, 0.949]),
    // exact, similar, differ
    Row(field: .organization, m: [0.80, 0.10, 0.10], u: [0.005, 0.01, 0.985]),
    // shared, near, differ
    Row(field: .link, m: [0.50, 0.01, 0.49], u: [1e-4, 1e-4, 0.9998]),
    Row(field: .uid, m: [0.90, 0.05, 0.05], u: [1e-4, 1e-4, 0.9998]),
    Row(field: .identifier, m: [0.80, 0.08, 0.12], u: [1e-4, 1e-4, 0.9998]),
  ]

  /// The most that m may become: what training must not take for ordinary, because rivals that look
  /// like one person in all else (father and son) would teach it so.
  static func ceiling(_ field: ComparisonField, _ level: UInt8) -> Double {
    switch field {
    case .generation where level == GenerationLevel.differ.rawValue: 0.01
    case .generation where level == GenerationLevel.oneOnly.rawValue: 0.35
    default: 1
    }
  }

  /// Levels that share their field's probability: those that are possible when the same parts are there.
  static func group(_ field: ComparisonField, _ level: UInt8) -> Int {
    guard field == .house else { return 0 }
    return level < 4 ? 1 : level & 3 == 0 ? 2 : 3
  }

  /// The model before any record was seen.
  static func model(records: Int) -> MatchModel {
    var m = [Double](repeating: 1, count: ComparisonField.count * 16)
    var u = m
    for row in rows {
      for (index, value) in row.m.enumerated() {
        m[MatchModel.slot(row.field, UInt8(index + 1))] = value
      }
      for (index, value) in row.u.enumerated() {
        u[MatchModel.slot(row.field, UInt8(index + 1))] = value
      }
    }
    return MatchModel(
      m: m, u: u, duplicatesPerRecord: 0.3, moved: 0.05, records: records)
  }
}
