import RecordStreams

/// Reads a JSON value member by member, making only what is asked for.
struct JSONScanner {
  /// Why the bytes are no JSON, or not the JSON that is wanted, and where.
  struct SyntaxError: Error, Equatable {
    var message: String
    var position: Int
  }

  let bytes: [UInt8]
  private(set) var position = 0
  /// The line feeds passed so far.
  private(set) var newlines = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first byte of the next value or mark; `nil` at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A:
        newlines += 1
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  /// Reads an object; `member` must read or skip the value of every member.
  mutating func object(
    _ member: (inout JSONScanner, String) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    try expect(UInt8(ascii: "{"))
    if peek() == UInt8(ascii: "}") {
      position += 1
      return
    }
    while true {
      let name = try string()
      try expect(UInt8(ascii: ":"))
      try member(&self, name)
      if try isAtEnd(UInt8(ascii: "}")) { return }
    }
  }

  /// Reads an array; `element` must read or skip every value.
  mutating func array(
    _ element: (inout JSONScanner) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    try expect(UInt8(ascii: "["))
    if peek() == UInt8(ascii: "]") {
      position += 1
      return
    }
    while true {
      try element(&self)
      if try isAtEnd(UInt8(ascii: "]")) { return }
    }
  }

  mutating func string() throws(SyntaxError) -> String {
    try expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20:
        throw SyntaxError(message: "a control character in a text", position: position - 1)
      default: text.append(byte)
      }
    }
    throw SyntaxError(message: "a text is not closed", position: position)
  }

  /// Reads a whole number; `nil` for a value of another kind, which is skipped.
  mutating func integer() throws(SyntaxError) -> Int? {
    _ = peek()
    let start = position
    try skip()
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Reads a text; `nil` for a value of another kind, which is skipped.
  mutating func stringIfAny() throws(SyntaxError) -> String? {
    if peek() == UInt8(ascii: "\"") { return try string() }
    try skip()
    return nil
  }

  /// Skips a value, however deep.
  mutating func skip() throws(SyntaxError) {
    var depth = 0
    repeat {
      guard let byte = peek() else {
        throw SyntaxError(message: "the value does not end", position: position)
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else {
          throw SyntaxError(message: "a value is missing", position: position)
        }
        position += 1
      case UInt8(ascii: "\""): _ = try string()
      default: try word()
      }
    } while depth > 0
    guard depth == 0 else { throw SyntaxError(message: "a value is missing", position: position) }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(SyntaxError) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        position += 1
        continue
      default: break
      }
      break
    }
    guard position > start else {
      throw SyntaxError(message: "no JSON value begins with this character", position: position)
    }
  }

  private mutating func expect(_ byte: UInt8) throws(SyntaxError) {
    guard peek() == byte else {
      let wanted = String(decoding: [byte], as: UTF8.self)
      throw SyntaxError(message: "expected \(wanted)", position: position)
    }
    position += 1
  }

  private mutating func isAtEnd(_ closing: UInt8) throws(SyntaxError) -> Bool {
    if peek() == UInt8(ascii: ",") {
      position += 1
      return false
    }
    try expect(closing)
    return true
  }

  private mutating func escape(into text: inout [UInt8]) throws(SyntaxError) {
    guard position < bytes.count else {
      throw SyntaxError(message: "a text is not closed", position: position)
    }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      var value = try fourDigits()
      if value & 0xFC00 == 0xD800, position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        let second = try fourDigits()
        value = 0x10000 + (value & 0x3FF) << 10 | second & 0x3FF
      }
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      text.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    default: text.append(bytes[position - 1])
    }
  }

  private mutating func fourDigits() throws(SyntaxError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let value = UInt32(
        String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
    else { throw SyntaxError(message: "four hexadecimal digits are missing", position: position) }
    position += 4
    return value
  }
}
