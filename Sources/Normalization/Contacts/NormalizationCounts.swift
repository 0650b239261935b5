/// How many values were changed, by kind.
public struct NormalizationCounts: Sendable, Hashable {
  /// Phone numbers that were rewritten.
  public var phones = 0
  /// Phone numbers that were left as they are because they are not valid or their country is not known.
  public var phonesLeft = 0
  /// Email addresses that were rewritten.
  public var emails = 0
  /// Email addresses that were left as they are because they are none.
  public var emailsLeft = 0
  /// Parts of names that were tidied.
  public var names = 0
  /// Labels that were replaced by the standard one.
  public var labels = 0
  /// Dates that were rewritten.
  public var dates = 0
  /// Parts of addresses that were tidied.
  public var addresses = 0
  /// Contacts with at least one change.
  public var contacts = 0

  /// Makes counts of nothing.
  public init() {}

  /// The number of changed values.
  public var changes: Int { phones + emails + names + labels + dates + addresses }

  /// Adds other counts to these.
  public mutating func add(_ other: NormalizationCounts) {
    phones += other.phones
    phonesLeft += other.phonesLeft
    emails += other.emails
    emailsLeft += other.emailsLeft
    names += other.names
    labels += other.labels
    dates += other.dates
    addresses += other.addresses
    contacts += other.contacts
  }
}
