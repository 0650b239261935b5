import RecordStreams
import UnicodeText

/// Reads JSON (RFC 8259) from a span, token by token, without making values.
///
/// Holds no bytes: every call gets the span. Offsets are into that span.
struct JSONTokenizer {
  /// The kinds of token.
  enum Token: Equatable {
    case objectStart, objectEnd, arrayStart, arrayEnd, colon, comma
    /// A string; `hasEscapes` when it holds a backslash. The range is that between the quotes.
    case string(Range<Int>, hasEscapes: Bool)
    /// A number, kept as written.
    case number(Range<Int>)
    case literalTrue, literalFalse, literalNull
    case end
  }

  /// Why the bytes are no JSON, and where.
  struct SyntaxError: Error, Equatable {
    var message: String
    var position: Int
  }

  /// The offset of the next byte to read.
  var position: Int

  init(at position: Int = 0) { self.position = position }

  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  mutating func next(_ bytes: Span<UInt8>) throws(SyntaxError) -> Token {
    skipSpace(bytes)
    guard position < bytes.count else { return .end }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "{"): return single(.objectStart)
    case UInt8(ascii: "}"): return single(.objectEnd)
    case UInt8(ascii: "["): return single(.arrayStart)
    case UInt8(ascii: "]"): return single(.arrayEnd)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: "\""): return try string(bytes)
    case UInt8(ascii: "-"), 0x30...0x39: return try number(bytes)
    case UInt8(ascii: "t"): return try literal("true", .literalTrue, bytes)
    case UInt8(ascii: "f"): return try literal("false", .literalFalse, bytes)
    case UInt8(ascii: "n"): return try literal("null", .literalNull, bytes)
    case UInt8(ascii: "/"):
      throw SyntaxError(message: "a comment; JSON has none", position: position)
    default:
      throw SyntaxError(message: "no JSON value begins with this character", position: position)
    }
  }

  /// Reads one whole value, nested ones included, and returns its range.
  ///
  /// - Complexity: O(length); nesting costs no stack.
  mutating func skipValue(_ bytes: Span<UInt8>) throws(SyntaxError) -> Range<Int> {
    skipSpace(bytes)
    let start = position
    var depth = 0
    repeat {
      switch try next(bytes) {
      case .objectStart, .arrayStart: depth += 1
      case .objectEnd, .arrayEnd: depth -= 1
      case .end: throw SyntaxError(message: "the value does not end", position: start)
      default: break
      }
    } while depth > 0
    return start..<position
  }

  /// Steps over the end of a container that holds nothing; called behind its opening bracket.
  mutating func skipsEmpty(_ bytes: Span<UInt8>, closing: UInt8) -> Bool {
    skipSpace(bytes)
    guard position < bytes.count, bytes[position] == closing else { return false }
    position += 1
    return true
  }

  /// Reads what stands behind a member or an element: a comma, or the end of the container.
  ///
  /// - Returns: Whether it was the last one.
  mutating func endsContainer(
    _ bytes: Span<UInt8>, with closing: Token
  ) throws(SyntaxError) -> Bool {
    let place = position
    let token = try next(bytes)
    if token == closing { return true }
    guard token == .comma else {
      throw SyntaxError(
        message: "a comma or a closing \(closing == .objectEnd ? "brace" : "bracket") is missing",
        position: place)
    }
    return false
  }

  /// Reads the colon behind a member's name.
  mutating func readColon(_ bytes: Span<UInt8>) throws(SyntaxError) {
    let place = position
    guard case .colon = try next(bytes) else {
      throw SyntaxError(message: "a colon is missing", position: place)
    }
  }

  private mutating func single(_ token: Token) -> Token {
    position += 1
    return token
  }

  private mutating func literal(
    _ word: StaticString, _ token: Token, _ bytes: Span<UInt8>
  ) throws(SyntaxError) -> Token {
    guard bytes.hasPrefix(word, at: position) else {
      throw SyntaxError(message: "no JSON value begins like this", position: position)
    }
    position += word.utf8CodeUnitCount
    return token
  }

  private mutating func string(_ bytes: Span<UInt8>) throws(SyntaxError) -> Token {
    let start = position + 1
    var index = start
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        position = index + 1
        return .string(start..<index, hasEscapes: hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 2
        continue
      }
      if byte < 0x20 {
        throw SyntaxError(
          message: byte == 0x0A || byte == 0x0D
            ? "the text is not closed on its line" : "a control character in a text; write \\u00XX",
          position: index)
      }
      index += 1
    }
    throw SyntaxError(message: "the text is not closed", position: start - 1)
  }

  private mutating func number(_ bytes: Span<UInt8>) throws(SyntaxError) -> Token {
    let start = position
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let digits = index
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        index += 1
      default: break scan
      }
    }
    guard index > digits, bytes[digits] &- 0x30 < 10 else {
      throw SyntaxError(message: "not a number", position: start)
    }
    position = index
    return .number(start..<index)
  }
}
