import RecordStreams

/// A network that has profiles at known addresses.
struct SocialNetwork: Sendable {
  /// The name in keys.
  let name: StaticString
  /// The host, lower case, without `www.`.
  let host: StaticString
  /// What stands before the handle in the path: `in/`; empty for nothing.
  let prefix: StaticString

  /// Own compilation of facts, CC0.
  private static let all: [SocialNetwork] = [
    SocialNetwork(name: "twitter", host: "twitter.com", prefix: ""),
    SocialNetwork(name: "twitter", host: "x.com", prefix: ""),
    SocialNetwork(name: "facebook", host: "facebook.com", prefix: ""),
    SocialNetwork(name: "facebook", host: "fb.com", prefix: ""),
    SocialNetwork(name: "facebook", host: "fb.me", prefix: ""),
    SocialNetwork(name: "linkedin", host: "linkedin.com", prefix: "in/"),
    SocialNetwork(name: "instagram", host: "instagram.com", prefix: ""),
    SocialNetwork(name: "github", host: "github.com", prefix: ""),
    SocialNetwork(name: "gitlab", host: "gitlab.com", prefix: ""),
    SocialNetwork(name: "telegram", host: "t.me", prefix: ""),
    SocialNetwork(name: "youtube", host: "youtube.com", prefix: "@"),
    SocialNetwork(name: "tiktok", host: "tiktok.com", prefix: "@"),
    SocialNetwork(name: "medium", host: "medium.com", prefix: "@"),
    SocialNetwork(name: "threads", host: "threads.net", prefix: "@"),
    SocialNetwork(name: "bluesky", host: "bsky.app", prefix: "profile/"),
    SocialNetwork(name: "reddit", host: "reddit.com", prefix: "user/"),
    SocialNetwork(name: "xing", host: "xing.com", prefix: "profile/"),
    SocialNetwork(name: "flickr", host: "flickr.com", prefix: "people/"),
    SocialNetwork(name: "vk", host: "vk.com", prefix: ""),
    SocialNetwork(name: "pinterest", host: "pinterest.com", prefix: ""),
    SocialNetwork(name: "soundcloud", host: "soundcloud.com", prefix: ""),
    SocialNetwork(name: "twitch", host: "twitch.tv", prefix: ""),
  ]

  /// First parts of paths that are no profile.
  private static let reserved: [StaticString] = [
    "share", "sharer", "sharer.php", "pages", "groups", "events", "intent", "search", "home", "i",
    "p", "reel", "explore", "hashtag", "watch", "login", "about", "profile.php", "people", "c",
    "status", "settings", "help", "directory", "public", "orgs", "topics", "pub", "company",
  ]

  static func find(host: Span<UInt8>) -> SocialNetwork? {
    guard host.count <= 14 else { return nil }
    for network in all where host.isEqualIgnoringCase(to: network.host) { return network }
    return nil
  }

  /// Whether a known host begins at an offset.
  static func isHost(_ text: Span<UInt8>, at start: Int) -> Bool {
    for network in all where text.hasPrefixIgnoringCase(network.host, at: start) { return true }
    return false
  }

  /// Where the handle lies in a profile's address; empty when it is none.
  func handle(in text: Span<UInt8>, _ parts: URLParts) -> Range<Int> {
    let path = parts.path
    if text.slice(path).isEqualIgnoringCase(to: "profile.php") {
      return text.slice(parts.query).hasPrefix("id=")
        ? (parts.query.lowerBound + 3)..<parts.query.upperBound : 0..<0
    }
    guard text.slice(path).hasPrefixIgnoringCase(prefix) else { return 0..<0 }
    let start = path.lowerBound + prefix.utf8CodeUnitCount
    var end = start
    while end < path.upperBound, text[end] != UInt8(ascii: "/") { end += 1 }
    // Something behind the handle: a post, a repository; it says nothing of whose profile it is.
    if end + 1 < path.upperBound { return 0..<0 }
    let handle = text.slice(start, end)
    for word in Self.reserved where handle.isEqualIgnoringCase(to: word) { return 0..<0 }
    return start..<end
  }

  /// Appends a handle in lower case without `@`; takes all from `start` off when nothing is left of it.
  static func appendHandle(
    _ handle: Span<UInt8>, to bytes: inout [UInt8], from start: Int
  ) -> Bool {
    let before = bytes.count
    for index in handle.indices {
      var byte = handle[index]
      if byte <= 0x20 || (byte == UInt8(ascii: "@") && bytes.count == before) { continue }
      if byte &- 0x41 < 26 { byte |= 0x20 }
      bytes.append(byte)
    }
    if bytes.count > before { return true }
    bytes.removeLast(bytes.count - start)
    return false
  }

  /// Appends a service's name: letters and digits in lower case, `x` as twitter.
  static func appendName(_ service: Span<UInt8>, to bytes: inout [UInt8]) {
    if service.isEqualIgnoringCase(to: "x") {
      bytes.append("twitter")
      return
    }
    for index in service.indices {
      var byte = service[index]
      if byte &- 0x41 < 26 { byte |= 0x20 }
      if byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 { bytes.append(byte) }
    }
  }
}
