import RecordStreams

/// Finds the lines that say something about another line of their group: `item1.X-ABLabel`,
/// `item1.X-ABADR`.
struct VCardGroups {
  private struct Entry {
    var key: UInt64
    var line: Int
    var isUsed: Bool
  }
  private var entries: [Entry] = []
  private var byKey: [UInt64: Int] = [:]

  /// Notes the lines of one card.
  mutating func index(_ lines: [VCardLine], _ text: borrowing VCardText) {
    for index in lines.indices {
      let line = lines[index]
      guard line.name == .groupLabel || line.name == .addressCountry, line.hasGroup else {
        continue
      }
      let key = Self.key(line.name, text.text(of: line), line.group)
      entries.append(Entry(key: key, line: index, isUsed: false))
      // Few groups are faster to walk; a card made to be slow has many.
      if entries.count == 16 {
        for (position, entry) in entries.enumerated().reversed() { byKey[entry.key] = position }
      } else if entries.count > 16, byKey[key] == nil {
        byKey[key] = entries.count - 1
      }
    }
  }

  mutating func removeAll() {
    if entries.isEmpty { return }
    entries.removeAll(keepingCapacity: true)
    byKey.removeAll()
  }

  /// The line of a name in a group, marked as used; `nil` when there is none.
  mutating func take(_ name: VCardName, _ text: Span<UInt8>, _ group: Range<Int>) -> Int? {
    guard let found = position(name, text, group) else { return nil }
    entries[found].isUsed = true
    return entries[found].line
  }

  /// The line of a name in a group; `nil` when there is none.
  func find(_ name: VCardName, _ text: Span<UInt8>, _ group: Range<Int>) -> Int? {
    position(name, text, group).map { entries[$0].line }
  }

  /// Notes that the line of a name in a group was taken.
  mutating func markUsed(_ name: VCardName, _ text: Span<UInt8>, _ group: Range<Int>) {
    if let found = position(name, text, group) { entries[found].isUsed = true }
  }

  private func position(_ name: VCardName, _ text: Span<UInt8>, _ group: Range<Int>) -> Int? {
    let key = Self.key(name, text, group)
    return entries.count < 16 ? entries.firstIndex(where: { $0.key == key }) : byKey[key]
  }

  /// Whether a line was taken by a property of its group.
  func isUsed(line: Int) -> Bool {
    // Entries are in the order of their lines.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].line == line && entries[low].isUsed
  }

  private static func key(_ name: VCardName, _ text: Span<UInt8>, _ group: Range<Int>) -> UInt64 {
    var key = UInt64(name.rawValue)
    for index in group { key = KeywordTable.extend(key, text[index]) }
    return key &* 31 &+ UInt64(name.rawValue)
  }
}
