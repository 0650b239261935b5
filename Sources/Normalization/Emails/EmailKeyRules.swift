import RecordStreams

/// What providers ignore in an address, applied to an address in lower case at the end of a buffer.
enum EmailKeyRules {
  typealias Bits = EmailRules.DomainRules

  /// Rewrites the address to its key; returns the flags that the original has and the key has no more.
  static func apply(
    _ rules: EmailRules, to bytes: inout [UInt8], _ parts: inout EmailParser.Parts
  ) -> EmailFlags {
    var flags: EmailFlags = []
    var domain = rules.rules(of: bytes.span.slice(parts.domainStart, parts.end))
    if domain.bits == 0, replaceSubdomain(rules, &bytes, &parts) {
      domain = rules.rules(of: bytes.span.slice(parts.domainStart, parts.end))
      flags.insert(.tagged)
    }
    guard domain.bits & ~(Bits.freemail | Bits.disposable | Bits.relay) != 0 else { return flags }
    var end = parts.at
    if domain.has(Bits.plus) {
      for index in parts.start..<parts.at where bytes[index] == UInt8(ascii: "+") {
        if index > parts.start {
          end = index
          flags.insert(.tagged)
        }
        break
      }
    }
    var kept = parts.start
    for index in parts.start..<end {
      let byte = bytes[index]
      if domain.has(Bits.noDots), byte == 0x2E { continue }
      if domain.has(Bits.noPunctuation), byte == 0x2E || byte == 0x2D || byte == 0x5F { continue }
      bytes[kept] = domain.has(Bits.dotsAreHyphens) && byte == 0x2E ? 0x2D : byte
      kept += 1
    }
    // A local part of dots alone is no address of that provider; it stays what it is.
    if kept == parts.start { return flags }
    if kept < parts.at {
      bytes.removeSubrange(kept..<parts.at)
      parts.end -= parts.at - kept
      parts.at = kept
    }
    if domain.keyDomain > 0 {
      bytes.removeLast(bytes.count - parts.domainStart)
      bytes.append(contentsOf: rules.keyDomain(domain.keyDomain))
      parts.end = bytes.count
    }
    return flags
  }

  /// `tag@user.fastmail.com` becomes `user@fastmail.com`.
  private static func replaceSubdomain(
    _ rules: EmailRules, _ bytes: inout [UInt8], _ parts: inout EmailParser.Parts
  ) -> Bool {
    guard let dot = bytes.span.slice(parts.domainStart, parts.end).firstIndex(of: 0x2E), dot > 0
    else { return false }
    let parent = parts.domainStart + dot + 1
    guard rules.rules(of: bytes.span.slice(parent, parts.end)).has(Bits.subdomains) else {
      return false
    }
    let user = parts.domainStart..<(parts.domainStart + dot)
    let shift = parts.domainStart - parts.start
    bytes[parent - 1] = UInt8(ascii: "@")
    bytes.removeSubrange(parts.start..<parts.domainStart)
    parts.at = user.upperBound - shift
    parts.end -= shift
    return true
  }
}
