/// Passes UTF-8 on that arrives in chunks cut anywhere, repairing what is ill-formed.
///
/// A byte order mark at the start is swallowed; later ones are characters of the text.
struct UTF8ChunkDecoder: Sendable {
  private var cut: [UInt8] = []
  private var isAtStart = true

  /// Appends a chunk and returns how many U+FFFD stand for something ill-formed.
  mutating func decode(_ bytes: Span<UInt8>, isLast: Bool, into result: inout [UInt8]) -> Int {
    var start = 0
    var replaced = 0
    // The character that the last chunk began takes the bytes it still needs.
    while !cut.isEmpty, start < bytes.count, isIncomplete(cut) {
      cut.append(bytes[start])
      start += 1
    }
    if !cut.isEmpty, !isIncomplete(cut) {
      // What does not belong to it begins a character of its own, with the bytes that follow.
      let tail = UTF8Check.incompleteSuffix(of: cut.span)
      let whole = cut
      cut.removeFirst(cut.count - tail)
      replaced += pass(whole.span.extracting(0..<(whole.count - tail)), into: &result)
      if !cut.isEmpty {
        return replaced
          + decode(
            bytes.extracting(start..<bytes.count), isLast: isLast, into: &result)
      }
    }
    let rest = bytes.extracting(start..<bytes.count)
    let keep = isLast ? 0 : UTF8Check.incompleteSuffix(of: rest)
    if cut.isEmpty {
      replaced += pass(rest.extracting(0..<(rest.count - keep)), into: &result)
      for index in (rest.count - keep)..<rest.count { cut.append(rest[index]) }
    }
    if isLast, !cut.isEmpty {
      let left = cut
      cut = []
      replaced += pass(left.span, into: &result)
    }
    return replaced
  }

  private func isIncomplete(_ bytes: [UInt8]) -> Bool {
    UTF8Check.incompleteSuffix(of: bytes.span) == bytes.count
  }

  private mutating func pass(_ bytes: Span<UInt8>, into result: inout [UInt8]) -> Int {
    if bytes.isEmpty { return 0 }
    var start = 0
    if isAtStart {
      isAtStart = false
      if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    }
    return UTF8Check.repair(bytes.extracting(start..<bytes.count), into: &result)
  }
}
