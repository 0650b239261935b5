/// Which card's value stays where only one can.
public struct MergePolicy: Sendable, Hashable {
  /// The order in which cards are asked.
  public enum Preference: String, Sendable, Hashable, CaseIterable {
    /// The card that says most first; among equals the one changed last.
    case mostComplete = "most-complete"
    /// The card that was changed last first; cards without a date of change come behind.
    case newest
    /// The card that came first in the input first.
    case first
  }

  /// Which card is asked first.
  public var preference: Preference
  /// The ISO code of the country whose phone numbers are written without calling code; empty: none.
  public var region: String

  /// Makes a policy.
  public init(preference: Preference = .mostComplete, region: String = "") {
    self.preference = preference
    self.region = region
  }
}
