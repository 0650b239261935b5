/// How many edits turn one text into another: optimal string alignment.
///
/// An edit inserts, deletes or replaces a character, or swaps two neighbours (each place is edited at
/// most once). Characters are code points; fold both texts first. Nothing is allocated on the
/// heap while texts are short (up to about a thousand bytes).
///
/// - Source: H. Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit
///   Distances", 2003, for up to 64 characters; a banded table beyond.
package enum EditDistance {
  /// The number of edits, or `limit + 1` if there are more than `limit`.
  ///
  /// - Complexity: O(longer length) while the shorter has 64 characters or fewer; else
  ///   O(shorter length × limit).
  package static func distance(
    _ a: Span<UInt8>, _ b: Span<UInt8>, limit: Int = .max - 1
  ) -> Int {
    unsafe withOneBytePerCharacter(a, b) { unsafe distance($0, $1, limit: limit) }
  }

  /// 1 for equal texts, 0 where every character differs: 1 − distance ÷ length of the longer.
  ///
  /// Two empty texts are equal.
  package static func similarity(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Double {
    unsafe withOneBytePerCharacter(a, b) { first, second in
      let longer = Swift.max(first.count, second.count)
      if longer == 0 { return 1 }
      let edits = unsafe distance(first, second, limit: longer)
      return 1 - Double(edits) / Double(longer)
    }
  }

  @inline(__always)
  private static func distance(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int {
    let swaps = a.count > b.count
    let short = unsafe swaps ? b : a
    let long = unsafe swaps ? a : b
    if long.count - short.count > limit { return limit + 1 }
    switch short.count {
    case 0: return long.count
    case 1...8: return unsafe bitParallel(EightBytePattern(short), short.count, long, limit)
    case 9...16: return unsafe bitParallel(SixteenBytePattern(short), short.count, long, limit)
    default: return unsafe longDistance(short, long, limit: limit)
    }
  }

  @inline(never)
  private static func longDistance(
    _ short: UnsafeBufferPointer<UInt8>, _ long: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int {
    // What both begin and end with needs no edit.
    var start = 0
    while start < short.count, unsafe short[start] == long[start] { start += 1 }
    var end = 0
    while end < short.count - start,
      unsafe short[short.count - 1 - end] == long[long.count - 1 - end]
    { end += 1 }
    let a = unsafe UnsafeBufferPointer(rebasing: short[start..<(short.count - end)])
    let b = unsafe UnsafeBufferPointer(rebasing: long[start..<(long.count - end)])
    if a.isEmpty { return b.count }
    if a.count > 64 { return unsafe banded(a, b, limit: limit) }
    return unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 256) { rows in
      unsafe bitParallel(TablePattern(a, in: rows), a.count, b, limit)
    }
  }

  /// Hyyrö's column step: bit `i` of the vectors says how cell `i` differs from its upper neighbour.
  @inline(__always)
  private static func bitParallel(
    _ pattern: some BytePattern, _ count: Int, _ text: UnsafeBufferPointer<UInt8>, _ limit: Int
  ) -> Int {
    let last = UInt64(count &- 1)
    var plus = ~UInt64(0)
    var minus: UInt64 = 0
    var diagonal: UInt64 = 0
    var before: UInt64 = 0
    var distance = count
    var left = text.count
    for index in 0..<text.count {
      let equal = unsafe pattern[text[index]]
      let swapped = ((~diagonal & equal) &<< 1) & before
      diagonal = (((equal & plus) &+ plus) ^ plus) | equal | minus | swapped
      var up = minus | ~(diagonal | plus)
      var down = diagonal & plus
      distance &+= Int(truncatingIfNeeded: (up &>> last) & 1)
      distance &-= Int(truncatingIfNeeded: (down &>> last) & 1)
      left &-= 1
      // Each column left can take away one edit at most.
      if distance &- left > limit { return limit &+ 1 }
      up = up &<< 1 | 1
      down = down &<< 1
      plus = down | ~(diagonal | up)
      minus = up & diagonal
      before = equal
    }
    return distance
  }

  /// The classic table, three rows of it, only where the answer can still be within the limit.
  private static func banded(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int {
    let width = b.count + 1
    let band = Swift.min(limit, b.count)
    let far = Int32.max / 2
    return unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * width) { cells in
      unsafe cells.update(repeating: far)
      var (twoUp, up, row) = (0, width, 2 * width)
      for column in 0...band { unsafe cells[up + column] = Int32(column) }
      for i in 1...a.count {
        let from = Swift.max(1, i - band)
        let to = Swift.min(b.count, i + band)
        unsafe cells[row + from - 1] = from == 1 ? Int32(i) : far
        var best = far
        for j in stride(from: from, through: to, by: 1) {
          let change: Int32 = unsafe a[i - 1] == b[j - 1] ? 0 : 1
          var cell = unsafe Swift.min(
            cells[up + j - 1] + change, cells[up + j] + 1, cells[row + j - 1] + 1)
          if i > 1, j > 1, unsafe a[i - 1] == b[j - 2], unsafe a[i - 2] == b[j - 1] {
            cell = unsafe Swift.min(cell, cells[twoUp + j - 2] + 1)
          }
          unsafe cells[row + j] = cell
          best = Swift.min(best, cell)
        }
        if to < b.count { unsafe cells[row + to + 1] = far }
        // A swap may reach back over one row, so the row before may still hold the way through.
        if Int(best) > limit + 1 { return limit + 1 }
        (twoUp, up, row) = (up, row, twoUp)
      }
      return unsafe Swift.min(Int(cells[up + b.count]), limit + 1)
    }
  }
}
