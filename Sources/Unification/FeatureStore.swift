package import Normalization
package import RecordStreams

/// What decides whether records are the same, in columns: about 130 bytes a record.
///
/// Filled record by record (`begin…`, `add…`, `endRecord`), or batch by batch: a batch is a store of its
/// own that another thread filled; `append(_:)` in input order makes the whole, with symbol numbers
/// that do not depend on the number of threads.
package struct FeatureStore: Sendable {
  package internal(set) var references: [RecordReference] = []
  /// A hash of everything the record says; equal for exact duplicates, whatever their place.
  package internal(set) var fingerprints: [UInt64] = []
  package internal(set) var names = Ragged<NameFeature>()
  package internal(set) var phones = Ragged<PhoneFeature>()
  package internal(set) var emails = Ragged<EmailFeature>()
  package internal(set) var addresses = Ragged<AddressFeature>()
  package internal(set) var identifiers = Ragged<IdentifierFeature>()
  /// Hashes of web addresses, profiles, instant message addresses.
  package internal(set) var links = Ragged<UInt64>()
  package internal(set) var uids: [UInt64] = []
  /// Year × 512 + month × 32 + day; 0 for none; parts may be 0.
  package internal(set) var birthdays: [UInt32] = []
  package internal(set) var organizations: [UInt32] = []
  package internal(set) var generations: [UInt8] = []
  package internal(set) var kinds: [UInt8] = []
  package internal(set) var symbols = [SymbolTable](
    repeating: SymbolTable(), count: SymbolKind.allCases.count)

  private var open = OpenRecord()

  package init() {}

  /// The number of records.
  package var count: Int { references.count }

  package subscript(kind: SymbolKind) -> SymbolTable { symbols[kind.rawValue] }

  /// The single values of the record being added.
  private struct OpenRecord: Sendable {
    var uid: UInt64 = 0
    var birthday: UInt32 = 0
    var organization: UInt32 = 0
    var generation: UInt8 = 0
    var kind: UInt8 = 0
  }
}

extension FeatureStore {
  package mutating func intern(_ kind: SymbolKind, _ text: Span<UInt8>) -> UInt32 {
    symbols[kind.rawValue].intern(text)
  }

  package mutating func addName(_ role: NameRole, _ folded: Span<UInt8>) {
    guard !folded.isEmpty else { return }
    names.append(NameFeature(role, intern(.name, folded)))
  }

  package mutating func addPhone(_ phone: PhoneFeature) {
    for index in phones.openRow where phones.values[index].identity == phone.identity { return }
    phones.append(phone)
  }

  package mutating func addEmail(_ email: EmailFeature) {
    for index in emails.openRow where emails.values[index].key == email.key { return }
    emails.append(email)
  }

  package mutating func addAddress(_ address: AddressFeature) {
    guard address != AddressFeature() else { return }
    for index in addresses.openRow where addresses.values[index] == address { return }
    addresses.append(address)
  }

  package mutating func addIdentifier(_ identifier: IdentifierFeature) {
    guard identifier.value != 0 else { return }
    for index in identifiers.openRow where identifiers.values[index] == identifier { return }
    identifiers.append(identifier)
  }

  package mutating func addLink(_ key: UInt64) {
    for index in links.openRow where links.values[index] == key { return }
    links.append(key)
  }

  package mutating func setUID(_ hash: UInt64) { open.uid = hash }
  package mutating func setOrganization(_ symbol: UInt32) { open.organization = symbol }
  package mutating func setGeneration(_ generation: NameGeneration) {
    open.generation = generation.rawValue
  }
  package mutating func setKind(_ kind: RecordKind) { open.kind = kind.rawValue }
  package mutating func setBirthday(_ date: PackedDate) { open.birthday = date.rawValue }

  /// Ends the record: its values are those added since the last one ended.
  package mutating func endRecord(at provenance: Provenance, fingerprint: UInt64) {
    references.append(RecordReference(provenance))
    fingerprints.append(fingerprint)
    uids.append(open.uid)
    birthdays.append(open.birthday)
    organizations.append(open.organization)
    generations.append(open.generation)
    kinds.append(open.kind)
    names.endRow()
    phones.endRow()
    emails.endRow()
    addresses.endRow()
    identifiers.endRow()
    links.endRow()
    open = OpenRecord()
  }

  /// Adds the records of a batch behind the ones here.
  ///
  /// - Complexity: O(records + texts of the batch).
  package mutating func append(_ batch: FeatureStore) {
    var numbers: [[UInt32]] = []
    for kind in symbols.indices { numbers.append(symbols[kind].absorb(batch.symbols[kind])) }
    func number(_ kind: SymbolKind, _ symbol: UInt32) -> UInt32 {
      numbers[kind.rawValue][Int(symbol)]
    }
    names.append(contentsOf: batch.names) { token in
      NameFeature(bits: token.bits & 0xF000_0000 | number(.name, token.symbol))
    }
    phones.append(contentsOf: batch.phones) { $0 }
    links.append(contentsOf: batch.links) { $0 }
    emails.append(contentsOf: batch.emails) { email in
      var email = email
      email.domain = number(.domain, email.domain)
      return email
    }
    addresses.append(contentsOf: batch.addresses) { address in
      AddressFeature(
        street: number(.street, address.street), house: number(.house, address.house),
        unit: number(.unit, address.unit), city: number(.city, address.city),
        postcode: number(.postcode, address.postcode))
    }
    identifiers.append(contentsOf: batch.identifiers) { identifier in
      IdentifierFeature(
        name: number(.identifierName, identifier.name),
        value: number(.identifierValue, identifier.value))
    }
    references.append(contentsOf: batch.references)
    fingerprints.append(contentsOf: batch.fingerprints)
    uids.append(contentsOf: batch.uids)
    birthdays.append(contentsOf: batch.birthdays)
    organizations.append(
      contentsOf: batch.organizations.map { number(.organization, $0) })
    generations.append(contentsOf: batch.generations)
    kinds.append(contentsOf: batch.kinds)
  }

  /// Brings the records into another order, column by column.
  mutating func reorder(_ order: [UInt32]) {
    func reordered<Element>(_ column: [Element]) -> [Element] { order.map { column[Int($0)] } }
    references = reordered(references)
    fingerprints = reordered(fingerprints)
    uids = reordered(uids)
    birthdays = reordered(birthdays)
    organizations = reordered(organizations)
    generations = reordered(generations)
    kinds = reordered(kinds)
    names.reorder(order)
    phones.reorder(order)
    emails.reorder(order)
    addresses.reorder(order)
    identifiers.reorder(order)
    links.reorder(order)
  }
}
