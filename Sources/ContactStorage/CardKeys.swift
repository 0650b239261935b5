package import ContactModel
import RecordStreams
import UnicodeText

/// Makes the store's own match keys; keeps its buffers from one contact to the next.
///
/// `version` is written into the store; a release that makes other keys of the same contact raises it and
/// rebuilds the table when it opens an older store.
package struct CardKeys {
  static let version: Int64 = 1

  private var text: [UInt8] = []

  package init() {}

  /// Appends the keys of names, mailboxes and numbers.
  package mutating func append(_ contact: Contact, to keys: inout [StoredKey]) {
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.part == .value, field.length > 0 else { continue }
      switch field.kind {
      case _ where Self.isName(field.kind):
        text.removeAll(keepingCapacity: true)
        TextFolder.fold(contact.bytes(of: field), into: &text)
        Self.appendWords(of: text.span, to: &keys)
      case .emailAddress:
        if let key = email(contact.bytes(of: field)) { keys.append(key) }
      case .phoneNumber:
        if let key = Self.phone(PhoneDigits(contact.bytes(of: field))) { keys.append(key) }
      default: break
      }
    }
  }

  private static func isName(_ kind: PropertyKind) -> Bool {
    switch kind {
    case .formattedName, .givenName, .middleName, .familyName, .previousFamilyName, .nickname,
      .organizationName, .phoneticGivenName, .phoneticFamilyName:
      true
    default: false
    }
  }

  /// The folded words that a name is found by.
  static func words(of contact: Contact) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.part == .value, isName(field.kind) else { continue }
      var folded: [UInt8] = []
      TextFolder.fold(contact.bytes(of: field), into: &folded)
      words += folded.split(whereSeparator: { !isWord($0) }).map(Array.init)
    }
    return words
  }

  /// The key of a mailbox: trimmed, without `mailto:`, without regard to case.
  package mutating func email(_ address: Span<UInt8>) -> StoredKey? {
    text.removeAll(keepingCapacity: true)
    var isASCII = true
    let start = address.hasPrefixIgnoringCase("mailto:") ? 7 : 0
    for index in start..<address.count {
      let byte = address[index]
      if byte <= 0x20 { continue }
      if byte >= 0x80 { isASCII = false }
      text.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    if !isASCII { text = Array(text.span.string.lowercased().utf8) }
    return text.isEmpty ? nil : Self.key(.email, text.span)
  }

  /// The key of a number's end.
  package static func phone(_ number: PhoneDigits) -> StoredKey? {
    let tail = Array(number.tail)
    return tail.isEmpty ? nil : key(.phoneTail, tail.span)
  }

  /// The key of a UID in a container.
  static func uid(_ uid: Span<UInt8>, container: Int64) -> StoredKey {
    let seed = UInt64(bitPattern: container) << 8 | UInt64(StoredKey.Kind.uid.rawValue)
    return StoredKey(kind: .uid, hash: StableHash64.hash(uid, seed: seed))
  }

  /// The key of a content in a container.
  static func content(_ fingerprint: ContentFingerprint, container: Int64) -> StoredKey {
    StoredKey(
      kind: .content,
      hash: StableHash64.combine(fingerprint.low, UInt64(bitPattern: container)))
  }

  private static func key(_ kind: StoredKey.Kind, _ bytes: Span<UInt8>) -> StoredKey {
    StoredKey(kind: kind, hash: StableHash64.hash(bytes, seed: UInt64(kind.rawValue)))
  }

  /// Appends a key for each word of folded text: its first eight bytes, so that keys sort as words do.
  static func appendWords(of folded: Span<UInt8>, to keys: inout [StoredKey]) {
    var index = 0
    while index < folded.count {
      while index < folded.count, !isWord(folded[index]) { index += 1 }
      let start = index
      while index < folded.count, isWord(folded[index]) { index += 1 }
      if index > start {
        keys.append(
          StoredKey(kind: .nameWord, hash: wordRange(folded.extracting(start..<index)).lowerBound))
      }
    }
  }

  /// The keys of all words that begin with `prefix`; of a longer prefix, those that share its first
  /// eight bytes.
  static func wordRange(_ prefix: Span<UInt8>) -> ClosedRange<UInt64> {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in 0..<8 {
      let byte: UInt8? = index < prefix.count ? prefix[index] : nil
      low = low << 8 | UInt64(byte ?? 0)
      high = high << 8 | UInt64(byte ?? 0xFF)
    }
    return low...high
  }

  /// Whether a byte of folded text is part of a word: ASCII letters and digits, and all else beyond.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}

extension StoredKey {
  /// The number in the table: signed, in the order of the hash.
  var storedHash: Int64 { Int64(bitPattern: hash ^ 1 << 63) }

  init(kind: UInt8, storedHash: Int64) {
    self.init(kind: Kind(rawValue: kind), hash: UInt64(bitPattern: storedHash) ^ 1 << 63)
  }
}
