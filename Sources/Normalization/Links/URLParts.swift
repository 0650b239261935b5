import RecordStreams

/// Where host, path and query of a web address lie.
struct URLParts {
  /// The host, without scheme and `www.`; the rest of the text follows it.
  private(set) var host: Range<Int>
  /// The path behind the host, without its first slash.
  private(set) var path: Range<Int>
  /// The query, without its question mark.
  private(set) var query: Range<Int>

  init(_ text: Span<UInt8>) {
    var start = 0
    for scheme: StaticString in ["http://", "https://", "//"]
    where text.hasPrefixIgnoringCase(scheme) {
      start = scheme.utf8CodeUnitCount
    }
    for prefix: StaticString in ["www.", "m.", "mobile."]
    where text.hasPrefixIgnoringCase(prefix, at: start) {
      let isWorldWideWeb = prefix.utf8CodeUnitCount == 4
      if isWorldWideWeb || SocialNetwork.isHost(text, at: start + prefix.utf8CodeUnitCount) {
        start += prefix.utf8CodeUnitCount
        break
      }
    }
    var index = start
    while index < text.count, !Self.endsHost(text[index]) { index += 1 }
    host = start..<index
    if index < text.count, text[index] == UInt8(ascii: "/") { index += 1 }
    let pathStart = index
    while index < text.count, text[index] != UInt8(ascii: "?"), text[index] != UInt8(ascii: "#") {
      index += 1
    }
    path = pathStart..<index
    let queryStart = min(index + 1, text.count)
    query = queryStart..<text.count
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
