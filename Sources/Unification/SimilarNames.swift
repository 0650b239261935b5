import UnicodeText

/// For each name the names that are one slip away from it: a letter left out, added, changed, or two swapped.
///
/// Found without comparing all with all: two names are one slip apart only if they are equal after one
/// letter is left out of one or of both.
///
/// - Source: the deletion neighbourhoods of T. Bocek, E. Hunt, B. Stiller, "Fast Similarity Search in
///   Large Dictionaries", 2007.
struct SimilarNames: Sendable {
  private var starts: [UInt32]
  private var names: [UInt32] = []

  private struct Variant {
    var hash: UInt64
    var symbol: UInt32
  }

  private struct Pair {
    var left: UInt32
    var right: UInt32
  }

  /// - Parameters:
  ///   - counts: Names with a count of zero are left out.
  ///   - lengths: The number of characters of each name; those of fewer than three are left out, and
  ///     pairs in which both have three.
  init(_ table: SymbolTable, counts: [UInt32], lengths: [UInt8]) {
    var variants: [Variant] = []
    var scratch: [UInt8] = []
    for symbol in 1..<max(table.count, 1) where counts[symbol] > 0 && lengths[symbol] > 2 {
      Self.appendVariants(table, UInt32(truncatingIfNeeded: symbol), &scratch, to: &variants)
    }
    variants.sort { ($0.hash, $0.symbol) < ($1.hash, $1.symbol) }
    var pairs: [Pair] = []
    var start = 0
    while start < variants.count {
      var end = start + 1
      while end < variants.count, variants[end].hash == variants[start].hash { end += 1 }
      if end - start <= Self.crowd {
        for i in start..<end {
          for j in start..<i where variants[i].symbol != variants[j].symbol {
            let (left, right) = (variants[j].symbol, variants[i].symbol)
            guard max(lengths[Int(left)], lengths[Int(right)]) > 3 else { continue }
            if EditDistance.distance(table.bytes(left), table.bytes(right), limit: 1) == 1 {
              pairs.append(Pair(left: left, right: right))
              pairs.append(Pair(left: right, right: left))
            }
          }
        }
      }
      start = end
    }
    pairs.sort { ($0.left, $0.right) < ($1.left, $1.right) }
    starts = [UInt32](repeating: 0, count: table.count + 1)
    var last = Pair(left: 0, right: 0)
    for pair in pairs where pair.left != last.left || pair.right != last.right {
      names.append(pair.right)
      starts[Int(pair.left) + 1] += 1
      last = pair
    }
    for symbol in 0..<table.count { starts[symbol + 1] += starts[symbol] }
  }

  /// More names than so many under one variant are too many to be slips of each other.
  private static let crowd = 200

  /// The number of pairs, each counted twice.
  var pairCount: Int { names.count }

  /// The names one slip away.
  @_lifetime(borrow self)
  func names(near symbol: UInt32) -> Span<UInt32> {
    names.span.extracting(Int(starts[Int(symbol)])..<Int(starts[Int(symbol) + 1]))
  }

  private static func appendVariants(
    _ table: SymbolTable, _ symbol: UInt32, _ scratch: inout [UInt8],
    to variants: inout [Variant]
  ) {
    variants.append(Variant(hash: table.hashes[Int(symbol)], symbol: symbol))
    let bytes = table.bytes(symbol)
    guard bytes.count <= 64 else { return }
    var start = 0
    while start < bytes.count {
      var end = start + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      scratch.removeAll(keepingCapacity: true)
      for position in 0..<bytes.count where position < start || position >= end {
        scratch.append(bytes[position])
      }
      variants.append(Variant(hash: StableHash64.hash(scratch.span), symbol: symbol))
      start = end
    }
  }
}
