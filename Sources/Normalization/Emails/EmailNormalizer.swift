import RecordStreams

/// Turns the text of an email address into its stored form and its match key.
///
///     var bytes: [UInt8] = []
///     if let key = normalizer.appendKey(of: text, to: &bytes) { … bytes[key.address] … }
///
/// Shape: what people and programs write (`"Jane" <Jane@Example.COM>`, `mailto:jane%40example.com`,
/// `jane@example.com.`) → one address, or `nil` when there is none. No look-up in any network.
/// A value without state: any number of threads share it.
///
/// - Complexity: O(length); nothing is allocated beyond `bytes` when the address is plain ASCII.
/// - Source: RFC 5321, RFC 5322, RFC 6531; rules of providers in `Docs/data-sources.md`.
package struct EmailNormalizer: Sendable {
  private let rules = EmailRules.shared

  package init() {}

  /// Appends the form that is stored: local part as typed, domain in lower case with Unicode labels.
  package func appendAddress(of text: Span<UInt8>, to bytes: inout [UInt8]) -> EmailForm? {
    let start = bytes.count
    guard let parts = EmailParser.append(text, to: &bytes) else {
      bytes.removeLast(bytes.count - start)
      return nil
    }
    return form(parts, in: bytes)
  }

  /// Appends the strong key: equal for two addresses only if mail to both reaches one mailbox.
  ///
  /// The local part is in lower case, though RFC 5321 §2.4 leaves that to the host; what the provider is
  /// known to ignore (Gmail's dots, `+tag`) is left out, and names of one provider's domain are one.
  package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) -> EmailForm? {
    let start = bytes.count
    guard var parts = EmailParser.append(text, to: &bytes) else {
      bytes.removeLast(bytes.count - start)
      return nil
    }
    LetterCase.lower(&bytes, in: &parts)
    MailDomain.toASCII(&bytes, &parts)
    let domainRules = EmailKeyRules.apply(rules, to: &bytes, &parts)
    var form = form(parts, in: bytes)
    form.flags.formUnion(domainRules)
    return form
  }

  private func form(_ parts: EmailParser.Parts, in bytes: [UInt8]) -> EmailForm {
    let all = bytes.span
    let domain = rules.rules(of: all.slice(parts.domainStart, parts.end))
    var flags = rules.roleFlags(of: all.slice(parts.start, parts.at))
    if domain.has(EmailRules.DomainRules.freemail) { flags.insert(.freemail) }
    if domain.has(EmailRules.DomainRules.disposable) { flags.insert(.disposable) }
    if domain.has(EmailRules.DomainRules.relay) { flags.insert(.relay) }
    return EmailForm(
      localPart: parts.start..<parts.at, domain: parts.domainStart..<parts.end, flags: flags)
  }
}
