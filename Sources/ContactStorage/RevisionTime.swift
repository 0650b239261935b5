import ContactModel
import RecordStreams

/// When a contact's source says it was changed (vCard REV), for comparing.
struct RevisionTime: Comparable {
  /// Year to second as one number: 20260131T235959 → 20260131235959.
  private let digits: Int

  /// Reads `2026-01-31T23:59:59Z`, `20260131T235959Z` and shorter; `nil` when there is no date.
  init?(_ contact: Contact) {
    guard let field = contact.first(.revisedAt) else { return nil }
    let text = contact.bytes(of: field)
    var value = 0
    var count = 0
    for index in 0..<text.count where count < 14 {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        value = value * 10 + Int(byte - 0x30)
        count += 1
      } else if byte == UInt8(ascii: "."), count > 0 {
        break
      }
    }
    guard count >= 8 else { return nil }
    while count < 14 {
      value *= 10
      count += 1
    }
    digits = value
  }

  static func < (left: RevisionTime, right: RevisionTime) -> Bool { left.digits < right.digits }
}
