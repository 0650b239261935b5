import RecordStreams
import UnicodeText

/// Which records meet in which blocks.
///
/// Only blocks of two or more are kept. Pairs are never stored: those of a record are read off its
/// blocks, each pair once, from its record with the lower number.
struct BlockIndex: Sendable {
  /// The members of all blocks, block after block, ascending in each.
  private(set) var members: [UInt32] = []
  private(set) var starts: [UInt32] = [0]
  /// For each block how many of its members are leaders, who meet all others, which do not meet each other; 0:
  /// all meet all.
  private var leaders: [UInt32] = []
  /// The blocks of every record.
  private var recordStarts: [UInt32] = []
  private var recordBlocks: [UInt32] = []
  /// For `--verbose`: what the rules made.
  private(set) var statistics = BlockingStatistics()

  /// - Parameters:
  ///   - limit: The largest block whose pairs are all compared, for all rules; `nil`: each rule's own.
  ///   - threads: How many rules are worked on at once; the result does not depend on it.
  init(_ comparer: PairComparer, limit: Int? = nil, threads: Int) throws {
    var rules = BlockingRule.allCases.makeIterator()
    try OrderedParallelMap.run(
      threads: threads, next: { rules.next() },
      transform: { rule in
        var builder = BlockBuilder(comparer: comparer, limit: limit)
        return builder.blocks(of: rule)
      },
      consume: { (blocks: RuleBlocks) in
        let base = UInt32(truncatingIfNeeded: members.count)
        members.append(contentsOf: blocks.members)
        for start in blocks.starts.dropFirst() { starts.append(start + base) }
        leaders.append(contentsOf: blocks.leaders)
        statistics.rules.append(blocks.statistics)
      })
    invert(records: comparer.store.count)
  }

  private mutating func invert(records: Int) {
    var counts = [UInt32](repeating: 0, count: records + 1)
    for member in members { counts[Int(member) + 1] += 1 }
    for record in 0..<records { counts[record + 1] += counts[record] }
    recordStarts = counts
    recordBlocks = [UInt32](repeating: 0, count: members.count)
    for block in 0..<(starts.count - 1) {
      for position in Int(starts[block])..<Int(starts[block + 1]) {
        let record = Int(members[position])
        recordBlocks[Int(counts[record])] = UInt32(truncatingIfNeeded: block)
        counts[record] += 1
      }
    }
  }

  /// The records above `record` that it is to be compared with, ascending, each once.
  func neighbours(above record: Int, into neighbours: inout [UInt32]) {
    neighbours.removeAll(keepingCapacity: true)
    for position in Int(recordStarts[record])..<Int(recordStarts[record + 1]) {
      let block = Int(recordBlocks[position])
      let first = Int(starts[block])
      var member = Int(starts[block + 1]) - 1
      if leaders[block] > 0 {
        appendLed(record, block, to: &neighbours)
        continue
      }
      while member >= first, Int(members[member]) > record {
        neighbours.append(members[member])
        member -= 1
      }
    }
    guard neighbours.count > 1 else { return }
    neighbours.sort()
    var kept = 1
    for position in 1..<neighbours.count where neighbours[position] != neighbours[kept - 1] {
      neighbours[kept] = neighbours[position]
      kept += 1
    }
    neighbours.removeLast(neighbours.count - kept)
  }
}

extension BlockIndex {
  private func appendLed(_ record: Int, _ block: Int, to neighbours: inout [UInt32]) {
    let first = Int(starts[block])
    let behindLeaders = first + Int(leaders[block])
    var isLeader = false
    for position in first..<behindLeaders {
      if Int(members[position]) == record { isLeader = true }
      if Int(members[position]) > record { neighbours.append(members[position]) }
    }
    guard isLeader else { return }
    for position in behindLeaders..<Int(starts[block + 1]) where Int(members[position]) > record {
      neighbours.append(members[position])
    }
  }
}

/// What blocking did, for people who want to know why two records were or were not compared.
package struct BlockingStatistics: Sendable {
  package struct Rule: Sendable {
    package var name = ""
    package var blocks = 0
    package var subdivided = 0
    package var largest = 0
    package var pairs = 0
  }
  package var rules: [Rule] = []
  /// How many pairs were compared, each counted once.
  package var comparedPairs = 0
}

/// The blocks of one rule.
struct RuleBlocks: Sendable {
  var members: [UInt32] = []
  var starts: [UInt32] = [0]
  var leaders: [UInt32] = []
  var statistics = BlockingStatistics.Rule()

  mutating func add(_ block: some Sequence<UInt32>) {
    let before = members.count
    members.append(contentsOf: block)
    let count = members.count - before
    starts.append(UInt32(truncatingIfNeeded: members.count))
    leaders.append(0)
    statistics.blocks += 1
    statistics.pairs += count * (count - 1) / 2
  }

  mutating func add(leaders few: [UInt32], others: [UInt32]) {
    members.append(contentsOf: few)
    members.append(contentsOf: others)
    starts.append(UInt32(truncatingIfNeeded: members.count))
    leaders.append(UInt32(truncatingIfNeeded: few.count))
    statistics.blocks += 1
    statistics.pairs += few.count * (few.count - 1) / 2 + few.count * others.count
  }
}
