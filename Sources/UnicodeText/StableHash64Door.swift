/// A 64-bit hash of bytes that is the same in every run, process, platform and release.
///
/// For match keys and interning, where two different keys must practically never meet: it passes
/// avalanche tests, but is no defence against somebody who builds collisions on purpose.
///
/// Construction: words of the text, read as little-endian, are xored into secrets and multiplied
/// to 128 bits, whose halves are xored. The values are part of stored data; changing them means a new type.
package enum StableHash64 {
  /// Fractional parts of square roots of the first primes, as in FIPS 180-4.
  @usableFromInline static let secret0: UInt64 = 0x6A09_E667_F3BC_C909
  @usableFromInline static let secret1: UInt64 = 0xBB67_AE85_84CA_A73B
  @usableFromInline static let secret2: UInt64 = 0x3C6E_F372_FE94_F82B
  @usableFromInline static let secret3: UInt64 = 0xA54F_F53A_5F1D_36F1

  /// The hash of bytes; a seed tells apart kinds of keys that may hold the same text.
  ///
  /// - Complexity: O(length), about ten bytes a nanosecond on long text.
  @inlinable
  package static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe hash($0, seed: seed) }
  }

  /// Folds one more value into a hash, in order: `combine(a, b) != combine(b, a)`.
  @inlinable
  package static func combine(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    mix(hash ^ secret2, value ^ secret3)
  }

  @inlinable
  static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    // The last term keeps the other operand alive where one is zero.
    return product.high ^ product.low ^ (a &+ b)
  }

  @inlinable
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    let count = bytes.count
    var state = seed ^ secret0
    var a: UInt64 = 0
    var b: UInt64 = 0
    if count > 16 {
      var index = 0
      if count > 64 {
        var other = seed ^ secret3
        while index + 32 < count {
          state = unsafe mix(load8(bytes, index) ^ secret1, load8(bytes, index + 8) ^ state)
          other = unsafe mix(load8(bytes, index + 16) ^ secret2, load8(bytes, index + 24) ^ other)
          index += 32
        }
        state ^= other
      }
      while index + 16 < count {
        state = unsafe mix(load8(bytes, index) ^ secret1, load8(bytes, index + 8) ^ state)
        index += 16
      }
      a = unsafe load8(bytes, count - 16)
      b = unsafe load8(bytes, count - 8)
    } else if count >= 8 {
      a = unsafe load8(bytes, 0)
      b = unsafe load8(bytes, count - 8)
    } else if count >= 4 {
      a = unsafe load4(bytes, 0)
      b = unsafe load4(bytes, count - 4)
    } else if count > 0 {
      a = unsafe UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
    }
    return mix(secret1 ^ UInt64(truncatingIfNeeded: count), mix(a ^ secret1, b ^ state))
  }

  @inlinable
  static func load8(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
  }

  @inlinable
  static func load4(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    UInt64(unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian)
  }
}
