import UnicodeText

extension SymbolTable {
  /// The number of edits between two texts, or `limit + 1` for more.
  func edits(_ left: UInt32, _ right: UInt32, limit: Int) -> Int {
    EditDistance.distance(bytes(left), bytes(right), limit: limit)
  }

  /// The Jaro–Winkler similarity of two texts, 0…1.
  func likeness(_ left: UInt32, _ right: UInt32) -> Double {
    JaroWinkler.similarity(bytes(left), bytes(right))
  }

  /// Says whether a text begins with another.
  func begins(_ text: UInt32, with start: UInt32) -> Bool {
    let (short, long) = (bytes(start), bytes(text))
    guard short.count <= long.count else { return false }
    for position in 0..<short.count where short[position] != long[position] { return false }
    return true
  }

  /// Says whether two different texts are close: few edits for their length.
  func areSimilar(_ left: UInt32, _ right: UInt32, least: Double) -> Bool {
    let (longer, shorter) = (max(length(left), length(right)), min(length(left), length(right)))
    if shorter < 4 || longer > shorter * 2 { return false }
    let limit = longer >= 10 ? 3 : longer >= 7 ? 2 : 1
    if longer - shorter <= limit, edits(left, right, limit: limit) <= limit { return true }
    return likeness(left, right) >= least
  }
}
