import RecordStreams

/// One match key: a kind and 64 bits.
public struct StoredKey: Sendable, Hashable, Comparable {
  /// The kind of key.
  public var kind: Kind
  /// A stable hash of the value.
  public var hash: UInt64

  /// Makes a key.
  public init(kind: Kind, hash: UInt64) {
    self.kind = kind
    self.hash = hash
  }

  /// What a key was made from.
  ///
  /// Kinds below 64 are the store's own; from 64 on they belong to the caller, and the store only
  /// compares them.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The stored number.
    public let rawValue: UInt8
    /// Makes a kind; callers use 64…255.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The UID within a container.
    public static let uid = Kind(rawValue: 1)
    /// The content within a container.
    public static let content = Kind(rawValue: 2)
    /// The first eight bytes of a folded word of the name; in the order of the bytes.
    public static let nameWord = Kind(rawValue: 3)
    /// A whole mailbox without regard to case.
    public static let email = Kind(rawValue: 4)
    /// The last digits of a phone number.
    public static let phoneTail = Kind(rawValue: 5)
    /// The first number that is the caller's.
    public static let firstOfCaller: UInt8 = 64
  }

  /// Says which comes first.
  public static func < (left: StoredKey, right: StoredKey) -> Bool {
    (left.kind.rawValue, left.hash) < (right.kind.rawValue, right.hash)
  }
}

/// The match keys that a caller stores with a contact, beyond the store's own.
public struct StoredKeys: Sendable, Hashable {
  /// The keys; order and repetition do not matter.
  public var keys: [StoredKey]

  /// Makes a set of keys.
  public init(_ keys: [StoredKey] = []) { self.keys = keys }

  /// No keys.
  public static let none = StoredKeys()
}

extension StoredKeys {
  /// The stored form: nine bytes a key, little-endian.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(keys.count * 9)
    for key in keys {
      bytes.append(key.kind.rawValue)
      for shift in stride(from: UInt64(0), through: 56, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: key.hash >> shift))
      }
    }
    return bytes
  }

  init(bytes: Span<UInt8>) {
    keys = []
    var index = 0
    while index + 9 <= bytes.count {
      var hash: UInt64 = 0
      for offset in 0..<8 { hash |= UInt64(bytes[index + 1 + offset]) << UInt64(8 * offset) }
      keys.append(StoredKey(kind: .init(rawValue: bytes[index]), hash: hash))
      index += 9
    }
  }
}
