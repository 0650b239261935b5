/// Texts that are interned, a table each, so that every kind has its own frequencies.
package enum SymbolKind: Int, Sendable, CaseIterable {
  case name
  case street
  case house
  case unit
  case city
  case postcode
  case organization
  case identifierName
  case identifierValue
  case domain
}

/// The place of a name token in the name.
package enum NameRole: UInt32, Sendable, CaseIterable {
  /// The first given name.
  case given = 0
  /// Every further given or middle name.
  case middle = 1
  /// One word of the family name.
  case family = 2
  /// A nickname.
  case nickname = 3
  /// The family name of several words as one word.
  case familyJoined = 4
  /// The given names as one word.
  case givenJoined = 5
  /// An earlier family name.
  case previousFamily = 6
}

/// A name token in its role: the symbol in the low 28 bits, the role above.
package struct NameFeature: Sendable, Hashable, BitwiseCopyable {
  package var bits: UInt32
  package init(bits: UInt32) { self.bits = bits }
  package init(_ role: NameRole, _ symbol: UInt32) {
    bits = role.rawValue << 28 | symbol & 0x0FFF_FFFF
  }
  package var symbol: UInt32 { bits & 0x0FFF_FFFF }
  package var roleCode: UInt32 { bits >> 28 }
  package func has(_ role: NameRole) -> Bool { bits >> 28 == role.rawValue }
}

/// Facts about one phone number or mailbox, one bit each.
package struct ValueTraits: OptionSet, Sendable, Hashable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A mailbox at a provider where everybody can have one.
  package static let freeMail = ValueTraits(rawValue: 1 << 2)
  /// A local part with digits, which rarely is a name and nothing else.
  package static let numbered = ValueTraits(rawValue: 1 << 1)
  /// A mailbox of a role: info@, sales@.
  package static let role = ValueTraits(rawValue: 1 << 3)
  /// A number that many share by nature: toll-free, premium rate.
  package static let shared = ValueTraits(rawValue: 1 << 4)
}

/// What a record stands for, as far as its name tells.
package enum RecordKind: UInt8, Sendable {
  case person = 0
  case organization = 1
}

/// A mailbox, as features.
package struct EmailFeature: Sendable, Hashable, BitwiseCopyable {
  /// Hash of the strong match key.
  package var key: UInt64
  /// Hash of the local part of the strong key.
  package var local: UInt64
  /// The domain, a symbol.
  package var domain: UInt32
  package var traits: ValueTraits
  /// Length of the local part in bytes, at most 255.
  package var localLength: UInt8
}

/// A phone number, as features.
package struct PhoneFeature: Sendable, Hashable, BitwiseCopyable {
  /// The international number, or 0 where it could not be told.
  package var key: UInt64
  /// The last digits; equal for national and international spellings of one number.
  package var weakKey: UInt32
  package var traits: ValueTraits

  /// What values are counted and told apart by.
  var identity: UInt64 { key != 0 ? key : UInt64(weakKey) }
}

/// A postal address, as features: symbols of its parts.
package struct AddressFeature: Sendable, Hashable, BitwiseCopyable {
  package var street: UInt32 = 0
  package var house: UInt32 = 0
  package var unit: UInt32 = 0
  package var city: UInt32 = 0
  package var postcode: UInt32 = 0
}

/// A custom identifier: symbols of its name and its value.
package struct IdentifierFeature: Sendable, Hashable, BitwiseCopyable {
  package var name: UInt32
  package var value: UInt32
}
