/// What is known about a mailbox from its address alone.
package struct EmailFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mailbox belongs to a role, not to a person: info@, sales@.
  package static let role = EmailFlags(rawValue: 1 << 0)
  /// The mailbox takes no answer: no-reply@.
  package static let noReply = EmailFlags(rawValue: 1 << 1)
  /// Anybody may have a mailbox there; the domain says nothing about an employer.
  package static let freemail = EmailFlags(rawValue: 1 << 2)
  /// The domain is known for throw-away addresses.
  package static let disposable = EmailFlags(rawValue: 1 << 3)
  /// A forwarding alias with a random local part.
  package static let relay = EmailFlags(rawValue: 1 << 4)
  /// A `+tag` or a tag before the domain was left out of the key.
  package static let tagged = EmailFlags(rawValue: 1 << 5)

  /// Whether many people may share the mailbox, so that it says little about one of them.
  package var isShared: Bool { !isDisjoint(with: [.role, .noReply]) }
}
