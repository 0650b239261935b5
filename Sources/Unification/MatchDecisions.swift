/// What a person decided about pairs of records; it always wins.
///
/// Records are named by fingerprints of their content, so that decisions survive a new export.
public struct MatchDecisions: Sendable, Hashable {
  /// Two records by their fingerprints, in no order.
  public struct Pair: Sendable, Hashable {
    /// The lower fingerprint.
    public let first: UInt64
    /// The higher fingerprint.
    public let second: UInt64

    /// Makes a pair; the order of the arguments does not matter.
    public init(_ one: UInt64, _ other: UInt64) {
      first = min(one, other)
      second = max(one, other)
    }
  }

  /// Pairs that are one person.
  public var same: Set<Pair> = []
  /// Pairs that are two people.
  public var different: Set<Pair> = []

  /// Makes an empty set of decisions.
  public init() {}

  /// Whether nothing was decided.
  public var isEmpty: Bool { same.isEmpty && different.isEmpty }
}
