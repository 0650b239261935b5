/// Where the parts of an address lie in the bytes it was appended to, and what is known about it.
package struct EmailForm: Sendable, Hashable {
  /// The local part.
  package var localPart: Range<Int>
  /// The domain.
  package var domain: Range<Int>
  /// What is known about the mailbox.
  package var flags: EmailFlags

  /// The whole address: local part, `@`, domain.
  package var address: Range<Int> { localPart.lowerBound..<domain.upperBound }
}
