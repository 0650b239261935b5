/// Breaks prose into lines that fit.
enum TextWrapping {
  /// Returns lines no wider than `width`, broken at blanks; a longer word has a line of its own.
  ///
  /// - Parameters:
  ///   - indent: Blanks before every line.
  ///   - first: What stands before the first line instead, such as `- ` after blanks.
  static func lines(_ text: String, width: Int, indent: Int = 0, first: String? = nil) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = first ?? margin
    var isEmpty = true
    var used = DisplayWidth.of(line)
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let columns = DisplayWidth.of(word)
      if !isEmpty, used + 1 + columns > width {
        lines.append(line)
        (line, used, isEmpty) = (margin, indent, true)
      }
      line += isEmpty ? String(word) : " \(word)"
      used += (isEmpty ? 0 : 1) + columns
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
    return lines
  }
}
