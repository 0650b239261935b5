import RecordStreams

/// Turns web addresses and profiles into keys that can be compared.
///
/// A value without state: any number of threads share it.
package struct URLNormalizer: Sendable {
  package init() {}

  /// Appends the key of a web address: without scheme, `www.` and slash at the end, host in lower case.
  ///
  /// `HTTPS://www.Example.com/People/` gives "example.com/People". Other schemes stay.
  ///
  /// - Returns: `false`, and nothing appended, when nothing is left.
  package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    VisibleText.append(text, to: &bytes)
    let key = URLParts(bytes.span.slice(start, bytes.count))
    bytes.removeSubrange(start..<(start + key.host.lowerBound))
    let hostEnd = start + key.host.count
    for index in start..<hostEnd where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    while bytes.count > start, bytes[bytes.count - 1] == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes.count > start
  }

  /// Appends `network:handle` for a profile's address of a known network: `twitter:ada`.
  ///
  /// - Returns: `false`, and nothing appended, when the address is no such profile.
  package func appendHandle(ofURL text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    let parts = URLParts(text)
    guard let network = SocialNetwork.find(host: text.slice(parts.host)) else { return false }
    let handle = network.handle(in: text, parts)
    guard !handle.isEmpty else { return false }
    bytes.append(network.name)
    bytes.append(UInt8(ascii: ":"))
    return SocialNetwork.appendHandle(text.slice(handle), to: &bytes, from: start)
  }

  /// Appends `network:handle` for a user name at a service: `twitter:ada`.
  ///
  /// - Returns: `false`, and nothing appended, when one of them is empty.
  package func appendHandle(
    service: Span<UInt8>, username: Span<UInt8>, to bytes: inout [UInt8]
  ) -> Bool {
    let start = bytes.count
    SocialNetwork.appendName(service, to: &bytes)
    guard bytes.count > start else { return false }
    bytes.append(UInt8(ascii: ":"))
    return SocialNetwork.appendHandle(username, to: &bytes, from: start)
  }
}
