import RecordStreams
import UnicodeText

/// Domains of addresses: Unicode labels where stored, ASCII labels in keys.
enum MailDomain {
  /// Puts a domain in its stored form, lower case with Unicode labels; returns false if it cannot be one.
  static func canonicalize(_ domain: inout [UInt8]) -> Bool {
    while domain.last == 0x2E { domain.removeLast() }
    var form: [UInt8] = []
    // A name with faults is kept as ICU leaves it: mail may reach it all the same.
    DomainName.appendUnicode(domain.span, into: &form)
    while form.last == 0x2E { form.removeLast() }
    guard !form.isEmpty, form.first != 0x2E, isPlausible(form) else { return false }
    domain = form
    return true
  }

  /// Letters, digits, hyphens, dots and underscores, or an address in square brackets (RFC 5321 §4.1.3).
  private static func isPlausible(_ domain: [UInt8]) -> Bool {
    let isLiteral = domain.first == UInt8(ascii: "[") && domain.last == UInt8(ascii: "]")
    let span = domain.span
    for index in span.indices {
      let byte = span[index]
      let isName = byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x2D < 2 || byte == 0x5F
      if isName || byte &- 0x30 < 10 {
        if span.hasPrefix("\u{FFFD}", at: index) { return false }
        continue
      }
      let isBracket = index == 0 || index == span.count - 1
      guard isLiteral, isBracket || byte == UInt8(ascii: ":") else { return false }
    }
    return true
  }

  /// Turns the domain at the end of a buffer into ASCII labels.
  static func toASCII(_ bytes: inout [UInt8], _ parts: inout EmailParser.Parts) {
    guard !bytes.span.slice(parts.domainStart, parts.end).isASCII else { return }
    var form: [UInt8] = []
    DomainName.appendASCII(bytes.span.slice(parts.domainStart, parts.end), into: &form)
    guard !form.isEmpty else { return }
    bytes.removeLast(bytes.count - parts.domainStart)
    bytes.append(contentsOf: form)
    parts.end = bytes.count
  }
}
