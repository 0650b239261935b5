public import ContactModel

/// A card as it lies in the store.
public struct StoredCard: Sendable {
  /// The card's identifier.
  public var identifier: CardIdentifier
  /// The container it is in.
  public var container: CardIdentifier
  /// The store's revision when the card was last changed; goes into `expectedRevision`.
  public var revision: Int64
  /// When the card was added, in milliseconds since 1970.
  public var created: Int64
  /// When it was last changed, in milliseconds since 1970.
  public var modified: Int64
  /// How many pictures it has, fetched or not.
  public var imageCount: Int
  /// What it says. Its provenance counts the cards of one enumeration from 1.
  public var contact: Contact
  /// Which parts of the contact were fetched.
  public var parts: CardParts
}

/// Which parts of cards are fetched.
public struct CardParts: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Everything but pictures.
  public static let content = CardParts(rawValue: 1 << 0)
  /// Pictures; without them the table of pictures is not touched, and properties that hold one are
  /// left out of the contact.
  public static let images = CardParts(rawValue: 1 << 1)
  /// Everything.
  public static let all: CardParts = [.content, .images]
}

/// In which order cards come. Equal names come in the order in which the cards were added.
public enum CardOrder: Sendable, Hashable {
  /// In the order in which they were added.
  case none
  /// By given name, then family name, folded.
  case givenName
  /// By family name, then given name, folded; organizations by their name.
  case familyName
}
