import ContactModel
import Normalization
import RecordStreams
import UnicodeText

/// One card on its way into a merge, with what its rank depends on.
struct MergeCard {
  let contact: Contact
  /// Properties with a value, apart from what programs add.
  let richness: Int
  let revised: String
  let fingerprint: UInt64

  init(_ contact: Contact) {
    self.contact = contact
    var properties: Set<UInt32> = []
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      if field.length > 0, !field.flags.contains(.derived), field.kind != .unknown {
        properties.insert(field.property)
      }
    }
    richness = properties.count
    revised = contact.revisedAt
    fingerprint = RecordFingerprint.of(contact)
  }

  /// The cards in the order in which a policy asks them; never by chance, so that a merge does not depend
  /// on the order of its cards.
  static func ordered(_ contacts: [Contact], by policy: MergePolicy) -> [MergeCard] {
    let cards = contacts.map(MergeCard.init)
    return cards.sorted { left, right in
      switch policy.preference {
      case .mostComplete:
        if left.richness != right.richness { return left.richness > right.richness }
        if left.revised != right.revised { return left.revised > right.revised }
      case .newest:
        if left.revised != right.revised { return left.revised > right.revised }
        if left.richness != right.richness { return left.richness > right.richness }
      case .first: break
      }
      return left.place < right.place
    }
  }

  private var place: (Int, Int, UInt64) {
    (contact.provenance.input, contact.provenance.record, fingerprint)
  }
}
