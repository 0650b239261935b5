/// Finds what somebody probably meant.
package enum Suggestion {
  /// Returns the candidate nearest to a mistyped word, or `nil` if none is near.
  ///
  /// Near is: the same but for case; at most one edit for every three letters (insertions,
  /// deletions, replacements, swaps of neighbours); or one is the beginning of the other, or they
  /// share their first four letters. Of equals, the first candidate wins.
  ///
  /// - Complexity: O(candidates × length²).
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !typed.isEmpty else { return nil }
    var best: (cost: Int, candidate: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let distance = distance(typed, letters)
      let shared = zip(typed, letters).prefix { $0 == $1 }.count
      let isNear =
        distance <= max(1, max(typed.count, letters.count) / 3) && distance < letters.count
      let isBeginning = shared >= 2 && shared == min(typed.count, letters.count)
      guard isNear || isBeginning || shared >= 4 else { continue }
      let cost = isNear ? distance : 100 - shared
      if cost < best?.cost ?? .max { best = (cost, candidate) }
    }
    return best?.candidate
  }

  /// The number of edits between two words: insertions, deletions, replacements, swaps of
  /// neighbours.
  ///
  /// - Source: optimal string alignment, the restricted form of Damerau's distance.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var current = [i + 1]
      current.reserveCapacity(right.count + 1)
      for (j, b) in right.enumerated() {
        var cost = min(previous[j + 1], current[j]) + 1
        cost = min(cost, previous[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
