/// Counts, for values that several records share, how many different people have them.
///
/// People are told apart by the coarse form of their names: two records count as one person when the
/// sound of their given or of their family names meets (also crosswise), or one has no name.
struct PeopleCounter {
  let given: [UInt32]
  let family: [UInt32]
  let sounds: [UInt32]

  /// For each value of the table, in its order: the number of people seen with an equal key.
  func count<Element>(_ table: Ragged<Element>, _ key: (Element) -> UInt64) -> [UInt16] {
    var people = [UInt16](repeating: 1, count: table.values.count)
    var entries: [KeyedRecord] = []
    var rows = [UInt32](repeating: 0, count: table.values.count)
    entries.reserveCapacity(table.values.count)
    for record in 0..<table.rowCount {
      for index in table.range(record) {
        rows[index] = UInt32(truncatingIfNeeded: record)
        entries.append(
          KeyedRecord(
            key: key(table.values[index]) &* 0x9E37_79B9_7F4A_7C15,
            record: UInt32(truncatingIfNeeded: index)))
      }
    }
    KeyedRecord.sort(&entries)
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].key == entries[start].key { end += 1 }
      if end - start > 1 {
        let number = distinct(entries[start..<end].map { rows[Int($0.record)] })
        for entry in entries[start..<end] { people[Int(entry.record)] = number }
      }
      start = end
    }
    return people
  }

  /// Beyond so many records a value belongs to a crowd; exact numbers no longer matter.
  private static let crowd = 64

  private func distinct(_ records: [UInt32]) -> UInt16 {
    if records.count > Self.crowd { return distinctInCrowd(records) }
    var representatives: [UInt32] = []
    for record in records.sorted(by: { fullness($0) > fullness($1) })
    where !representatives.contains(where: { mayBeOne($0, record) }) {
      representatives.append(record)
    }
    return UInt16(clamping: max(representatives.count, 1))
  }

  private func fullness(_ record: UInt32) -> UInt64 {
    let givenSound = sound(given[Int(record)])
    let familySound = sound(family[Int(record)])
    let hasGiven: UInt64 = givenSound == 0 ? 0 : 1 << 63
    let hasFamily: UInt64 = familySound == 0 ? 0 : 1 << 62
    return hasGiven | hasFamily | UInt64(givenSound & 0x3FFF_FFFF) << 32 | UInt64(familySound)
  }

  private func distinctInCrowd(_ records: [UInt32]) -> UInt16 {
    let codes = records.map(fullness).sorted()
    var number = 1
    for index in codes.indices.dropFirst() where codes[index] != codes[index - 1] { number += 1 }
    return UInt16(clamping: number)
  }

  private func sound(_ symbol: UInt32) -> UInt32 { sounds[Int(symbol)] }

  private func mayBeOne(_ left: UInt32, _ right: UInt32) -> Bool {
    let (g, f) = (sound(given[Int(left)]), sound(family[Int(left)]))
    let (h, e) = (sound(given[Int(right)]), sound(family[Int(right)]))
    if g == 0 && f == 0 || h == 0 && e == 0 { return true }
    if g == 0 || h == 0 { return f == e || g == e || f == h }
    return g == h || f != 0 && g == e && f == h
  }
}
