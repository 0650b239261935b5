/// Writes troff source with the macros of man(7), everything escaped.
struct Troff {
  /// The source so far.
  private(set) var source = ""
  /// Whether a heading came last, after which a paragraph starts by itself.
  private var followsHeading = false

  /// Writes a macro with its arguments.
  mutating func request(_ macro: String, _ arguments: String...) {
    let quoted = arguments.map { "\"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
    source += ([".\(macro)"] + quoted).joined(separator: " ") + "\n"
    followsHeading = macro == "SH" || macro == "SS"
  }

  /// Starts a section.
  mutating func section(_ title: String) { request("SH", title) }

  /// Writes a line of running text, code in bold.
  mutating func text(_ text: String) {
    let line = Prose.spans(
      text, plain: Self.escaped, code: { "\\fB\(Self.escaped($0))\\fR" })
    // A line that starts with a dot or quote would be a macro.
    followsHeading = false
    source += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
  }

  /// Starts a paragraph.
  mutating func paragraph(_ text: String) {
    breakParagraph()
    self.text(text)
  }

  private mutating func breakParagraph() {
    if !followsHeading { source += ".PP\n" }
    followsHeading = false
  }

  /// Writes a term and what it means.
  mutating func item(_ term: some StringProtocol, _ meaning: String) {
    source += ".TP\n"
    request("B", String(term))
    text(meaning.drop { $0 == " " }.description)
  }

  /// Writes what belongs to the item before.
  mutating func indented(_ body: (inout Troff) -> Void) {
    var inner = Troff()
    body(&inner)
    if !inner.source.isEmpty { source += ".RS\n\(inner.source).RE\n" }
  }

  /// Writes paragraphs, points and texts that stay as they are.
  mutating func prose(_ text: String) {
    for block in Prose.blocks(text) {
      switch block {
      case .paragraph(let text): paragraph(text)
      case .point(let text):
        source += ".IP \\(bu 2\n"
        self.text(text)
      case .verbatim(let lines): verbatim(lines)
      }
    }
  }

  /// Writes examples: what each does, then the line.
  mutating func examples(_ examples: [Example]) {
    for example in examples {
      if !example.explanation.isEmpty { paragraph(example.explanation.sentence) }
      verbatim([example.command])
    }
  }

  private mutating func verbatim(_ lines: [String]) {
    breakParagraph()
    source += ".RS 4\n.nf\n"
    for line in lines { source += "\\&\(Self.escaped(line))\n" }
    source += ".fi\n.RE\n"
  }

  /// Escapes backslashes and dashes, and writes what is not ASCII as `\[uXXXX]`.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - hexadecimal.count))
        escaped += "\\[u\(padding)\(hexadecimal)]"
      }
    }
    return escaped
  }
}
