/// Where the parts of a name in one text lie; empty ranges for what is missing.
///
/// Ranges are offsets of bytes in the text, so that the parts can be shown as they were written.
package struct FullNameParts: Sendable, Hashable {
  /// "Dr.", "Ms"
  package var prefix = 0..<0
  /// The given name.
  package var given = 0..<0
  /// Names between the given and the family name.
  package var middle = 0..<0
  /// The family name with its particles: "van der Linde".
  package var family = 0..<0
  /// "Jr.", "PhD"; from the first suffix to the last.
  package var suffix = 0..<0
  /// A nickname in quotes or parentheses, without them.
  package var nickname = 0..<0
  /// A family name before marriage: "née Smith".
  package var previousFamily = 0..<0
  /// An organization: the whole text, or what stands in parentheses behind the person.
  package var organization = 0..<0
  /// What a suffix says of the generation.
  package var generation: NameGeneration = .none

  package init() {}
}
