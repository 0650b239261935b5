/// Plain texts of the table taken apart, so that help, manual and Markdown can each set them their
/// way.
///
/// Paragraphs are separated by empty lines; lines that start with two blanks stay as they are;
/// lines that start with `- ` are points of a list; `` `code` `` is what is typed.
enum Prose {
  enum Block: Hashable {
    case paragraph(String)
    case point(String)
    case verbatim([String])
  }

  /// Takes a text apart.
  static func blocks(_ text: String) -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.allSatisfy({ $0 == " " }) {
        isOpen = false
      } else if line.hasPrefix("  ") {
        if isOpen, case .verbatim(let lines)? = blocks.last {
          blocks[blocks.count - 1] = .verbatim(lines + [String(line.dropFirst(2))])
        } else if isOpen, case .point(let text)? = blocks.last {
          blocks[blocks.count - 1] = .point("\(text) \(line.drop { $0 == " " })")
        } else {
          blocks.append(.verbatim([String(line.dropFirst(2))]))
        }
        isOpen = true
      } else if line.hasPrefix("- ") {
        blocks.append(.point(String(line.dropFirst(2))))
        isOpen = true
      } else if isOpen, case .paragraph(let text)? = blocks.last {
        blocks[blocks.count - 1] = .paragraph("\(text) \(line)")
      } else {
        blocks.append(.paragraph(line))
        isOpen = true
      }
    }
    return blocks
  }

  /// Sets texts in backticks apart from the rest.
  ///
  /// - Parameters:
  ///   - text: A text; a backtick without its partner stays.
  ///   - plain: Applied to what is outside.
  ///   - code: Applied to what is inside, without the backticks.
  static func spans(
    _ text: String, plain: (String) -> String, code: (String) -> String
  ) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return plain(text) }
    var result = ""
    for (index, part) in parts.enumerated() {
      let isCode = index % 2 == 1
      if isCode, index == parts.count - 1 {
        result += plain("`\(part)")
      } else {
        result += isCode ? code(part) : plain(part)
      }
    }
    return result
  }
}
