import RecordStreams

/// Writes content lines of one version: parameters, escapes, folding.
///
/// A line is written in one piece behind `output`'s end and folded when it ends, so that short lines, nearly
/// all, are touched once.
struct VCardLineWriter: ~Copyable {
  /// The version that is written.
  let version: VCardVersion
  /// What was written so far.
  var output = ByteArena(capacity: 2048)
  private var lineStart = 0
  /// Where the value begins in the line.
  private var valueStart = 0
  /// Whether the value of the current line is quoted-printable (2.1 only).
  private(set) var isQuoted = false
  private var long: [UInt8] = []

  /// The longest line in bytes, its end not counted (RFC 6350 section 3.2).
  private static let lineLength = 75

  init(version: VCardVersion) { self.version = version }

  // MARK: Lines

  /// Begins a line with its name; `group` may be empty.
  @inline(__always)
  mutating func begin(_ name: StaticString) {
    lineStart = output.count
    isQuoted = false
    output.append(name)
  }

  /// Begins a line with a group and a name.
  mutating func begin(group: Span<UInt8>, _ name: StaticString) {
    begin("")
    appendGroup(group)
    output.append(name)
  }

  /// Begins a line with a name that stands in the contact.
  mutating func begin(group: Span<UInt8>, name: Span<UInt8>) {
    begin("")
    appendGroup(group)
    appendHeader(name)
  }

  private mutating func appendGroup(_ group: Span<UInt8>) {
    if group.isEmpty { return }
    appendHeader(group)
    output.append(UInt8(ascii: "."))
  }

  /// Appends bytes of a header; what would end the line or the name is left out.
  private mutating func appendHeader(_ bytes: Span<UInt8>) {
    for index in 0..<bytes.count where bytes[index] > 0x20 && bytes[index] != UInt8(ascii: ":") {
      output.append(bytes[index])
    }
  }

  /// Writes a whole line of literals.
  mutating func line(_ text: StaticString) {
    output.append(text)
    output.append("\r\n")
  }

  /// Ends the line, folding it where it is too long.
  @inline(__always)
  mutating func end() {
    if output.count - lineStart <= Self.lineLength {
      output.append(0x0D)
      output.append(0x0A)
    } else {
      fold()
    }
  }

  private mutating func fold() {
    if version == .v21, !isQuoted {
      // In 2.1 the white space of a fold is text, so that only base64 can be folded anywhere.
      return output.append("\r\n")
    }
    var line: [UInt8] = []
    swap(&line, &long)
    line.removeAll(keepingCapacity: true)
    line.append(output.span.slice(lineStart, output.count))
    output.truncate(to: lineStart)
    isQuoted ? softBreak(line.span) : fold(line.span)
    swap(&line, &long)
  }

  /// Folds at 75 bytes, never inside a character.
  mutating func fold(_ line: Span<UInt8>) {
    var start = 0
    var room = Self.lineLength
    while line.count - start > room {
      var end = start + room
      while end > start + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
      output.append(line.slice(start, end))
      output.append("\r\n ")
      start = end
      room = Self.lineLength - 1
    }
    output.append(line.slice(start, line.count))
    output.append("\r\n")
  }

  /// Breaks quoted-printable with `=`, never in the header, inside an escape or before a space, which
  /// readers take for a fold.
  private mutating func softBreak(_ line: Span<UInt8>) {
    var start = 0
    while line.count - start > Self.lineLength {
      var end = max(start + Self.lineLength - 1, valueStart)
      if end >= line.count { break }
      if end > valueStart, line[end - 1] == UInt8(ascii: "=") {
        end -= 1
      } else if end > valueStart + 1, line[end - 2] == UInt8(ascii: "=") {
        end -= 2
      }
      output.append(line.slice(start, end))
      output.append("=\r\n")
      if line[end] <= 0x20 || VCardMarks.isBegin(line, at: end) || VCardMarks.isEnd(line, at: end) {
        QuotedPrintable.append(line[end], to: &output)
        end += 1
      }
      start = end
    }
    output.append(line.slice(start, line.count))
    output.append("\r\n")
  }

  // MARK: Parameters

  /// Appends a parameter whose value is a literal.
  @inline(__always)
  mutating func parameter(_ text: StaticString) { output.append(text) }

