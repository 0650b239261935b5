import RecordStreams
import UnicodeText

/// Learns a model from the book at hand: u from pairs taken at random, m, the share of duplicates and of
/// rivals by expectation maximization over compared pairs, all drawn towards the priors while data are few.
///
/// Sums are kept in whole numbers, and samples are drawn by the records' content, so that neither the
/// order of the input nor the number of threads changes a bit of the model.
struct ModelTrainer {
  let comparer: PairComparer
  let blocks: BlockIndex
  let threads: Int

  /// At most about so many compared pairs are looked at for m.
  static let sampleSize = 200_000
  /// About so many pairs taken at random are looked at for u.
  static let randomPairs = 100_000
  /// So many pairs the priors are worth.
  static let strengthOfM = 40.0
  static let strengthOfU = 2000.0
  static let rounds = 12

  func train() throws -> MatchModel {
    let store = comparer.store
    var model = ModelPriors.model(records: store.count)
    guard store.count > 1 else { return model }
    try estimateU(&model)
    let sample = try sampledPairs()
    guard !sample.pairs.isEmpty else { return model }
    let priors = model
    for _ in 0..<Self.rounds {
      let sums = try expectations(sample.pairs, model)
      model = maximized(sums, priors: priors, model: model, share: sample.share)
    }
    return model
  }

  private func expectations(
    _ pairs: [ComparisonVector], _ model: MatchModel
  ) throws -> TrainingSums {
    var sums = TrainingSums(rivals: model.rivals.count)
    var chunks = stride(from: 0, to: pairs.count, by: 8192).makeIterator()
    try OrderedParallelMap.run(
      threads: threads, next: { chunks.next() },
      transform: { start in
        var part = TrainingSums(rivals: model.rivals.count)
        for pair in start..<min(start + 8192, pairs.count) { part.add(pairs[pair], model) }
        return part
      },
      consume: { (part: TrainingSums) in sums.add(part) })
    return sums
  }

  // MARK: u

  private func estimateU(_ model: inout MatchModel) throws {
    let store = comparer.store
    let order = store.fingerprints.indices.sorted {
      (store.fingerprints[$0], $0) < (store.fingerprints[$1], $1)
    }
    let distances = max(1, min(order.count / 2, Self.randomPairs / order.count))
    let takesAll = distances == order.count / 2
    // Neighbours in an order by hash are pairs at random; wide steps keep exact duplicates apart.
    let steps = (1...distances).map { takesAll ? $0 : $0 &* 7919 % order.count }.filter { $0 > 0 }
    let sample = takesAll ? order.count : min(order.count, Self.randomPairs)
    var counts = [Int64](repeating: 0, count: model.u.count)
    var chunks = stride(from: 0, to: sample, by: 2048).makeIterator()
    let (comparer, before) = (comparer, model)
    try OrderedParallelMap.run(
      threads: threads, next: { chunks.next() },
      transform: { start in
        var counts = [Int64](repeating: 0, count: before.u.count)
        for position in start..<min(start + 2048, sample) {
          for step in steps {
            let vector = comparer.compare(order[position], order[(position + step) % order.count])
            let weight = 1 / (1 + before.odds(vector).total)
            Self.add(vector, Int64(weight * 1024), to: &counts)
          }
        }
        return counts
      },
      consume: { (part: [Int64]) in for slot in part.indices { counts[slot] += part[slot] } })
    model.u = normalized(counts, unit: 1024, priors: model.u, strength: Self.strengthOfU)
  }

  private static func add(_ vector: ComparisonVector, _ weight: Int64, to counts: inout [Int64]) {
    for field in ComparisonField.allCases {
      let level = vector[field]
      if level != 0 { counts[MatchModel.slot(field, level)] += weight }
    }
  }

  /// Shares of the levels, each among the levels that were possible for the same pairs.
  private func normalized(
    _ counts: [Int64], unit: Double, priors: [Double], strength: Double
  ) -> [Double] {
    var shares = priors
    for row in ModelPriors.rows {
      var totals: [Int: Double] = [:]
      for level in 1...row.m.count {
        let slot = MatchModel.slot(row.field, UInt8(level))
        totals[ModelPriors.group(row.field, UInt8(level)), default: 0] +=
          Double(counts[slot]) / unit
      }
      for level in 1...row.m.count {
        let slot = MatchModel.slot(row.field, UInt8(level))
        let total = totals[ModelPriors.group(row.field, UInt8(level))] ?? 0
        shares[slot] =
          (Double(counts[slot]) / unit + priors[slot] * strength) / (total + strength)
      }
    }
    return shares
  }

