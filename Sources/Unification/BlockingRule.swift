import Normalization
import UnicodeText

/// A reason to compare two records: they have a key in common.
///
/// A pair is compared if it meets in any rule. The rules are chosen so that two records of one person
/// that share any evidence meet in at least one; see `Docs/matching.md`.
enum BlockingRule: Int, CaseIterable, Sendable {
  /// A phone number, by its last digits.
  case phone
  /// A mailbox.
  case email
  /// A local part, at whatever domain.
  case emailLocal
  /// A web address or profile.
  case link
  /// The UID.
  case uid
  /// A custom identifier.
  case identifier
  /// Given and family name, in any order, nicknames as the names they stand for.
  case name
  /// Given and family name, one of them with a slip.
  case nameSlip
  /// Given and family name by sound.
  case nameSound
  /// Family name and the given name's first letter, where one record has no more than that letter.
  case initial
  /// Family name by sound, and birthday, postal code or organization.
  case familyFact
  /// Given name and postal code, birthday or organization.
  case givenFact
  /// A custom identifier with a slip.
  case identifierSlip
  /// Two of street, house number, apartment and postal code.
  case address
  /// The birthday.
  case birthday

  /// The largest block whose pairs are all compared. A name that more people bear says too little by itself;
  /// its bearers still meet in the parts of the block that agree on anything else.
  var limit: Int {
    switch self {
    case .name, .nameSlip, .birthday: 30
    case .nameSound: 20
    default: 100
    }
  }

  /// Appends a record's keys; none where it lacks the parts.
  func appendKeys(
    _ record: Int, _ comparer: PairComparer, to keys: inout [UInt64]
  ) {
    let (store, index) = (comparer.store, comparer.index)
    let names = comparer.names.hashes
    let given = index.given[record]
    let family = index.family[record]
    switch self {
    case .phone:
      for position in store.phones.range(record) {
        let phone = store.phones.values[position]
        keys.append(key(UInt64(phone.weakKey), 1))
        if phone.weakKey == 0 { keys.append(key(phone.key, 2)) }
      }
    case .email:
      for position in store.emails.range(record) {
        keys.append(key(store.emails.values[position].key, 1))
      }
    case .emailLocal:
      for position in store.emails.range(record) {
        let email = store.emails.values[position]
        if email.localLength >= 5, !email.traits.contains(.role) {
          keys.append(key(email.local, 1))
        }
      }
    case .link:
      for position in store.links.range(record) {
        keys.append(key(store.links.values[position], 1))
      }
    case .uid:
      if store.uids[record] != 0 { keys.append(key(store.uids[record], 1)) }
    case .identifier:
      for position in store.identifiers.range(record) {
        let identifier = store.identifiers.values[position]
        guard index.isTellingIdentifier[Int(identifier.name)] else { continue }
        keys.append(
          key(
            comparer.identifierNames.hashes[Int(identifier.name)],
            comparer.identifierValues.hashes[Int(identifier.value)]))
      }
    case .identifierSlip:
      for position in store.identifiers.range(record) {
        let value = store.identifiers.values[position].value
        let near = index.similarIdentifiers.names(near: value)
        for other in near.indices {
          let (left, right) = (value, near[other])
          let hashes = comparer.identifierValues.hashes
          keys.append(
            key(
              min(hashes[Int(left)], hashes[Int(right)]), max(hashes[Int(left)], hashes[Int(right)])
            ))
        }
      }
    case .name: appendNames(record, comparer, to: &keys)
    case .nameSlip: appendSlips(record, comparer, to: &keys)
    case .nameSound:
      if given != 0, family != 0 {
        let (left, right) = (
          UInt64(index.sounds[Int(given)]), UInt64(index.sounds[Int(family)])
        )
        keys.append(key(min(left, right), max(left, right)))
      }
    case .initial:
      if given != 0, family != 0 {
        keys.append(key(names[Int(family)], UInt64(comparer.names.firstByte(given))))
      }
    case .familyFact:
      if family != 0 {
        appendFacts(record, UInt64(index.sounds[Int(family)]), comparer, to: &keys)
      }
    case .givenFact:
      if given != 0 { appendFacts(record, names[Int(given)], comparer, to: &keys) }
    case .address:
      for position in store.addresses.range(record) {
        let address = store.addresses.values[position]
        if address.postcode != 0, address.house != 0 {
          keys.append(
            key(
              comparer.postcodes.hashes[Int(address.postcode)],
              comparer.houses.hashes[Int(address.house)] ^ 3))
        }
        if address.postcode != 0, address.unit != 0 {
          keys.append(
            key(
              comparer.postcodes.hashes[Int(address.postcode)],
              comparer.units.hashes[Int(address.unit)] ^ 4))
        }
        guard address.street != 0 else { continue }
        let street = comparer.streets.hashes[Int(address.street)]
        if address.house != 0 {
          keys.append(key(street, comparer.houses.hashes[Int(address.house)]))
        }
        if address.postcode != 0 {
          keys.append(key(street, comparer.postcodes.hashes[Int(address.postcode)] ^ 1))
        }
      }
    case .birthday:
      if PackedDate(rawValue: store.birthdays[record]).isComplete {
        keys.append(key(UInt64(store.birthdays[record]), 1))
      }
    }
  }

