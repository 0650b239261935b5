/// One value that a normalizer changed.
public struct NormalizationChange: Sendable, Hashable {
  /// Which kind of value it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A phone number was rewritten.
    case phone
    /// An email address was rewritten.
    case email
    /// A part of a name was tidied.
    case name
    /// A label became the standard one.
    case label
    /// A date was rewritten, or dropped because it stood for "none".
    case date
    /// A part of an address was tidied.
    case address
  }

  /// Which kind of value it is.
  public var kind: Kind
  /// The value as it was.
  public var old: String
  /// The value as it is now; several are separated by line feeds, and none is empty.
  public var new: String

  /// Makes a change.
  public init(kind: Kind, old: String, new: String) {
    self.kind = kind
    self.old = old
    self.new = new
  }
}
