import RecordStreams

/// Finds the one address in a text and appends it, local part as written, domain in lower case.
enum EmailParser {
  /// Where an appended address lies.
  struct Parts {
    var start: Int
    var at: Int
    var end: Int
    var domainStart: Int { at + 1 }
  }

  /// Appends the address of a text; returns `nil`, with rubbish appended, when there is none.
  static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Parts? {
    if let at = plainAt(text) {
      let start = bytes.count
      bytes.append(text)
      for index in (start + at)..<bytes.count where bytes[index] &- 0x41 < 26 {
        bytes[index] |= 0x20
      }
      return Parts(start: start, at: start + at, end: bytes.count)
    }
    return EmailRepair.append(text, to: &bytes)
  }

  /// The offset of `@` in an address that needs no repair, which most are.
  private static func plainAt(_ text: Span<UInt8>) -> Int? {
    var at = -1
    let classes = Self.classes.span
    for index in 0..<text.count {
      switch classes[Int(text[index])] {
      case 1: continue
      case 3: guard at < 0 else { return nil }
      case 2:
        guard at < 0 else { return nil }
        at = index
      default: return nil
      }
    }
    guard at > 0, at + 1 < text.count, text[text.count - 1] != 0x2E, text[at + 1] != 0x2E,
      !text.hasPrefixIgnoringCase("xn--", at: at + 1), text[0] != 0x27
    else { return nil }
    return at
  }

  /// 1: may stand in a plain address, 3: in its local part only (RFC 5322 atext), 2: `@`, 0: needs a look.
  private static let classes: [UInt8] = {
    var classes = [UInt8](repeating: 0, count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") {
      classes[Int(byte)] = 1
      classes[Int(byte & 0xDF)] = 1
    }
    for byte in "0123456789.-_".utf8 { classes[Int(byte)] = 1 }
    for byte in "!#$&*+?^{|}~'".utf8 { classes[Int(byte)] = 3 }
    classes[Int(UInt8(ascii: "@"))] = 2
    return classes
  }()
}
