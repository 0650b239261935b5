import RecordStreams

/// Lower case without a locale.
enum LetterCase {
  /// Puts the local part in lower case, by Unicode's full mapping; the domain is so already.
  static func lower(_ bytes: inout [UInt8], in parts: inout EmailParser.Parts) {
    var mask: UInt8 = 0
    for index in parts.start..<parts.at {
      let byte = bytes[index]
      mask |= byte
      if byte &- 0x41 < 26 { bytes[index] = byte | 0x20 }
    }
    guard mask >= 0x80 else { return }
    let lowered = Array(bytes.span.slice(parts.start, parts.at).string.lowercased().utf8)
    let growth = lowered.count - (parts.at - parts.start)
    bytes.replaceSubrange(parts.start..<parts.at, with: lowered)
    parts.at += growth
    parts.end += growth
  }
}
