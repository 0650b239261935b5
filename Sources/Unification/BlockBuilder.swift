import UnicodeText

/// Makes the blocks of a rule: sorts keys, and subdivides what is too large.
struct BlockBuilder {
  let comparer: PairComparer
  /// Overrides the rules' own limits; for tests.
  private let givenLimit: Int?
  private var limit = 0
  private var store: FeatureStore { comparer.store }
  private var index: FeatureIndex { comparer.index }

  init(comparer: PairComparer, limit: Int? = nil) {
    self.comparer = comparer
    givenLimit = limit
  }

  mutating func blocks(of rule: BlockingRule) -> RuleBlocks {
    limit = givenLimit ?? rule.limit
    var entries = entries(of: rule)
    var blocks = RuleBlocks()
    blocks.statistics.name = "\(rule)"
    forEachGroup(&entries) { group in
      blocks.statistics.largest = max(blocks.statistics.largest, group.count)
      if rule == .initial {
        addInitials(group.map(\.record), to: &blocks)
      } else if group.count <= limit {
        blocks.add(group.lazy.map(\.record))
      } else {
        blocks.statistics.subdivided += 1
        subdivide(group.map(\.record), depth: 0, into: &blocks)
      }
    }
    return blocks
  }

  private func entries(of rule: BlockingRule) -> [KeyedRecord] {
    var entries: [KeyedRecord] = []
    var keys: [UInt64] = []
    for record in 0..<comparer.store.count {
      keys.removeAll(keepingCapacity: true)
      rule.appendKeys(record, comparer, to: &keys)
      for key in keys {
        entries.append(KeyedRecord(key: key, record: UInt32(truncatingIfNeeded: record)))
      }
    }
    return entries
  }

  /// Sorts the entries and hands out each run of two or more different records with one key.
  private func forEachGroup(
    _ entries: inout [KeyedRecord], _ body: (ArraySlice<KeyedRecord>) -> Void
  ) {
    KeyedRecord.sort(&entries)
    var start = 0
    while start < entries.count {
      var end = start + 1
      var kept = start + 1
      while end < entries.count, entries[end].key == entries[start].key {
        if entries[end].record != entries[kept - 1].record {
          entries[kept] = entries[end]
          kept += 1
        }
        end += 1
      }
      if kept - start > 1 { body(entries[start..<kept]) }
      start = end
    }
  }

  /// Records with an initial only meet all records it may stand for; those do not meet each other here.
  private func addInitials(_ group: [UInt32], to blocks: inout RuleBlocks) {
    var initials: [UInt32] = []
    var others: [UInt32] = []
    for record in group {
      if comparer.isInitial(comparer.index.given[Int(record)]) {
        initials.append(record)
      } else {
        others.append(record)
      }
    }
    guard !initials.isEmpty else { return }
    if initials.count * group.count <= limit * limit {
      blocks.add(leaders: initials, others: others)
    } else {
      blocks.statistics.subdivided += 1
      subdivide(group, depth: 0, into: &blocks)
    }
  }

  /// Splits a block that is too large by everything else its records say, so that pairs with more in
  /// common still meet; what then remains too large is cut along its sort order.
  private func subdivide(_ block: [UInt32], depth: Int, into blocks: inout RuleBlocks) {
    if depth < 2 {
      for attribute in Attribute.allCases {
        var entries: [KeyedRecord] = []
        for record in block {
          let key = value(of: attribute, Int(record))
          if key != 0 { entries.append(KeyedRecord(key: key, record: record)) }
        }
        forEachGroup(&entries) { group in
          if group.count <= limit {
            blocks.add(group.lazy.map(\.record))
          } else if group.count < block.count * 9 / 10 {
            subdivide(group.map(\.record), depth: depth + 1, into: &blocks)
          }
        }
      }
    }
    cut(block, into: &blocks)
  }

  private func cut(_ block: [UInt32], into blocks: inout RuleBlocks) {
    let order = block.map { record in
      KeyedRecord(key: orderKey(Int(record)), record: record)
    }.sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      let (first, second) = (
        store.fingerprints[Int(left.record)], store.fingerprints[Int(right.record)]
      )
      return (first, left.record) < (second, right.record)
    }
    let width = max(limit / 4, 2)
    var start = 0
    while start < order.count - 1 {
      let end = min(start + width, order.count)
      blocks.add(order[start..<end].map(\.record).sorted())
      start = end
    }
  }

  private enum Attribute: Int, CaseIterable {
    case given, family, middle, postcode, birthday, organization, street
  }

  private func value(of attribute: Attribute, _ record: Int) -> UInt64 {
    func hash(_ kind: SymbolKind, _ symbol: UInt32) -> UInt64 {
      symbol == 0 ? 0 : store[kind].hashes[Int(symbol)] | 1
    }
    let addresses = store.addresses.range(record)
    switch attribute {
    case .given: return hash(.name, index.given[record])
    case .family: return hash(.name, index.family[record])
    case .middle:
      for position in store.names.range(record) where store.names.values[position].has(.middle) {
        return hash(.name, store.names.values[position].symbol)
      }
      return 0
    case .postcode:
      return addresses.isEmpty
        ? 0 : hash(.postcode, store.addresses.values[addresses.lowerBound].postcode)
    case .street:
      return addresses.isEmpty
        ? 0 : hash(.street, store.addresses.values[addresses.lowerBound].street)
    case .birthday: return UInt64(store.birthdays[record])
    case .organization: return hash(.organization, store.organizations[record])
    }
  }

  /// Brings records with like names next to each other, whatever their place in the input.
  private func orderKey(_ record: Int) -> UInt64 {
    let names = comparer.names
    func prefix(_ symbol: UInt32) -> UInt64 {
      var prefix: UInt64 = 0
      let bytes = names.bytes(symbol)
      for position in 0..<4 {
        prefix = prefix << 8 | (position < bytes.count ? UInt64(bytes[position]) : 0)
      }
      return prefix
    }
    return prefix(index.family[record]) << 32 | prefix(index.given[record])
  }
}
