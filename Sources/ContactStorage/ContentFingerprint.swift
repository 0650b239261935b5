package import ContactModel
import RecordStreams
import UnicodeText

/// A 128-bit hash of what a contact says, by which the same card is known when it comes again.
///
/// Left out is what exports change without anybody having edited the card: UID, revision and creation
/// time, program, identifiers and groups of values, values that a reader made up, and the order of
/// properties (but how often each is there counts). A picture is hashed as its bytes, base64 or not.
package struct ContentFingerprint: Sendable, Hashable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes a contact.
  ///
  /// - Complexity: O(bytes of the contact).
  package init(_ contact: Contact) {
    high = 0
    low = 0
    var decoded: [UInt8] = []
    var start = 0
    while start < contact.fieldCount {
      let end = contact.endOfProperty(at: start)
      if Self.counts(contact.field(at: start)) {
        var left: UInt64 = 0x9E37_79B9_7F4A_7C15
        var right: UInt64 = 0xC2B2_AE3D_27D4_EB4F
        for index in start..<end {
          let field = contact.field(at: index)
          if field.part == .identifier || field.part == .group { continue }
          let head =
            UInt64(field.kindCode) | UInt64(field.partCode) << 8 | UInt64(field.labelCode) << 16
            | UInt64(field.flagBits & Self.flagsThatCount) << 24
          if field.flags.contains(.base64) {
            decoded.removeAll(keepingCapacity: true)
            Base64.decode(contact.bytes(of: field), into: &decoded)
            Self.add(decoded.span, head, &left, &right)
          } else {
            Self.add(contact.bytes(of: field), head, &left, &right)
          }
        }
        // Sums do not depend on the order of properties, but on how often each is there.
        high &+= StableHash64.combine(left, right)
        low &+= StableHash64.combine(right, left)
      }
      start = end
    }
  }

  @inline(__always)
  private static func add(
    _ bytes: Span<UInt8>, _ head: UInt64, _ left: inout UInt64, _ right: inout UInt64
  ) {
    left = StableHash64.combine(left, StableHash64.hash(bytes, seed: head))
    right = StableHash64.combine(right, StableHash64.hash(bytes, seed: ~head))
  }

  private static let flagsThatCount =
    FieldFlags.preferred.rawValue | FieldFlags.reference.rawValue

  private static func counts(_ field: Field) -> Bool {
    switch field.kind {
    case .uid, .revisedAt, .createdAt, .productIdentifier: false
    default: !field.flags.contains(.derived)
    }
  }
}

extension ContentFingerprint {
  /// The stored form: 16 bytes, big-endian.
  var bytes: [UInt8] { CardIdentifier(high: high, low: low).bytes }

  /// Reads the stored form; anything but 16 bytes reads as the fingerprint of nothing.
  init(bytes: Span<UInt8>) {
    let halves = CardIdentifier(bytes: bytes)
    self.init(high: halves?.high ?? 0, low: halves?.low ?? 0)
  }
}
