import RecordStreams

/// Domain names as stored: lower case, Unicode labels.
enum DomainName {
  /// Puts a domain in its stored form; returns false if it cannot be one.
  static func canonicalize(_ domain: inout [UInt8]) -> Bool {
    var mask: UInt8 = 0
    for index in domain.indices {
      let byte = domain[index]
      mask |= byte
      if byte &- 0x41 < 26 { domain[index] = byte | 0x20 }
    }
    while domain.last == 0x2E { domain.removeLast() }
    return !domain.isEmpty && domain.first != 0x2E && !domain.contains(0x2F)
  }
}
