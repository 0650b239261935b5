/// The Jaro–Winkler similarity, made for names: what is the same near the front counts more.
///
/// Characters are code points; fold both texts first. The prefix bonus is 0.1 a character for up to
/// four, and given only above a Jaro similarity of 0.7, as in Winkler's own program.
///
/// - Source: W. E. Winkler, "String Comparator Metrics and Enhanced Decision Rules in the
///   Fellegi-Sunter Model of Record Linkage", 1990.
package enum JaroWinkler {
  /// A value from 0 (nothing in common) to 1 (equal); two empty texts are equal.
  ///
  /// - Complexity: O(length) while both have 64 characters or fewer, else O(length × window).
  package static func similarity(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Double {
    unsafe withOneBytePerCharacter(a, b) { first, second in
      if first.isEmpty || second.isEmpty { return first.count == second.count ? 1 : 0 }
      let counts: (matches: Int, transposed: Int)
      if first.count > 64 || second.count > 64 {
        counts = unsafe longCounts(first, second)
      } else if second.count <= 8 {
        counts = unsafe shortCounts(first, second, EightBytePattern(second))
      } else if second.count <= 16 {
        counts = unsafe shortCounts(first, second, SixteenBytePattern(second))
      } else {
        counts = unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 256) { rows in
          unsafe shortCounts(first, second, TablePattern(second, in: rows))
        }
      }
      return unsafe score(first, second, counts.matches, counts.transposed)
    }
  }

  @inline(__always)
  private static func score(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ matches: Int,
    _ transposed: Int
  ) -> Double {
    if matches == 0 { return 0 }
    let m = Double(matches)
    let jaro =
      (m / Double(a.count) + m / Double(b.count) + (m - Double(transposed / 2)) / m) / 3
    if jaro <= 0.7 { return jaro }
    let longest = Swift.min(4, a.count, b.count)
    var prefix = 0
    while prefix < longest, unsafe a[prefix] == b[prefix] { prefix += 1 }
    return jaro + Double(prefix) * 0.1 * (1 - jaro)
  }

  /// Matches are taken from the left, each character of `b` once, no farther apart than the window.
  @inline(__always)
  private static func shortCounts(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ pattern: some BytePattern
  ) -> (matches: Int, transposed: Int) {
    let window = Swift.max(0, Swift.max(a.count, b.count) / 2 - 1)
    var near: UInt64 = window >= 63 ? ~0 : (1 &<< UInt64(window + 1)) &- 1
    var taken: UInt64 = 0
    var matched: UInt64 = 0
    for index in 0..<a.count {
      let candidates = unsafe pattern[a[index]] & near & ~taken
      let first = candidates & (0 &- candidates)
      taken |= first
      matched |= (first == 0 ? 0 : 1) &<< UInt64(index)
      // The window grows until its left edge leaves the first character, then it moves.
      near = index < window ? near &<< 1 | 1 : near &<< 1
    }
    let matches = matched.nonzeroBitCount
    var transposed = 0
    while matched != 0 {
      let i = matched.trailingZeroBitCount
      let j = taken.trailingZeroBitCount
      if unsafe a[i] != b[j] { transposed += 1 }
      matched &= matched &- 1
      taken &= taken &- 1
    }
    return (matches, transposed)
  }

  @inline(never)
  private static func longCounts(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> (matches: Int, transposed: Int) {
    let window = Swift.max(a.count, b.count) / 2 - 1
    return unsafe withUnsafeTemporaryAllocation(of: Bool.self, capacity: a.count + b.count) {
      marks in
      unsafe marks.update(repeating: false)
      var matches = 0
      for i in 0..<a.count {
        var j = Swift.max(0, i - window)
        let end = Swift.min(b.count, i + window + 1)
        while j < end, unsafe marks[a.count + j] || a[i] != b[j] { j += 1 }
        guard j < end else { continue }
        unsafe marks[i] = true
        unsafe marks[a.count + j] = true
        matches += 1
      }
      var transposed = 0
      var j = 0
      for i in 0..<a.count where unsafe marks[i] {
        while unsafe !marks[a.count + j] { j += 1 }
        if unsafe a[i] != b[j] { transposed += 1 }
        j += 1
      }
      return (matches, transposed)
    }
  }
}
