/// A record under one of its keys.
struct KeyedRecord: BitwiseCopyable {
  var key: UInt64
  var record: UInt32

  /// Sorts by key, then record: first into buckets by the key's highest bits, then each bucket, which
  /// fits the cache. Keys are hashes, so buckets are of one size.
  static func sort(_ entries: inout [KeyedRecord]) {
    guard entries.count > 4096 else {
      entries.sort { ($0.key, $0.record) < ($1.key, $1.record) }
      return
    }
    let bits = UInt64(max(1, 64 - (entries.count / 256).leadingZeroBitCount - 1))
    let shift = 64 - bits
    var starts = [Int](repeating: 0, count: 1 << Int(bits) + 1)
    for entry in entries { starts[Int(entry.key >> shift) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var places = starts
    var sorted = entries
    for entry in entries {
      let bucket = Int(entry.key >> shift)
      sorted[places[bucket]] = entry
      places[bucket] += 1
    }
    for bucket in 0..<(starts.count - 1) where starts[bucket + 1] - starts[bucket] > 1 {
      sorted[starts[bucket]..<starts[bucket + 1]].sort {
        ($0.key, $0.record) < ($1.key, $1.record)
      }
    }
    entries = sorted
  }
}
