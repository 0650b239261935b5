public import ContactModel
import Normalization
import RecordStreams
import UnicodeText

/// Makes one contact out of the cards of one person, by stated rules; nothing is lost.
///
/// - Names come whole from one card: the most complete one that is not abbreviated or in capitals.
/// - Labelled values are united; equal ones stay once, with the most specific label.
/// - Other single values come from the first card that has them, in the policy's order.
/// - Notes are put together, each text once; categories and members are united.
/// - Whatever is not kept is listed in the result with the reason.
///
/// Merging the same cards in another order gives the same contact; merging the result with its cards
/// again changes nothing.
public struct Merger: Sendable {
  /// Which card's value stays where only one can.
  public let policy: MergePolicy

  /// Makes a merger.
  public init(policy: MergePolicy = MergePolicy()) { self.policy = policy }

  /// Merges cards into one.
  ///
  /// - Parameter contacts: One card or more.
  /// - Complexity: O(values²) for each kind of value; cards have few.
  public func merge(_ contacts: [Contact]) -> UnifiedContact {
    let cards = MergeCard.ordered(contacts, by: policy)
    var assembly = MergeAssembly(
      cards: cards, keys: ValueKeys(region: CountryCode(policy.region) ?? .none))
    assembly.takeName(from: NameChoice().choose(among: cards))
    for kind in PropertyKind.allCases where !NameChoice.kinds.contains(kind) {
      switch kind {
      case .phoneNumber, .emailAddress, .postalAddress, .urlAddress, .relation, .socialProfile,
        .instantMessage, .date, .image, .thumbnail, .logo, .category, .member, .customIdentifier,
        .customField, .unknown, .nickname, .language:
        assembly.unite(kind)
      case .note: assembly.uniteNotes()
      case .revisedAt: assembly.takeExtreme(kind) { $0 > $1 }
      case .createdAt: assembly.takeExtreme(kind) { $0 < $1 }
      case .departmentName, .jobTitle, .role, .phoneticOrganizationName:
        assembly.takeOfOrganization(kind)
      default: assembly.takeFirst(kind)
      }
    }
    return assembly.finish()
  }
}
