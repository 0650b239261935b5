import RecordStreams

/// Finds the address in a text that is more than a plain one; off the fast path.
enum EmailRepair {
  static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> EmailParser.Parts? {
    var clean = VisibleText.cleaned(text)
    removeScheme(&clean)
    takeAngleBrackets(&clean)
    trimPunctuation(&clean)
    guard let at = addressSign(in: clean), at > 0, at + 1 < clean.count else { return nil }
    var local = Array(clean[..<at])
    var domain = Array(clean[(at + 1)...])
    unquote(&local)
    guard !local.isEmpty, MailDomain.canonicalize(&domain) else { return nil }
    let start = bytes.count
    bytes.append(contentsOf: local)
    bytes.append(UInt8(ascii: "@"))
    bytes.append(contentsOf: domain)
    return EmailParser.Parts(start: start, at: start + local.count, end: bytes.count)
  }

  /// `mailto:jane%40example.com?subject=hi`: scheme and query go, percent signs are decoded.
  private static func removeScheme(_ text: inout [UInt8]) {
    guard text.span.hasPrefixIgnoringCase("mailto:") else { return }
    text.removeFirst(7)
    if let query = text.firstIndex(of: UInt8(ascii: "?")) { text.removeSubrange(query...) }
    PercentEncoding.decode(&text)
  }

  /// `Jane <jane@example.com>`: what the last pair of brackets holds.
  private static func takeAngleBrackets(_ text: inout [UInt8]) {
    guard let open = text.lastIndex(of: UInt8(ascii: "<")) else { return }
    let close = text[open...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
    guard text[open..<close].contains(UInt8(ascii: "@")) else { return }
    text = Array(text[(open + 1)..<close])
  }

  /// Marks and white space around an address that came along when it was copied.
  private static func trimPunctuation(_ text: inout [UInt8]) {
    let before = Array(" \t\r\n<([{,;:'".utf8)
    var after = Array(" \t\r\n>)}.,;:'".utf8)
    // "jane@[192.0.2.1]" ends with a bracket of its own.
    if !text.contains(UInt8(ascii: "[")) || text.first == UInt8(ascii: "[") {
      after.append(UInt8(ascii: "]"))
    }
    let end = (text.lastIndex { !after.contains($0) } ?? -1) + 1
    text.removeSubrange(end...)
    let start = text.firstIndex { !before.contains($0) } ?? text.count
    text.removeSubrange(..<start)
    removeComments(&text)
  }

  /// RFC 5322 comments beside the parts: `jane(work)@example.com`.
  private static func removeComments(_ text: inout [UInt8]) {
    guard let open = text.firstIndex(of: UInt8(ascii: "(")),
      let close = text[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    text.removeSubrange(open...close)
    while text.first == 0x20 { text.removeFirst() }
    while text.last == 0x20 { text.removeLast() }
  }

  /// The one `@` outside quotes; `nil` when there are several, or white space outside quotes.
  private static func addressSign(in text: [UInt8]) -> Int? {
    var at: Int?
    var isQuoted = false
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") { return nil }
      if byte == UInt8(ascii: "@") {
        guard at == nil else { return nil }
        at = index
      }
    }
    return isQuoted ? nil : at
  }

  /// `"quoted.user"` becomes `quoted.user` where the quotes are not needed.
  private static func unquote(_ local: inout [UInt8]) {
    guard local.count > 2, local.first == UInt8(ascii: "\""), local.last == UInt8(ascii: "\"")
    else {
      return
    }
    let inner = local.dropFirst().dropLast()
    let special = Array(" \"(),:;<>@[\\]\t".utf8)
    guard !inner.contains(where: special.contains) else { return }
    local = Array(inner)
  }
}
