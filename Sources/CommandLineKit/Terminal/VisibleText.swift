/// Makes foreign text safe to show: no escape, control or direction override reaches the terminal.
package enum VisibleText {
  /// Returns a text of one line in which everything that could move, colour or reorder what a
  /// terminal shows is written out: `\n`, `\t`, `\x1B`, `\u{202E}`.
  ///
  /// Letters, marks and emoji of every script stay as they are.
  ///
  /// - Complexity: O(length); harmless text is returned as it came.
  package static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        visible += escape(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Returns a text of several lines made safe line by line; line feeds and tabs stay.
  package static func ofLines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar), scalar != "\n", scalar != "\t" {
        visible += escape(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Whether a text is printable ASCII through and through.
  static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of UAX #9.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Separators of lines and paragraphs, byte order mark, annotation and tag characters.
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.value < 0x100: "\\x" + hexadecimal(scalar.value, digits: 2)
    default: "\\u{\(hexadecimal(scalar.value, digits: 4))}"
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
