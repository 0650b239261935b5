/// Makes foreign text safe to print: nothing in it can move, colour or reorder what is around it.
enum ReportText {
  /// Appends a text on one line; control characters and direction overrides are written out:
  /// `\n`, `\x1B`, `\u{202E}`.
  static func append(visible text: String, to output: inout [UInt8]) {
    append(text, doublesBackslash: false, to: &output)
  }

  /// Returns a text on one line, as `append(visible:to:)` writes it, cut to so many characters.
  ///
  /// - Parameter limit: The most characters, as a reader sees them; what is cut ends with `…`.
  static func visible(_ text: String, limit: Int = .max) -> String {
    var bytes: [UInt8] = []
    append(visible: cut(text, limit: limit), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the beginning of a text, without splitting a character.
  static func cut(_ text: String, limit: Int) -> String {
    // Every character takes a byte at least.
    if text.utf8.count <= limit { return text }
    var kept = ""
    var count = 0
    for character in text {
      count += 1
      if count > limit { return String(kept.dropLast()) + "…" }
      // Marks heaped on one letter would reach over other lines.
      if character.utf8.count > longestCharacter, let base = character.unicodeScalars.first {
        kept.unicodeScalars.append(base)
        kept += "…"
      } else {
        kept.append(character)
      }
    }
    return kept
  }

  /// More than the longest emoji families take.
  private static let longestCharacter = 48

  /// Appends a cell of a table with tabs.
  ///
  /// Tab, line feed, carriage return, backslash and everything invisible are written with a backslash. So is
  /// a first character that CSV readers (`"`) or spreadsheets (`=`, `@`, `+`, `-`) take for their own.
  static func append(cell text: String, to output: inout [UInt8]) {
    if let first = text.utf8.first, isTaken(first, in: text) {
      output.append(UInt8(ascii: "\\"))
    }
    append(text, doublesBackslash: true, to: &output)
  }

  /// The text that `append(cell:to:)` wrote as this cell.
  static func text(ofCell cell: [UInt8]) -> String {
    guard cell.contains(UInt8(ascii: "\\")) else { return String(decoding: cell, as: UTF8.self) }
    var text: [UInt8] = []
    var index = 0
    while index < cell.count {
      guard cell[index] == UInt8(ascii: "\\"), index + 1 < cell.count else {
        text.append(cell[index])
        index += 1
        continue
      }
      index += 2
      switch cell[index - 1] {
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "x"):
        let digits = cell[index..<min(index + 2, cell.count)]
        index += digits.count
        appendScalar(hexadecimal: digits, to: &text)
      case UInt8(ascii: "u"):
        let end = cell[index...].firstIndex(of: UInt8(ascii: "}")) ?? cell.count
        appendScalar(hexadecimal: cell[index..<end].dropFirst(), to: &text)
        index = min(end + 1, cell.count)
      default: text.append(cell[index - 1])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a character could move, colour or reorder what a terminal shows.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of UAX #9.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Separators of lines and paragraphs, byte order mark, annotation and tag characters.
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
    default: false
    }
  }

  private static func append(
    _ text: String, doublesBackslash: Bool, to output: inout [UInt8]
  ) {
    var isPlain = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\\") {
      isPlain = false
      break
    }
    if isPlain { return output.append(contentsOf: text.utf8) }
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        appendEscape(scalar, to: &output)
      } else {
        if doublesBackslash, scalar == "\\" { output.append(UInt8(ascii: "\\")) }
        output.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
    }
  }

  private static func appendEscape(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar {
    case "\n": output.append(contentsOf: "\\n".utf8)
    case "\r": output.append(contentsOf: "\\r".utf8)
    case "\t": output.append(contentsOf: "\\t".utf8)
    case _ where scalar.value < 0x100:
      output.append(contentsOf: "\\x\(NumberText.hexadecimal(scalar.value, digits: 2))".utf8)
    default:
      output.append(contentsOf: "\\u{\(NumberText.hexadecimal(scalar.value, digits: 4))}".utf8)
    }
  }

  private static func appendScalar(hexadecimal digits: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    let scalar = number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
  }

  private static func isTaken(_ first: UInt8, in text: String) -> Bool {
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "@"): return true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      // A phone number or a score is harmless and stays as it is.
      return text.utf8.contains { byte in
        switch byte {
        case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"):
          false
        default: true
        }
      }
    default: return false
    }
  }
}
