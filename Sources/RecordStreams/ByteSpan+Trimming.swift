extension Span<UInt8> {
  /// The part between two offsets.
  @inlinable
  @_lifetime(copy self)
  package func slice(_ start: Int, _ end: Int) -> Span<UInt8> {
    extracting(start..<end)
  }

  /// The bytes without spaces and tabs at both ends.
  @inlinable
  @_lifetime(copy self)
  package func trimmed() -> Span<UInt8> {
    var start = 0
    var end = count
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return extracting(start..<end)
  }

  /// Says whether every byte is below 0x80.
  @inlinable
  package var isASCII: Bool {
    var mask: UInt8 = 0
    for index in 0..<count { mask |= self[index] }
    return mask < 0x80
  }
}