  private func appendNames(
    _ record: Int, _ comparer: PairComparer, to keys: inout [UInt64]
  ) {
    let (store, index) = (comparer.store, comparer.index)
    let names = comparer.names.hashes
    let (given, family) = (index.given[record], index.family[record])
    guard given != 0, family != 0 else { return }
    func add(_ left: UInt64, _ right: UInt64) {
      keys.append(key(min(left, right), max(left, right)))
    }
    add(names[Int(given)], names[Int(family)])
    var classes: [NicknameID] = []
    NicknameTable.shared.appendClasses(of: index.nicknames[Int(given)], to: &classes)
    for one in classes { add(UInt64(one.rawValue), names[Int(family)]) }
    for position in store.names.range(record) {
      let token = store.names.values[position]
      if token.has(.family), token.symbol != family {
        add(names[Int(given)], names[Int(token.symbol)])
      } else if token.has(.previousFamily) {
        add(names[Int(given)], names[Int(token.symbol)])
      } else if token.has(.nickname) || token.has(.middle) {
        if comparer.names.length(token.symbol) > 1 {
          add(names[Int(token.symbol)], names[Int(family)])
        }
      }
    }
  }

  /// A key for every full name in the book that is one slip away from the record's.
  private func appendSlips(
    _ record: Int, _ comparer: PairComparer, to keys: inout [UInt64]
  ) {
    let index = comparer.index
    let names = comparer.names.hashes
    let (given, family) = (index.given[record], index.family[record])
    guard given != 0, family != 0 else { return }
    func add(_ one: UInt32, _ other: UInt32, _ same: UInt32, _ kind: UInt64) {
      let (left, right) = (names[Int(one)], names[Int(other)])
      keys.append(key(key(min(left, right), max(left, right)), names[Int(same)] ^ kind))
    }
    let givens = index.similarGiven.names(near: given)
    for position in givens.indices where index.fullNames.has(givens[position], family) {
      add(given, givens[position], family, 1)
    }
    let families = index.similarFamily.names(near: family)
    for position in families.indices where index.fullNames.has(given, families[position]) {
      add(family, families[position], given, 2)
    }
  }

  private func appendFacts(
    _ record: Int, _ name: UInt64, _ comparer: PairComparer, to keys: inout [UInt64]
  ) {
    let store = comparer.store
    for position in store.addresses.range(record) {
      let postcode = store.addresses.values[position].postcode
      if postcode != 0 { keys.append(key(name, comparer.postcodes.hashes[Int(postcode)])) }
    }
    if store.birthdays[record] != 0 { keys.append(key(name, UInt64(store.birthdays[record]))) }
    let organization = store.organizations[record]
    if organization != 0 {
      keys.append(key(name, comparer.organizations.hashes[Int(organization)] ^ 2))
    }
  }

  private func key(_ first: UInt64, _ second: UInt64) -> UInt64 {
    StableHash64.combine(StableHash64.combine(UInt64(rawValue + 1), first), second)
  }
}
