#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Byte scans over spans by the C library's vectorized routines. Every pointer stays in this file.

extension Span<UInt8> {
  /// Returns the offset of the first `byte` at or after `start`, or `nil`.
  ///
  /// - Complexity: O(distance), at memchr speed.
  package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    unsafe withUnsafeBufferPointer { buffer -> Int? in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      guard let hit = unsafe memchr(base + start, Int32(byte), buffer.count - start) else {
        return nil
      }
      return unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }
  }

  /// Returns the offset of the last `byte` before `end`, or `nil`.
  @inlinable
  package func lastIndex(of byte: UInt8, before end: Int? = nil) -> Int? {
    var index = end ?? count
    while index > 0 {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }

  /// Counts how often `byte` occurs, eight bytes at a time.
  package func count(of byte: UInt8) -> Int {
    unsafe withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let sought = UInt64(byte) &* 0x0101_0101_0101_0101
      var total: UInt64 = 0
      var index = 0
      while index &+ 8 <= raw.count {
        // Every byte of `part` is a counter that goes up to 255.
        var part: UInt64 = 0
        let end = Swift.min(raw.count &- 8, index &+ 254 &* 8)
        while index <= end {
          let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ sought
          part &+= ~(((word & low) &+ low) | word | low) &>> 7
          index &+= 8
        }
        let pairs = (part & 0x00FF_00FF_00FF_00FF) &+ (part &>> 8 & 0x00FF_00FF_00FF_00FF)
        total &+= (pairs &* 0x0001_0001_0001_0001) &>> 48
      }
      while index < raw.count {
        if unsafe raw[index] == byte { total &+= 1 }
        index &+= 1
      }
      return Int(truncatingIfNeeded: total)
    }
  }

  /// Says whether both spans hold the same bytes.
  package func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count > 0 else { return true }
    return unsafe withUnsafeBufferPointer { left in
      unsafe other.withUnsafeBufferPointer { right in
        guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
          return true
        }
        return unsafe memcmp(leftBase, rightBase, left.count) == 0
      }
    }
  }

  /// Compares the bytes as unsigned numbers, shorter first when one is a prefix of the other.
  @inlinable
  package func isLess(than other: Span<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    var index = 0
    while index < shared {
      if self[index] != other[index] { return self[index] < other[index] }
      index += 1
    }
    return count < other.count
  }

  /// Says whether the bytes equal an ASCII literal.
  @inlinable
  package func isEqual(to literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    return hasPrefix(literal)
  }

  /// Says whether the bytes equal an ASCII literal but for the case of letters.
  ///
  /// - Parameter literal: Lower-case ASCII.
  @inlinable
  package func isEqualIgnoringCase(to literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    return hasPrefixIgnoringCase(literal)
  }

  /// Says whether the bytes begin with an ASCII literal.
  @inlinable
  package func hasPrefix(_ literal: StaticString, at start: Int = 0) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard start >= 0, start + length <= count else { return false }
    return unsafe withUnsafeBufferPointer { buffer in
      for index in 0..<length {
        if unsafe buffer[start + index] != literal.utf8Start[index] { return false }
      }
      return true
    }
  }

  /// Says whether the bytes begin with an ASCII literal but for the case of letters.
  ///
  /// - Parameter literal: Lower-case ASCII.
  @inlinable
  package func hasPrefixIgnoringCase(_ literal: StaticString, at start: Int = 0) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard start >= 0, start + length <= count else { return false }
    return unsafe withUnsafeBufferPointer { buffer in
      for index in 0..<length {
        var byte = unsafe buffer[start + index]
        if byte &- 0x41 < 26 { byte |= 0x20 }
        if unsafe byte != literal.utf8Start[index] { return false }
      }
      return true
    }
  }

  /// A String of the bytes; ill-formed UTF-8 becomes U+FFFD.
  package var string: String {
    unsafe withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer, as: UTF8.self)
    }
  }
}

extension [UInt8] {
  /// Appends all bytes of `span` in one copy.
  @inlinable
  package mutating func append(_ span: Span<UInt8>) {
    unsafe span.withUnsafeBufferPointer { buffer in
      unsafe append(contentsOf: buffer)
    }
  }

  /// Appends an ASCII literal.
  @inlinable
  package mutating func append(_ literal: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a decimal number.
  @inlinable
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var magnitude = number.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(magnitude % 10))
      magnitude /= 10
    } while magnitude > 0
    self[start...].reverse()
  }

  /// Makes an array that holds a copy of the span's bytes.
  @inlinable
  package init(copying span: Span<UInt8>) {
    self = unsafe span.withUnsafeBufferPointer { buffer in unsafe [UInt8](buffer) }
  }
}
