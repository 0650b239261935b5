import RecordStreams

/// What can be seen of a text: invisible characters and odd white space out.
enum VisibleText {
  /// A copy without invisible characters, white space of all kinds as one space, none at the ends.
  static func cleaned(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    append(text, to: &bytes)
    return bytes
  }

  /// Appends the text without invisible characters, white space of all kinds as one space.
  ///
  /// Invisible: zero-width space and word joiner, soft hyphen, byte order mark, marks and embeddings of
  /// direction, control characters. Zero-width joiner and non-joiner stay between letters beyond Latin, where
  /// they belong to the spelling (Persian, Indic scripts) or join emoji.
  ///
  /// - Returns: Whether anything but the bytes as they stand was appended.
  @discardableResult
  static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    var hasSpace = false
    var index = 0
    while index < text.count {
      let (kind, length) = classify(text, at: index)
      switch kind {
      case .space: hasSpace = true
      case .invisible: break
      case .visible:
        if hasSpace, bytes.count > start { bytes.append(0x20) }
        hasSpace = false
        for offset in index..<(index + length) { bytes.append(text[offset]) }
      }
      index += length
    }
    return !bytes.span.slice(start, bytes.count).isEqual(to: text)
  }

  /// Appends the text tidied line by line; empty lines go.
  static func appendLines(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    var lineStart = 0
    while lineStart <= text.count {
      let lineEnd = text.firstIndex(of: 0x0A, from: lineStart) ?? text.count
      let before = bytes.count
      if before > start { bytes.append(0x0A) }
      let content = bytes.count
      append(text.slice(lineStart, lineEnd), to: &bytes)
      if bytes.count == content { bytes.removeLast(content - before) }
      lineStart = lineEnd + 1
    }
  }

  /// Whether tidying surely leaves the text as it is: printable ASCII with single spaces between words.
  static func isTidy(_ text: Span<UInt8>) -> Bool {
    var last: UInt8 = 0x20
    for index in 0..<text.count {
      let byte = text[index]
      if byte < 0x20 || byte >= 0x7F { return false }
      if byte == 0x20, last == 0x20 { return false }
      last = byte
    }
    return last != 0x20
  }

  enum Kind { case visible, space, invisible }

  /// What stands at `index`, and how many bytes it takes.
  static func classify(_ text: Span<UInt8>, at index: Int) -> (Kind, Int) {
    let lead = text[index]
    if lead < 0x80 {
      if lead > 0x20, lead != 0x7F { return (.visible, 1) }
      return (lead == 0x20 || (lead >= 0x09 && lead <= 0x0D) ? .space : .invisible, 1)
    }
    guard lead >= 0xC2, lead < 0xF0 else {
      return (.visible, lead < 0xF0 ? 1 : min(4, text.count - index))
    }
    if lead < 0xE0 {
      guard index + 1 < text.count else { return (.visible, 1) }
      let second = text[index + 1]
      if lead == 0xC2 {
        if second == 0xA0 || second == 0x85 { return (.space, 2) }
        if second == 0xAD || second < 0xA0 { return (.invisible, 2) }
      }
      // U+061C, the Arabic letter mark
      return (lead == 0xD8 && second == 0x9C ? .invisible : .visible, 2)
    }
    guard index + 2 < text.count else { return (.visible, text.count - index) }
    let scalar =
      UInt32(lead & 0xF) << 12 | UInt32(text[index + 1] & 0x3F) << 6
      | UInt32(text[index + 2] & 0x3F)
    return (kind(of: scalar), 3)
  }

  private static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: .space
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      .invisible
    default: .visible
    }
  }
}
