import RecordStreams
import UnicodeText

/// Domains of addresses: Unicode labels where stored, ASCII labels in keys.
enum MailDomain {
  /// Puts a domain in its stored form, lower case with Unicode labels; returns false if it cannot be one.
  static func canonicalize(_ domain: inout [UInt8]) -> Bool {
    while domain.last == 0x2E { domain.removeLast() }
    guard !domain.isEmpty, domain.first != 0x2E, !domain.contains(0x2F) else { return false }
    var form: [UInt8] = []
    // A name with faults is kept as ICU leaves it: mail may reach it all the same.
    DomainName.appendUnicode(domain.span, into: &form)
    guard !form.isEmpty else { return false }
    domain = form
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