  // MARK: m

  private struct Sample: Sendable {
    var pairs: [ComparisonVector] = []
    /// Which share of all compared pairs the sample is.
    var share = 1.0
  }

  private func sampledPairs() throws -> Sample {
    let store = comparer.store
    let possible = blocks.statistics.rules.reduce(0) { $0 + $1.pairs }
    let divisor = UInt64(max(1, possible / Self.sampleSize))
    var sample = Sample()
    sample.share = 1 / Double(divisor)
    var chunks = stride(from: 0, to: store.count, by: 4096).makeIterator()
    let (comparer, blocks) = (comparer, blocks)
    try OrderedParallelMap.run(
      threads: threads, next: { chunks.next() },
      transform: { start in
        var vectors: [ComparisonVector] = []
        var neighbours: [UInt32] = []
        for record in start..<min(start + 4096, store.count) {
          blocks.neighbours(above: record, into: &neighbours)
          for other in neighbours {
            let (left, right) = (store.fingerprints[record], store.fingerprints[Int(other)])
            let draw = StableHash64.combine(min(left, right), max(left, right))
            if (draw >> 20) % divisor == 0 {
              vectors.append(comparer.compare(record, Int(other)))
            }
          }
        }
        return vectors
      },
      consume: { (vectors: [ComparisonVector]) in sample.pairs.append(contentsOf: vectors) })
    return sample
  }

  private func maximized(
    _ sums: TrainingSums, priors: MatchModel, model: MatchModel, share: Double
  ) -> MatchModel {
    var next = model
    let unit = TrainingSums.unit
    next.m = normalized(sums.levels, unit: unit, priors: priors.m, strength: Self.strengthOfM)
    for row in ModelPriors.rows {
      for level in 1...UInt8(row.m.count) {
        let slot = MatchModel.slot(row.field, level)
        next.m[slot] = min(next.m[slot], ModelPriors.ceiling(row.field, level))
      }
    }
    let records = Double(model.records)
    func perRecord(_ sum: Int64, prior: Double) -> Double {
      (Double(sum) / unit / share + prior * 20) / (records + 20)
    }
    next.duplicatesPerRecord = min(
      max(perRecord(sums.matches, prior: priors.duplicatesPerRecord), 0.001), 20)
    next.moved =
      (Double(sums.moved) / unit + priors.moved * Self.strengthOfM)
      / (Double(sums.addressed) / unit + Self.strengthOfM)
    for index in next.rivals.indices {
      let prior = priors.rivals[index].rate
      next.rivals[index].rate = min(
        max(perRecord(sums.rivals[index], prior: prior), prior / 4), prior * 10)
    }
    return next
  }
}

/// What one round of training adds up, in whole numbers so that the order of adding does not matter.
struct TrainingSums {
  static let unit = Double(1 << 24)

  var levels = [Int64](repeating: 0, count: ComparisonField.count * 16)
  var matches: Int64 = 0
  var addressed: Int64 = 0
  var moved: Int64 = 0
  var rivals: [Int64]

  private var scratch: [Double]

  init(rivals count: Int) {
    rivals = [Int64](repeating: 0, count: count)
    scratch = [Double](repeating: 0, count: count)
  }

  mutating func add(_ vector: ComparisonVector, _ model: MatchModel) {
    let odds = model.odds(vector) { index, odds in scratch[index] = odds }
    let probability = odds.total / (1 + odds.total)
    let weight = Int64(probability * Self.unit)
    matches += weight
    let chance = (1 - probability) / odds.rivals
    for index in rivals.indices { rivals[index] += Int64(scratch[index] * chance * Self.unit) }
    guard weight > 0 else { return }
    let addressWeight = Int64(Double(weight) * odds.sameAddress)
    var isAddressed = false
    for field in ComparisonField.allCases {
      let level = vector[field]
      guard level != 0 else { continue }
      if field.isOfAddress {
        isAddressed = true
        levels[MatchModel.slot(field, level)] += addressWeight
      } else {
        levels[MatchModel.slot(field, level)] += weight
      }
    }
    if isAddressed {
      addressed += weight
      moved += weight - addressWeight
    }
  }

  mutating func add(_ other: TrainingSums) {
    for index in levels.indices { levels[index] += other.levels[index] }
    for index in rivals.indices { rivals[index] += other.rivals[index] }
    matches += other.matches
    addressed += other.addressed
    moved += other.moved
  }
}
