extension [UInt8] {
  /// Makes room for `count` more bytes, doubling, so that many small appends stay linear.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if capacity - self.count < count {
      reserveCapacity(Swift.max(self.count + count, 2 * capacity))
    }
  }

  /// Appends U+FFFD in UTF-8.
  @inline(__always)
  mutating func appendReplacement() {
    append(0xEF)
    append(0xBF)
    append(0xBD)
  }

  /// Appends a copy of bytes.
  @inline(__always)
  mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
