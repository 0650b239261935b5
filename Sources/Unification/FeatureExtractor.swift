package import ContactModel
package import Normalization
import RecordStreams
import UnicodeText

/// Reads out of contacts what decides whether two are the same, and adds it to a store.
///
/// One for each thread; each batch of contacts gets a store of its own, and the stores are put together
/// in input order. What a contact yields does not depend on the contacts before it.
package struct FeatureExtractor: ~Copyable {
  private let nameNormalizer = NameNormalizer()
  private let phoneNormalizer: PhoneNormalizer
  private let emailNormalizer = EmailNormalizer()
  private let addressNormalizer = AddressNormalizer()
  private let organizationNormalizer = OrganizationNormalizer()
  private let dateNormalizer = DateNormalizer()
  private let urlNormalizer = URLNormalizer()
  private var transliterator = NameTransliterator()
  private var tokens = NameTokens()
  private var scratch: [UInt8] = []
  private var joined: [UInt8] = []

  /// Makes an extractor.
  ///
  /// - Parameter defaultRegion: The country whose numbers are written without calling code.
  package init(defaultRegion: CountryCode = .none) {
    phoneNormalizer = PhoneNormalizer(defaultRegion: defaultRegion)
  }

  /// Adds one contact's features to a store.
  ///
  /// - Complexity: O(bytes of the contact), pictures and notes are only hashed.
  package mutating func add(_ contact: Contact, to store: inout FeatureStore) {
    let fingerprint = RecordFingerprint.of(contact)
    if let kind = contact.first(.contactType), contact.bytes(of: kind).isEqual(to: "group") {
      // A list of contacts is no person; only the very same list is the same.
      store.endRecord(at: contact.provenance, fingerprint: fingerprint)
      return
    }
    addNames(contact, &store)
    let region = phoneNormalizer.region(for: contact)
    var index = 0
    while index < contact.fieldCount {
      let field = contact.field(at: index)
      let end = contact.endOfProperty(at: index)
      switch field.kind {
      case .phoneNumber: addPhone(contact.bytes(of: field), region, &store)
      case .emailAddress: addEmail(contact.bytes(of: field), &store)
      case .postalAddress: addAddress(contact, index..<end, &store)
      case .organizationName: addOrganization(contact.bytes(of: field), &store)
      case .birthday where field.part == .value:
        store.setBirthday(dateNormalizer.key(of: contact.bytes(of: field)))
      case .urlAddress: addLink(contact.bytes(of: field), &store)
      case .socialProfile, .instantMessage: addHandle(contact, index..<end, &store)
      case .customIdentifier: addIdentifier(contact, index..<end, &store)
      case .uid where field.length > 0:
        store.setUID(StableHash64.hash(contact.bytes(of: field)))
      default: break
      }
      index = end
    }
    store.endRecord(at: contact.provenance, fingerprint: fingerprint)
  }

  // MARK: Names

  private mutating func addNames(_ contact: Contact, _ store: inout FeatureStore) {
    nameNormalizer.tokenize(contact, into: &tokens)
    if tokens.generation != .none { store.setGeneration(tokens.generation) }
    let tokens = self.tokens
    if tokens.isLikelyOrganization {
      store.setKind(.organization)
      addOrganizationName(tokens, &store)
      return
    }
    var givenCount = 0
    for token in tokens.tokens {
      switch token.part {
      case .given:
        addName(givenCount == 0 ? .given : .middle, tokens.bytes(of: token), &store)
        givenCount += 1
      case .middle: addName(.middle, tokens.bytes(of: token), &store)
      case .family: addName(.family, tokens.bytes(of: token), &store)
      case .nickname: addName(.nickname, tokens.bytes(of: token), &store)
      case .previousFamily: addName(.previousFamily, tokens.bytes(of: token), &store)
      case .particle: break
      }
    }
    addJoined([.particle, .family], as: .familyJoined, of: tokens, &store)
    addJoined([.given, .middle], as: .givenJoined, of: tokens, &store)
  }

  /// An organization or role typed into the name fields: one name, whatever field its words are in.
  private mutating func addOrganizationName(_ tokens: NameTokens, _ store: inout FeatureStore) {
    var words: [UInt8] = []
    for token in tokens.tokens where token.part != .nickname {
      if !words.isEmpty { words.append(0x20) }
      words.append(tokens.bytes(of: token))
    }
    var key: [UInt8] = []
    organizationNormalizer.appendKey(of: words.span, to: &key)
    if key.isEmpty { key = words }
    store.addName(.family, key.span)
  }

  private mutating func addName(
    _ role: NameRole, _ word: Span<UInt8>, _ store: inout FeatureStore
  ) {
    scratch.removeAll(keepingCapacity: true)
    if transliterator.appendLatin(word, to: &scratch) {
      store.addName(role, scratch.span)
    } else {
      store.addName(role, word)
    }
  }

  /// A name of several words also as one word, so that "van der Berg" meets "Vanderberg".
  private mutating func addJoined(
    _ parts: [NamePart], as role: NameRole, of tokens: NameTokens, _ store: inout FeatureStore
  ) {
    joined.removeAll(keepingCapacity: true)
    var words = 0
    for token in tokens.tokens where parts.contains(token.part) {
      words += 1
      let word = tokens.bytes(of: token)
      if !transliterator.appendLatin(word, to: &joined) { joined.append(word) }
    }
    if words > 1 { store.addName(role, joined.span) }
  }

  // MARK: Ways to reach somebody

  private mutating func addPhone(
    _ text: Span<UInt8>, _ region: CountryCode, _ store: inout FeatureStore
  ) {
    let form = phoneNormalizer.form(of: text, region: region)
    guard form.key != 0 || form.weakKey != 0 else { return }
    store.addPhone(
      PhoneFeature(
        key: form.key, weakKey: UInt32(truncatingIfNeeded: form.weakKey),
        traits: form.isService ? .shared : []))
  }

  private mutating func addEmail(_ text: Span<UInt8>, _ store: inout FeatureStore) {
    scratch.removeAll(keepingCapacity: true)
    guard let form = emailNormalizer.appendKey(of: text, to: &scratch) else { return }
    let bytes = scratch.span
    var traits: ValueTraits = []
    if form.flags.contains(.freemail) { traits.insert(.freeMail) }
    if form.flags.isShared { traits.insert(.role) }
    var digits = 0
    for position in form.localPart where bytes[position] &- 0x30 < 10 { digits += 1 }
    if digits > 1 { traits.insert(.numbered) }
    store.addEmail(
      EmailFeature(
        key: StableHash64.hash(bytes.slice(form.address.lowerBound, form.address.upperBound)),
        local: StableHash64.hash(bytes.slice(form.localPart.lowerBound, form.localPart.upperBound)),
        domain: store.intern(.domain, bytes.slice(form.domain.lowerBound, form.domain.upperBound)),
        traits: traits, localLength: UInt8(clamping: form.localPart.count)))
  }

  private mutating func addLink(_ text: Span<UInt8>, _ store: inout FeatureStore) {
    scratch.removeAll(keepingCapacity: true)
    guard
      urlNormalizer.appendHandle(ofURL: text, to: &scratch)
        || urlNormalizer.appendKey(of: text, to: &scratch)
    else { return }
    store.addLink(StableHash64.hash(scratch.span))
  }

  private mutating func addHandle(
    _ contact: Contact, _ fields: Range<Int>, _ store: inout FeatureStore
  ) {
    var value: Field?
    var service: Field?
    var username: Field?
    for index in fields {
      let field = contact.field(at: index)
      guard field.length > 0 else { continue }
      switch field.part {
      case .value: value = field
      case .service: service = field
      case .username: username = field
      default: break
      }
    }
    scratch.removeAll(keepingCapacity: true)
    if let service, let name = username ?? value,
      urlNormalizer.appendHandle(
        service: contact.bytes(of: service), username: contact.bytes(of: name), to: &scratch)
    {
      store.addLink(StableHash64.hash(scratch.span))
    } else if let value {
      addLink(contact.bytes(of: value), &store)
    }
  }

  // MARK: The rest

  private mutating func addAddress(
    _ contact: Contact, _ fields: Range<Int>, _ store: inout FeatureStore
  ) {
    scratch.removeAll(keepingCapacity: true)
    let form = addressNormalizer.appendKey(of: contact, fields: fields, to: &scratch)
    let bytes = scratch.span
    func symbol(_ kind: SymbolKind, _ range: Range<Int>, _ store: inout FeatureStore) -> UInt32 {
      store.intern(kind, bytes.slice(range.lowerBound, range.upperBound))
    }
    store.addAddress(
      AddressFeature(
        street: symbol(.street, form.street, &store),
        house: symbol(.house, form.houseNumber, &store), unit: symbol(.unit, form.unit, &store),
        city: symbol(.city, form.city, &store),
        postcode: symbol(.postcode, form.postalCode, &store)))
  }

  private mutating func addOrganization(_ text: Span<UInt8>, _ store: inout FeatureStore) {
    scratch.removeAll(keepingCapacity: true)
    organizationNormalizer.appendKey(of: text, to: &scratch)
    store.setOrganization(store.intern(.organization, scratch.span))
  }

  private mutating func addIdentifier(
    _ contact: Contact, _ fields: Range<Int>, _ store: inout FeatureStore
  ) {
    var name = SymbolTable.none
    var value = SymbolTable.none
    for index in fields {
      let field = contact.field(at: index)
      scratch.removeAll(keepingCapacity: true)
      TextFolder.fold(contact.bytes(of: field), into: &scratch)
      if field.part == .label { name = store.intern(.identifierName, scratch.span) }
      if field.part == .value { value = store.intern(.identifierValue, scratch.span) }
    }
    store.addIdentifier(IdentifierFeature(name: name, value: value))
  }
}
