import Normalization
import UnicodeText

/// What follows from the columns and every comparison needs: frequencies, quick columns, sound codes.
///
/// Built once when the store is complete; about 40 bytes a record.
package struct FeatureIndex: Sendable {
  /// The first given name of each record, 0 for none.
  let given: [UInt32]
  /// The family name of each record as one word, 0 for none.
  let family: [UInt32]
  /// How many records have a name symbol as given name, as family name.
  let givenCounts: [UInt32]
  let familyCounts: [UInt32]
  let middleCounts: [UInt32]
  /// The number of characters of a name symbol.
  let lengths: [UInt8]
  /// The letters of a name symbol, one bit each, for a quick "cannot be similar".
  let letters: [UInt32]
  /// How a name symbol sounds, 0 for unknown.
  let sounds: [UInt32]
  let nicknames: [NicknameID]
  let streetCounts: [UInt32]
  let houseCounts: [UInt32]
  let unitCounts: [UInt32]
  let cityCounts: [UInt32]
  let postcodeCounts: [UInt32]
  let organizationCounts: [UInt32]
  let domainCounts: [UInt32]
  let identifierCounts: [UInt32]
  /// How many values each identifier name has.
  let identifierTotals: [Int]
  /// For every entry of `phones`, `emails`: how many different people were seen with the value.
  let phonePeople: [UInt16]
  let emailPeople: [UInt16]
  /// For every entry of `emails`: how many different people have the same local part.
  let localPeople: [UInt16]
  let linkPeople: [UInt16]
  /// The names one slip away from a name, among given and among family names.
  let similarGiven: SimilarNames
  let similarFamily: SimilarNames
  /// The identifiers one slip away from one, where identifiers are not so dense that this says nothing.
  let similarIdentifiers: SimilarNames
  /// The full names that are there.
  let fullNames: FullNameSet
  /// Which given and family names go together.
  let cultures: NameCultures
  let birthdayCounts: BirthdayCounts
  /// Identifier names that say something: a value of theirs occurs twice.
  let isTellingIdentifier: [Bool]
  /// How many records have the field at all.
  let recordsWithGiven: Int
  let recordsWithFamily: Int
  let recordsWithBirthday: Int
  let recordsWithAddress: Int
  let recordsWithOrganization: Int

  /// - Parameter threads: How many threads build it; the result does not depend on it.
  init(_ store: FeatureStore, threads: Int = 1) throws {
    let names = store[.name]
    var given = [UInt32](repeating: 0, count: store.count)
    var family = given
    var givenCounts = [UInt32](repeating: 0, count: names.count)
    var familyCounts = givenCounts
    var middleCounts = givenCounts
    for record in 0..<store.count {
      for index in store.names.range(record) {
        let token = store.names.values[index]
        switch NameRole(rawValue: token.roleCode) {
        case .given:
          if given[record] == 0 { given[record] = token.symbol }
          givenCounts[Int(token.symbol)] += 1
        case .middle: middleCounts[Int(token.symbol)] += 1
        case .family:
          if family[record] == 0 { family[record] = token.symbol }
          familyCounts[Int(token.symbol)] += 1
        case .familyJoined:
          family[record] = token.symbol
          familyCounts[Int(token.symbol)] += 1
        default: break
        }
      }
    }
    self.given = given
    self.family = family
    self.givenCounts = givenCounts
    self.familyCounts = familyCounts
    self.middleCounts = middleCounts
    recordsWithGiven = given.count { $0 != 0 }
    recordsWithFamily = family.count { $0 != 0 }
    let lengths: [UInt8] = (0..<names.count).map { symbol in
      let bytes = names.bytes(UInt32(symbol))
      var count = 0
      for position in 0..<bytes.count where bytes[position] & 0xC0 != 0x80 { count += 1 }
      return UInt8(clamping: count)
    }
    self.lengths = lengths
    fullNames = FullNameSet(given: given, family: family)
    letters = (0..<names.count).map { Self.letterSet(names.bytes(UInt32($0))) }
    let soundCodes = Self.soundCodes(names)
    sounds = soundCodes
    let nicknameTable = NicknameTable.shared
    nicknames = (0..<names.count).map { nicknameTable.identifier(of: names.bytes(UInt32($0))) }

    func counts<Row>(
      _ kind: SymbolKind, _ rows: [Row], _ symbol: (Row) -> UInt32
    ) -> [UInt32] {
      var counts = [UInt32](repeating: 0, count: store[kind].count)
      for row in rows { counts[Int(symbol(row))] += 1 }
      return counts
    }
    let addresses = store.addresses.values
    streetCounts = counts(.street, addresses) { $0.street }
    houseCounts = counts(.house, addresses) { $0.house }
    unitCounts = counts(.unit, addresses) { $0.unit }
    cityCounts = counts(.city, addresses) { $0.city }
    postcodeCounts = counts(.postcode, addresses) { $0.postcode }
    organizationCounts = counts(.organization, store.organizations) { $0 }
    identifierCounts = counts(.identifierValue, store.identifiers.values) { $0.value }
    domainCounts = counts(.domain, store.emails.values) { $0.domain }
    var totals = [Int](repeating: 0, count: store[.identifierName].count)
    for row in store.identifiers.values { totals[Int(row.name)] += 1 }
    identifierTotals = totals
    recordsWithAddress = addresses.count
    recordsWithOrganization = store.organizations.count { $0 != 0 }
    recordsWithBirthday = store.birthdays.count { $0 != 0 }
    birthdayCounts = BirthdayCounts(store.birthdays)
    isTellingIdentifier = Self.tellingIdentifiers(store)
    let parts = try FeatureIndexParts(
      store, given: given, family: family, givenCounts: givenCounts, familyCounts: familyCounts,
      lengths: lengths, sounds: soundCodes, isTelling: isTellingIdentifier, threads: threads)
    similarGiven = parts.similarGiven
    similarFamily = parts.similarFamily
    similarIdentifiers = parts.similarIdentifiers
    phonePeople = parts.phonePeople
    emailPeople = parts.emailPeople
    localPeople = parts.localPeople
    linkPeople = parts.linkPeople
    cultures = parts.cultures
  }

  private static func soundCodes(_ names: SymbolTable) -> [UInt32] {
    (0..<names.count).map { symbol in
      let word = names.bytes(UInt32(symbol))
      let key = PhoneticKey(word).primary
      let hash =
        key == 0 ? StableHash64.hash(word) : UInt64(key) &* 0x9E37_79B9_7F4A_7C15
      return symbol == 0 ? 0 : UInt32(truncatingIfNeeded: hash >> 32) | 1
    }
  }

  private static func letterSet(_ text: Span<UInt8>) -> UInt32 {
    var set: UInt32 = 0
    for index in 0..<text.count { set |= 1 << UInt32(text[index] & 31) }
    return set
  }

  /// An identifier whose values are all different in the book says nothing: no pair agrees on it, and
  /// that two rows differ in it is no contradiction.
  private static func tellingIdentifiers(_ store: FeatureStore) -> [Bool] {
    let rows = store.identifiers.values
    var isTelling = [Bool](repeating: false, count: store[.identifierName].count)
    var entries = rows.indices.map { position in
      KeyedRecord(
        key: rows[position].sortKey &* 0x9E37_79B9_7F4A_7C15,
        record: UInt32(truncatingIfNeeded: position))
    }
    KeyedRecord.sort(&entries)
    for index in entries.indices.dropFirst() where entries[index].key == entries[index - 1].key {
      isTelling[Int(rows[Int(entries[index].record)].name)] = true
    }
    return isTelling
  }
}

extension IdentifierFeature {
  var sortKey: UInt64 { UInt64(name) << 32 | UInt64(value) }
}

/// How often each birthday occurs.
struct BirthdayCounts: Sendable {
  private var days: [UInt32]
  private var counts: [UInt32] = []

  init(_ birthdays: [UInt32]) {
    days = birthdays.filter { $0 != 0 }.sorted()
    var unique: [UInt32] = []
    for day in days {
      if unique.last == day {
        counts[counts.count - 1] += 1
      } else {
        unique.append(day)
        counts.append(1)
      }
    }
    days = unique
  }

  subscript(day: UInt32) -> UInt32 {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low < days.count && days[low] == day ? counts[low] : 0
  }
}
