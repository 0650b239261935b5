/// How many different people the book seems to hold under each full name, once the sure contacts are known.
///
/// A name says the less the more people bear it. Frequencies of given and of family names cannot tell: some
/// combinations are far commoner than both frequencies make expect, for names come in families, languages
/// and fashions. So contacts under the very same full name are counted.
struct NameCensus: Sendable {
  private var people: [UInt64: UInt32] = [:]
  private let contacts: Int

  /// - Parameter clusters: The sure cluster of each record, by its lowest record.
  init(_ index: FeatureIndex, clusters: [UInt32]) {
    var seen: [Entry] = []
    seen.reserveCapacity(clusters.count)
    var count = 0
    for record in clusters.indices {
      if Int(clusters[record]) == record { count += 1 }
      let key = Self.key(index.given[record], index.family[record])
      if key != 0 { seen.append(Entry(name: key, cluster: clusters[record])) }
    }
    contacts = count
    seen.sort { ($0.name, $0.cluster) < ($1.name, $1.cluster) }
    var start = 0
    while start < seen.count {
      var end = start + 1
      var number: UInt32 = 1
      while end < seen.count, seen[end].name == seen[start].name {
        if seen[end].cluster != seen[end - 1].cluster { number += 1 }
        end += 1
      }
      if number > 2 { people[seen[start].name] = number }
      start = end
    }
  }

  private struct Entry {
    var name: UInt64
    var cluster: UInt32
  }

  private static func key(_ given: UInt32, _ family: UInt32) -> UInt64 {
    given == 0 || family == 0 ? 0 : UInt64(given) << 32 | UInt64(family)
  }

  /// The chance that another contact bears a full name, given what the names' frequencies make expect.
  ///
  /// A gamma prior with that expectation, little trusted, meets the number of contacts counted besides the two
  /// that are compared.
  func chance(_ given: UInt32, _ family: UInt32, expected: Double) -> Double {
    guard let number = people[Self.key(given, family)] else { return expected }
    let mean = expected * Double(contacts) + Self.leastExpected
    let posterior = (Self.trust + Double(number) - 2) / (Self.trust / mean + 1)
    return max(posterior / Double(contacts), expected)
  }

  private static let trust = 0.03
  /// So many namesakes are expected of any name, for parents like what others like.
  private static let leastExpected = 0.01
}
