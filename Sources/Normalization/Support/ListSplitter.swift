import RecordStreams

/// Cuts a cell that holds several values into its values.
///
///     var splitter = ListSplitter(.phones)
///     while let range = splitter.next(in: text) { … text.extracting(range) … }
package struct ListSplitter: Sendable {
  /// What the cell holds.
  package enum Kind: Sendable {
    case phones
    case emails
  }

  private let kind: Kind
  private var index = 0

  package init(_ kind: Kind) { self.kind = kind }

  /// The range of the next value, trimmed and not empty; `nil` at the end.
  ///
  /// - Complexity: O(length of the text) for each value.
  package mutating func next(in text: Span<UInt8>) -> Range<Int>? {
    while index < text.count {
      let start = index
      let (end, following) = kind == .phones ? phoneEnd(text, start) : emailEnd(text, start)
      index = max(following, start + 1)
      let range = Self.trim(text, start, end)
      if !range.isEmpty { return range }
    }
    return nil
  }

  private static func trim(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
    var start = start
    var end = end
    while start < end, text[start] <= 0x20 { start += 1 }
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}

extension ListSplitter {
  /// Where a phone number ends and where the next begins.
  ///
  /// Source: `phone_multi_separators.tsv`; see Docs/data-sources.md.
  private func phoneEnd(_ text: Span<UInt8>, _ start: Int) -> (Int, Int) {
    var digits = 0
    for position in start..<text.count {
      let byte = text[position]
      if byte &- 0x30 < 10 {
        digits += 1
        continue
      }
      switch byte {
      case 0x0A, 0x0D, UInt8(ascii: "|"): return (position, position + 1)
      case UInt8(ascii: ":") where text.hasPrefix(":::", at: position):
        return (position, position + 3)
      case UInt8(ascii: ";")
      where digits >= 6 && digitsAhead(text, position + 1) >= 6 && !isParameter(text, position):
        return (position, position + 1)
      case UInt8(ascii: ","), UInt8(ascii: "/"):
        if digits >= 7, digitsAhead(text, position + 1) >= 7 { return (position, position + 1) }
      case UInt8(ascii: "+"):
        if digits >= 7, digitsAhead(text, position + 1) >= 7 { return (position, position) }
      case 0x20 where digits >= 6:
        for word in Self.conjunctions
        where text.hasPrefix(word, at: position) && digitsAhead(text, position + 1) >= 6 {
          return (position, position + word.utf8CodeUnitCount)
        }
      default: break
      }
    }
    return (text.count, text.count)
  }

  private static let conjunctions: [StaticString] = [" or ", " oder ", " ou ", " o ", " и "]

  /// The digits from `start` to the end of the text or the next thing that surely separates.
  private func digitsAhead(_ text: Span<UInt8>, _ start: Int) -> Int {
    var digits = 0
    var position = start
    while position < text.count, text[position] != 0x0A, text[position] != UInt8(ascii: ";") {
      if text[position] &- 0x30 < 10 { digits += 1 }
      position += 1
    }
    return digits
  }

  private func isParameter(_ text: Span<UInt8>, _ position: Int) -> Bool {
    text.hasPrefixIgnoringCase(";ext", at: position)
      || text.hasPrefixIgnoringCase(";phone-context", at: position)
      || text.hasPrefixIgnoringCase(";isub", at: position)
  }
}

extension ListSplitter {
  /// Where an address ends and where the next begins: separators count outside quotes and brackets.
  private func emailEnd(_ text: Span<UInt8>, _ start: Int) -> (Int, Int) {
    var hasAddress = false
    var isQuoted = false
    var isInBrackets = false
    for position in start..<text.count {
      switch text[position] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "<"): isInBrackets = true
      case UInt8(ascii: ">"): isInBrackets = false
      case UInt8(ascii: "@"): hasAddress = true
      case _ where isInBrackets: break
      case 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "|"): return (position, position + 1)
      case UInt8(ascii: ",") where hasAddress: return (position, position + 1)
      case UInt8(ascii: ":") where text.hasPrefix(":::", at: position):
        return (position, position + 3)
      case 0x20, 0x09, UInt8(ascii: "/"):
        if hasAddress, nextWordHasAddress(text, position + 1) { return (position, position + 1) }
      default: break
      }
    }
    return (text.count, text.count)
  }

  private func nextWordHasAddress(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var position = start
    while position < text.count, text[position] == 0x20 { position += 1 }
    while position < text.count, text[position] > 0x20 {
      if text[position] == UInt8(ascii: "@") { return true }
      position += 1
    }
    return false
  }
}
