/// What a contact stands for.
public enum ContactType: String, Sendable, Hashable, CaseIterable {
  /// A human being.
  case person
  /// A company, an authority, a club.
  case organization
  /// A list of contacts.
  case group
}
