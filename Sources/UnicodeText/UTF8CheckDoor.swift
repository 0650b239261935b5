/// Whether bytes are UTF-8, and what to do where they are not.
package enum UTF8Check {
  /// Whether all bytes are well-formed UTF-8.
  package static func isValid(_ bytes: Span<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in unsafe scan(buffer, from: 0) == buffer.count }
  }

  /// The index of the first byte that begins an ill-formed sequence, or `nil` if there is none.
  ///
  /// A sequence that the end of `bytes` cuts off counts as ill-formed; see `incompleteSuffix(of:)`.
  package static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    let end = unsafe bytes.withUnsafeBufferPointer { unsafe scan($0, from: 0) }
    return end == bytes.count ? nil : end
  }

  /// Whether all bytes are below 0x80.
  package static func isASCII(_ bytes: Span<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { unsafe endOfASCII($0, from: 0) == $0.count }
  }

  /// How many bytes at the start are below 0x80.
  package static func asciiPrefix(of bytes: Span<UInt8>) -> Int {
    unsafe bytes.withUnsafeBufferPointer { unsafe endOfASCII($0, from: 0) }
  }

  /// How many bytes at the end (0–3) begin a character that the next chunk may complete.
  package static func incompleteSuffix(of bytes: Span<UInt8>) -> Int {
    let count = bytes.count
    for length in 1...3 where length <= count {
      let byte = bytes[count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      guard needed > length else { return 0 }
      let tail = bytes.extracting((count - length)..<count)
      return maximalSubpart(of: tail, at: 0) == length ? length : 0
    }
    return 0
  }

  /// Appends well-formed UTF-8, U+FFFD for each ill-formed sequence, and returns how many those were.
  ///
  /// One U+FFFD stands for each maximal subpart, as the Unicode Standard (3.9) and the WHATWG advise.
  package static func repair(_ bytes: Span<UInt8>, into result: inout [UInt8]) -> Int {
    var replaced = 0
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      result.reserve(buffer.count)
      while true {
        let end = unsafe scan(buffer, from: start)
        unsafe result.append(contentsOf: buffer[start..<end])
        if end == buffer.count { return }
        result.appendReplacement()
        replaced += 1
        start = end + maximalSubpart(of: bytes, at: end)
      }
    }
    return replaced
  }

  /// The length of the ill-formed sequence at `index`: what still could have begun a character.
  private static func maximalSubpart(of bytes: Span<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let needed: Int
    switch lead {
    case 0xC2...0xDF: needed = 2
    case 0xE0...0xEF: needed = 3
    case 0xF0...0xF4: needed = 4
    default: return 1
    }
    var length = 1
    while length < needed, index + length < bytes.count {
      let byte = bytes[index + length]
      guard byte & 0xC0 == 0x80, length > 1 || isSecond(byte, after: lead) else { break }
      length += 1
    }
    return length
  }

  /// Whether a continuation byte may follow the lead byte (no overlong forms, no surrogates).
  @inline(__always)
  private static func isSecond(_ byte: UInt8, after lead: UInt8) -> Bool {
    switch lead {
    case 0xE0: byte >= 0xA0
    case 0xED: byte < 0xA0
    case 0xF0: byte >= 0x90
    case 0xF4: byte < 0x90
    default: true
    }
  }

  /// The first index from `start` on that is not ASCII, or the count.
  @inline(__always)
  private static func endOfASCII(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = unsafe UnsafeRawPointer(buffer.baseAddress) else { return 0 }
    let high: UInt64 = 0x8080_8080_8080_8080
    let count = buffer.count
    var index = start
    while index + 32 <= count {
      let a = unsafe base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let b = unsafe base.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
      let c = unsafe base.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self)
      let d = unsafe base.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self)
      if (a | b | c | d) & high != 0 { break }
      index += 32
    }
    while index + 8 <= count {
      let word = unsafe base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      if word & high != 0 { return index + (word & high).trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, unsafe base.load(fromByteOffset: index, as: UInt8.self) < 0x80 {
      index += 1
    }
    return index
  }

  /// The first index from `start` on where an ill-formed sequence begins, or the count.
  private static func scan(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let count = buffer.count
    var index = start
    while index < count {
      let lead = unsafe buffer[index]
      if lead < 0x80 {
        index = unsafe endOfASCII(buffer, from: index)
      } else if lead < 0xE0 {
        guard lead >= 0xC2, index + 1 < count, unsafe buffer[index + 1] & 0xC0 == 0x80
        else { return index }
        index += 2
      } else if lead < 0xF0 {
        guard index + 2 < count, unsafe buffer[index + 1] & 0xC0 == 0x80,
          unsafe buffer[index + 2] & 0xC0 == 0x80, unsafe isSecond(buffer[index + 1], after: lead)
        else { return index }
        index += 3
      } else {
        guard lead < 0xF5, index + 3 < count, unsafe buffer[index + 1] & 0xC0 == 0x80,
          unsafe buffer[index + 2] & 0xC0 == 0x80, unsafe buffer[index + 3] & 0xC0 == 0x80,
          unsafe isSecond(buffer[index + 1], after: lead)
        else { return index }
        index += 4
      }
    }
    return count
  }
}
