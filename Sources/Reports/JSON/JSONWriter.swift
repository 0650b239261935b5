import RecordStreams

/// Writes JSON on one line, member by member.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try enclose(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// What was written, as text.
  package var text: String { bytes.span.string }

  /// Begins a member; its value must follow.
  package mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    raw(String(number))
  }

  package mutating func member(_ name: String, _ isTrue: Bool) {
    key(name)
    raw(isTrue ? "true" : "false")
  }

  package mutating func member(_ name: String, _ number: Double, decimals: Int) {
    key(name)
    raw(NumberText.fixed(number, decimals: decimals))
  }

  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    array { json in
      for text in texts { json.value(text) }
    }
  }

  /// Writes a text that is JSON already.
  package mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  /// Writes a text; what a terminal could take for an order is escaped, which JSON readers undo.
  package mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append("\\\"")
      case "\\": bytes.append("\\\\")
      case "\n": bytes.append("\\n")
      case "\r": bytes.append("\\r")
      case "\t": bytes.append("\\t")
      case _ where ReportText.isHarmful(scalar):
        for unit in UTF16.encode(scalar).map({ Array($0) }) ?? [] {
          bytes.append("\\u")
          bytes.append(contentsOf: NumberText.hexadecimal(unit, digits: 4).utf8)
        }
      case _ where scalar.isASCII: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func enclose(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(opening)
    needsComma = false
    try body(&self)
    bytes.append(closing)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
