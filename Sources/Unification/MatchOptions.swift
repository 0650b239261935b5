/// How sure is sure enough.
public struct MatchOptions: Sendable, Hashable {
  /// The least probability at which records are merged without asking.
  public var sure: Double
  /// The least probability at which records are listed as perhaps the same.
  public var maybe: Double
  /// How many threads work; the result does not depend on it.
  public var threads: Int

  /// Makes options; the defaults suit address books.
  public init(sure: Double = 0.99, maybe: Double = 0.5, threads: Int = 2) {
    self.sure = sure
    self.maybe = maybe
    self.threads = threads
  }

  /// A probability as log2 of odds.
  static func bits(_ probability: Double) -> Float {
    let clamped = min(max(probability, 1e-9), 1 - 1e-9)
    return Float(Math.log2(clamped / (1 - clamped)))
  }
}
