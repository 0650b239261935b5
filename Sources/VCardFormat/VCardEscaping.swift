import RecordStreams

/// Escapes of vCard text (RFC 6350 section 3.4), out and in.
enum VCardEscaping {
  /// Appends text with `\`, `,`, `;` and line ends escaped, for 3.0 and 4.0.
  static func appendText<Target: ByteTarget & ~Copyable>(
    _ text: Span<UInt8>, keepingCommas: Bool = false, to output: inout Target
  ) {
    if !ByteRuns.needsEscapes(text) { return output.append(text) }
    var start = 0
    var index = 0
    let count = text.count
    while index < count {
      let byte = text[index]
      let replaced: UInt8
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"): replaced = byte
      case UInt8(ascii: ","):
        if keepingCommas {
          index += 1
          continue
        }
        replaced = byte
      case 0x0A: replaced = UInt8(ascii: "n")
      case 0x0D:
        output.append(text.slice(start, index))
        start = index + 1
        index += 1
        if index == count || text[index] != 0x0A { output.append("\\n") }
        continue
      default:
        index += 1
        continue
      }
      output.append(text.slice(start, index))
      output.append(UInt8(ascii: "\\"))
      output.append(replaced)
      index += 1
      start = index
    }
    output.append(text.slice(start, count))
  }

  /// Appends a URI: only what would break the line or be taken for an escape is escaped.
  static func appendURI<Target: ByteTarget & ~Copyable>(
    _ text: Span<UInt8>, to output: inout Target
  ) {
    for index in 0..<text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): output.append("\\\\")
      case 0x0A: output.append("\\n")
      case 0x0D: continue
      default: output.append(text[index])
      }
    }
  }

  /// Appends text with its escapes undone, in one pass; unknown escapes stay as they are.
  ///
  /// - Parameter hasLineBreaks: Whether `\n` is a line feed; in 2.1 it is a backslash and an n.
  static func appendUnescaped<Target: ByteTarget & ~Copyable>(
    _ text: Span<UInt8>, hasLineBreaks: Bool, to output: inout Target
  ) {
    var start = 0
    let count = text.count
    while let escape = text.firstIndex(of: UInt8(ascii: "\\"), from: start) {
      output.append(text.slice(start, escape))
      guard escape + 1 < count else {
        start = escape
        break
      }
      let byte = text[escape + 1]
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
        output.append(byte)
      case UInt8(ascii: "n") where hasLineBreaks, UInt8(ascii: "N") where hasLineBreaks:
        output.append(0x0A)
      case UInt8(ascii: "r")
      where hasLineBreaks && text.hasPrefixIgnoringCase("\\n", at: escape + 2):
        break
      default:
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      }
      start = escape + 2
    }
    if start < count { output.append(text.slice(start, count)) }
  }
}
