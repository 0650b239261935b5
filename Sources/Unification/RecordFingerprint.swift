package import ContactModel
import RecordStreams
import UnicodeText

/// A hash of what a record says, wherever it lies and in whatever order it says it.
///
/// Equal for exact duplicates, and stable when a book is exported again: identifiers that programs
/// give to records, their dates of change, and values that a reader derived do not count.
package enum RecordFingerprint {
  /// - Complexity: O(bytes of the contact).
  package static func of(_ contact: Contact) -> UInt64 {
    var sum: UInt64 = 0
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard counts(field) else { continue }
      if field.kind == .contactType, contact.bytes(of: field).isEqual(to: "person") { continue }
      let seed = UInt64(field.kindCode) << 8 | UInt64(field.partCode)
      sum &+= StableHash64.hash(contact.bytes(of: field), seed: seed)
    }
    return sum
  }

  private static func counts(_ field: Field) -> Bool {
    if field.length == 0 || field.flags.contains(.derived) { return false }
    switch field.kind {
    case .uid, .revisedAt, .createdAt, .productIdentifier, .customIdentifier, .unknown:
      return false
    default: break
    }
    switch field.part {
    case .label, .identifier, .parameters, .group, .formatted: return false
    default: return true
    }
  }
}