  /// Appends `;NAME=value`, quoted where needed, carets for quotes and line ends (RFC 6868).
  ///
  /// - Parameter doublesBackslashes: Whether readers undo backslash escapes in this parameter.
  mutating func parameter(
    _ name: StaticString, _ value: Span<UInt8>, doublesBackslashes: Bool = false
  ) {
    output.append(UInt8(ascii: ";"))
    output.append(name)
    output.append(UInt8(ascii: "="))
    var needsQuotes = false
    for index in 0..<value.count {
      switch value[index] {
      case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), 0x20: needsQuotes = true
      default: continue
      }
    }
    if needsQuotes { output.append(UInt8(ascii: "\"")) }
    for index in 0..<value.count {
      switch value[index] {
      case UInt8(ascii: "\""): output.append("^'")
      case UInt8(ascii: "^"): output.append("^^")
      case 0x0A: output.append("^n")
      case UInt8(ascii: "\\") where doublesBackslashes: output.append("\\\\")
      case 0..<0x20, 0x7F: continue
      default: output.append(value[index])
      }
    }
    if needsQuotes { output.append(UInt8(ascii: "\"")) }
  }

  /// Appends a type: `;TYPE=HOME`, in 2.1 `;HOME`.
  mutating func type(_ word: StaticString) {
    output.append(version == .v21 ? ";" : ";TYPE=")
    output.append(word)
  }

  /// Appends the mark of the preferred value.
  mutating func preferred() {
    switch version {
    case .v21: output.append(";PREF")
    case .v3: output.append(";TYPE=PREF")
    case .v4: output.append(";PREF=1")
    }
  }

  // MARK: Values

  /// Ends the parameters. In 2.1 a value that is not plain ASCII becomes quoted-printable.
  ///
  /// - Parameter isPlain: Whether all of the value is ASCII without line ends.
  @inline(__always)
  mutating func beginValue(isPlain: Bool = true) {
    if version == .v21, !isPlain {
      output.append(";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE")
      isQuoted = true
    }
    output.append(UInt8(ascii: ":"))
    valueStart = output.count - lineStart
  }

  /// Ends the parameters before a value that is quoted-printable already and says so.
  mutating func beginQuotedValue() {
    isQuoted = true
    output.append(UInt8(ascii: ":"))
    valueStart = output.count - lineStart
  }

  /// Appends a raw value; line ends, which a line cannot have, become escapes.
  mutating func appendOneLine(_ text: Span<UInt8>) {
    if !ByteRuns.hasLineEnd(text) { return output.append(text) }
    for index in 0..<text.count {
      switch text[index] {
      case 0x0A: output.append("\\n")
      case 0x0D: continue
      default: output.append(text[index])
      }
    }
  }

  /// Ends a line whose value is base64: folded in every version, with a blank line behind it in 2.1.
  mutating func endBase64() {
    if output.count - lineStart <= Self.lineLength {
      output.append("\r\n")
    } else {
      var line: [UInt8] = []
      swap(&line, &long)
      line.removeAll(keepingCapacity: true)
      line.append(output.span.slice(lineStart, output.count))
      output.truncate(to: lineStart)
      fold(line.span)
      swap(&line, &long)
    }
    if version == .v21 { output.append("\r\n") }
  }

  /// Says whether 2.1 can hold a text as it is.
  func isPlain(_ text: Span<UInt8>) -> Bool {
    guard version == .v21 else { return true }
    for index in 0..<text.count where text[index] >= 0x7F || text[index] < 0x20 { return false }
    return true
  }

  /// Appends a text that is the whole value, or an item of a comma list.
  mutating func text(_ text: Span<UInt8>, inList: Bool = false) {
    if version != .v21 { return VCardEscaping.appendText(text, to: &output) }
    appendOld(text, escaping: inList ? UInt8(ascii: ",") : 0)
  }

  /// Appends a component of a structured value.
  mutating func component(_ text: Span<UInt8>, isList: Bool) {
    if version != .v21 {
      return VCardEscaping.appendText(text, keepingCommas: isList, to: &output)
    }
    appendOld(text, escaping: UInt8(ascii: ";"))
  }

  /// Appends a URI.
  mutating func uri(_ text: Span<UInt8>) {
    if version == .v21 { return appendOld(text, escaping: 0) }
    VCardEscaping.appendURI(text, to: &output)
  }

  /// Appends what stands behind the components of a structured value, raw.
  mutating func rest(_ text: Span<UInt8>) {
    if isQuoted { VCardQuoting.append(text, to: &output) } else { appendOneLine(text) }
  }

  /// Appends a word of a header or of a URI; what would end it is left out.
  mutating func word(_ text: Span<UInt8>) { appendHeader(text) }

  /// Appends bytes that are a value already.
  @inline(__always)
  mutating func raw(_ text: Span<UInt8>) { output.append(text) }

  /// Appends a number.
  mutating func number(_ number: Int) {
    var digits: [UInt8] = []
    digits.append(decimal: number)
    output.append(digits.span)
  }

  /// Appends a literal.
  @inline(__always)
  mutating func raw(_ text: StaticString) { output.append(text) }

  private mutating func appendOld(_ text: Span<UInt8>, escaping separator: UInt8) {
    for index in 0..<text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\\") || byte == separator && separator != 0 {
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      } else if !isQuoted {
        // No line end may get out, even where the value was taken for plain.
        if byte == 0x0A { output.append("\\n") } else { output.append(byte) }
      } else if byte == 0x0A {
        output.append("=0D=0A")
      } else if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "=") {
        QuotedPrintable.append(byte, to: &output)
      } else {
        output.append(byte)
      }
    }
  }
}
