/// Who has which phone number, to see whether somebody else has a better claim to a record.
///
/// "Tom Hale" shares the land line with Thomas Hale Sr., and the land line and a mobile number with Thomas Hale Jr., who
/// surely is somebody else: that he is the father cannot be sure.
struct PhoneSharers {
  private struct Entry {
    var key: UInt64
    var record: UInt32
  }
  private var entries: [Entry] = []

  /// - Complexity: O(numbers · log numbers); 16 bytes a number.
  init(_ store: FeatureStore) {
    entries.reserveCapacity(store.phones.values.count)
    for record in 0..<store.count {
      for place in store.phones.range(record) {
        entries.append(
          Entry(
            key: UInt64(store.phones.values[place].weakKey),
            record: UInt32(truncatingIfNeeded: record)))
      }
    }
    entries.sort { ($0.key, $0.record) < ($1.key, $1.record) }
  }

  /// Says whether `isRival` is true of anybody who has one of the numbers of `record`.
  ///
  /// - Complexity: O(log numbers + people with the number) for each number.
  func hasRival(
    of record: UInt32, in store: FeatureStore, where isRival: (UInt32) -> Bool
  ) -> Bool {
    for place in store.phones.range(Int(record)) {
      let key = UInt64(store.phones.values[place].weakKey)
      var index = firstEntry(with: key)
      while index < entries.count, entries[index].key == key {
        if entries[index].record != record, isRival(entries[index].record) { return true }
        index += 1
      }
    }
    return false
  }

  private func firstEntry(with key: UInt64) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
