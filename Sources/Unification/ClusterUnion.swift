/// Clusters that grow by joining; each knows its members.
struct ClusterUnion {
  private var parents: [UInt32]
  /// The next member in a ring of each cluster.
  private var next: [UInt32]
  private var sizes: [UInt32]

  init(count: Int) {
    parents = (0..<count).map { UInt32(truncatingIfNeeded: $0) }
    next = parents
    sizes = [UInt32](repeating: 1, count: count)
  }

  mutating func root(_ record: UInt32) -> UInt32 {
    var record = record
    while parents[Int(record)] != record {
      parents[Int(record)] = parents[Int(parents[Int(record)])]
      record = parents[Int(record)]
    }
    return record
  }

  mutating func areTogether(_ a: UInt32, _ b: UInt32) -> Bool { root(a) == root(b) }

  /// The members of a record's cluster, in no order.
  func members(of record: UInt32) -> [UInt32] {
    var members = [record]
    var other = next[Int(record)]
    while other != record {
      members.append(other)
      other = next[Int(other)]
    }
    return members
  }

  mutating func join(_ a: UInt32, _ b: UInt32) {
    var (large, small) = (root(a), root(b))
    guard large != small else { return }
    if sizes[Int(large)] < sizes[Int(small)] { swap(&large, &small) }
    parents[Int(small)] = large
    sizes[Int(large)] += sizes[Int(small)]
    (next[Int(large)], next[Int(small)]) = (next[Int(small)], next[Int(large)])
  }

  /// For each record the lowest record of its cluster.
  mutating func roots() -> [UInt32] {
    var lowest = [UInt32](repeating: .max, count: parents.count)
    var result = [UInt32](repeating: 0, count: parents.count)
    for record in parents.indices {
      let root = Int(root(UInt32(truncatingIfNeeded: record)))
      if lowest[root] == .max { lowest[root] = UInt32(truncatingIfNeeded: record) }
      result[record] = lowest[root]
    }
    return result
  }
}
