/// The candidate links of every record, to see whether somebody else has a claim to it.
///
/// "Tom Hale" shares the land line with Thomas Hale Sr., and the land line and a mobile number with Thomas Hale Jr., who
/// surely is somebody else: that he is the father cannot be sure.
struct OwnerRivals {
  private var starts: [UInt32]
  private var partners: [UInt32]

  /// - Parameter pairs: The pairs that may be one person, however unlikely.
  /// - Complexity: O(records + pairs).
  init(_ pairs: [ScoredPair], count: Int) {
    starts = [UInt32](repeating: 0, count: count + 1)
    for pair in pairs {
      starts[Int(pair.a) + 1] += 1
      starts[Int(pair.b) + 1] += 1
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    partners = [UInt32](repeating: 0, count: pairs.count * 2)
    var ends = starts
    for pair in pairs {
      for (one, other) in [(pair.a, pair.b), (pair.b, pair.a)] {
        let place = Int(ends[Int(one)])
        partners[place] = other
        ends[Int(one)] += 1
      }
    }
  }

  /// Says whether the record has a candidate link to anybody of whom `isRival` is true.
  func hasRival(of record: UInt32, where isRival: (UInt32) -> Bool) -> Bool {
    for place in Int(starts[Int(record)])..<Int(starts[Int(record) + 1])
    where isRival(partners[place]) {
      return true
    }
    return false
  }
}
