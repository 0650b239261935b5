/// The identifier of a card, a container or a group in a store: a random UUID (version 4).
///
/// Printed in upper case with dashes, stored as 16 bytes. Stable for the life of the card.
public struct CardIdentifier: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first eight bytes, big-endian.
  package let high: UInt64
  /// The last eight bytes, big-endian.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes a new identifier.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  package init(using generator: inout some RandomNumberGenerator) {
    high = generator.next() & ~0xF000 | 0x4000
    low = generator.next() & ~(3 << 62) | 2 << 62
  }

  /// Reads a UUID, in either case.
  ///
  /// - Returns: `nil` for anything that is not 32 hexadecimal digits with dashes in their places.
  public init?(_ text: String) {
    let utf8 = Array(text.utf8)
    guard utf8.count == 36 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    var digits = 0
    for (index, byte) in utf8.enumerated() {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == 0x2D else { return nil }
        continue
      }
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      if digits < 16 {
        halves.0 = halves.0 << 4 | UInt64(digit)
      } else {
        halves.1 = halves.1 << 4 | UInt64(digit)
      }
      digits += 1
    }
    self.init(high: halves.0, low: halves.1)
  }

  /// The 16 bytes that are stored.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    for half in [high, low] {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: half >> shift))
      }
    }
    return bytes
  }

  /// Reads the 16 bytes that are stored.
  package init?(bytes: Span<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for index in 0..<8 {
      halves.0 = halves.0 << 8 | UInt64(bytes[index])
      halves.1 = halves.1 << 8 | UInt64(bytes[index + 8])
    }
    self.init(high: halves.0, low: halves.1)
  }

  /// The UUID in upper case, e.g. `1F0A3C52-6E1B-4C0D-9A77-0B8E5D3F2A11`.
  public var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 6 || index == 8 || index == 10 { text.append(0x2D) }
      for digit in [byte >> 4, byte & 15] { text.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Says which comes first.
  public static func < (left: CardIdentifier, right: CardIdentifier) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension CardIdentifier {
  /// New identifiers in ascending order: given out one after another, they go into an index in the index's
  /// own order, which is several times faster than in any other.
  static func sorted(count: Int) -> [CardIdentifier] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in CardIdentifier(using: &generator) }.sorted()
  }
}
