import RecordStreams

// Lines that folds, soft breaks, base64 or a nested card make longer than a physical line.

extension VCardTokenizer {
  /// Reads a line that folds, soft breaks, base64 lines or a nested card make longer.
  ///
  /// - Returns: Whether the line turned out to be END and the card is complete.
  mutating func takeLongLine(
    _ bytes: Span<UInt8>, _ first: VCardLine, end: Int, next: Int
  ) -> Bool {
    if first.name == .agent, takeNestedCard(bytes, first, next: next) { return false }
    let base = unfolded.count
    let start = first.rawStart
    unfolded.append(bytes.slice(start, end))
    position = next
    var line = first
    line.rawEnd = takeContinuations(bytes, first, end: end)
    line.move(by: base - start)
    line.valueEnd = unfolded.count
    blankLines = 0
    if line.name == .end, !line.hasGroup,
      VCardMarks.isCardWord(unfolded.span, line.valueStart, line.valueEnd)
    {
      card = card.lowerBound..<position
      if version == nil { noteMissingVersion() }
      return true
    }
    if line.name == .version {
      version = version ?? VCardVersion(bytes: unfolded.span.slice(line.valueStart, line.valueEnd))
    } else {
      names.insert(line.name)
      lines.append(line)
    }
    return false
  }

  /// Appends the physical lines that continue a line whose first piece is at the end of `unfolded`.
  ///
  /// - Returns: Where the last one ends.
  mutating func takeContinuations(
    _ bytes: Span<UInt8>, _ line: VCardLine, end: Int
  ) -> Int {
    var lastEnd = end
    var piece = max(0, unfolded.count - (end - line.valueStart))
    if line.isUnfolded { piece = line.valueStart }
    while position < count {
      let start = position
      let isIndented = Self.isSpace(bytes[start])
      if line.encoding == .quotedPrintable, endsWithSoftBreak(from: piece) {
        if isMark(bytes, start) { break }
        let (end, next) = physicalLine(bytes, start)
        dropSoftBreak()
        piece = unfolded.count
        // A fold that was made over the soft break, not a space of the text.
        unfolded.append(bytes.slice(isIndented && start < end ? start + 1 : start, end))
        (lastEnd, position) = (end, next)
        continue
      }
      if isIndented {
        let (end, next) = physicalLine(bytes, start)
        let keepsSpace = keepsFoldSpace(bytes, line)
        piece = unfolded.count
        if line.encoding == .base64 {
          appendTrimmed(bytes, start, end)
        } else {
          unfolded.append(bytes.slice(keepsSpace ? start : start + 1, max(start + 1, end)))
        }
        (lastEnd, position) = (end, next)
        continue
      }
      guard line.encoding == .base64 else { break }
      let (end, next) = physicalLine(bytes, start)
      if end == start || bytes.slice(start, end).firstIndex(of: UInt8(ascii: ":")) != nil { break }
      appendTrimmed(bytes, start, end)
      (lastEnd, position) = (end, next)
    }
    return lastEnd
  }

  /// Takes a line whose header is folded, or text that lost its place.
  mutating func takeText(_ bytes: Span<UInt8>) {
    let start = position
    let base = unfolded.count
    var (end, next) = physicalLine(bytes, start)
    unfolded.append(bytes.slice(start, end))
    position = next
    var search = VCardColonSearch(position: base)
    while position < count, Self.isSpace(bytes[position]) {
      if search.found(in: unfolded.span) { break }
      let pieceStart = position
      (end, next) = physicalLine(bytes, pieceStart)
      position = next
      unfolded.append(bytes.slice(pieceStart + 1, max(pieceStart + 1, end)))
    }
    guard var line = VCardLine(header: unfolded.span, base, unfolded.count, table: table) else {
      while position < count, Self.isSpace(bytes[position]) {
        let pieceStart = position
        (end, next) = physicalLine(bytes, pieceStart)
        position = next
        unfolded.append(bytes.slice(pieceStart + 1, max(pieceStart + 1, end)))
      }
      return continueLast(bytes, from: base, start..<end)
    }
    line.isUnfolded = true
    line.rawStart = start
    line.rawEnd = takeContinuations(bytes, line, end: end)
    line.valueEnd = unfolded.count
    names.insert(line.name)
    if line.name != .version { lines.append(line) }
    blankLines = 0
  }

  /// Adds text without a property to the value of the property before it.
  mutating func continueLast(_ bytes: Span<UInt8>, from base: Int, _ range: Range<Int>) {
    let text = [UInt8](copying: unfolded.span.slice(base, unfolded.count))
    unfolded.removeLast(unfolded.count - base)
    defer { blankLines = 0 }
    if text.first == UInt8(ascii: "#") { return }
    guard var last = lines.popLast() else {
      note(.vcardTextWithoutProperty, "text without a property; left out", range)
      return
    }
    if !last.isUnfolded {
      let base = unfolded.count
      unfolded.append(bytes.slice(last.lineStart, last.valueEnd))
      last.move(by: base - last.lineStart)
    }
    if last.encoding == .none {
      unfolded.append(contentsOf: repeatElement(0x0A, count: blankLines + 1))
    }
    unfolded.append(text.span)
    last.valueEnd = unfolded.count
    last.rawEnd = range.upperBound
    lines.append(last)
    note(
      .vcardTextWithoutProperty,
      "text without a property; taken as the next line of the property before it", range)
  }

  /// Takes a card nested in an AGENT property as one escaped text; `false` when there is none.
  mutating func takeNestedCard(
    _ bytes: Span<UInt8>, _ agent: VCardLine, next: Int
  ) -> Bool {
    var start = next
    var depth = 0
    let value = bytes.slice(agent.valueStart, agent.valueEnd).trimmed()
    if value.isEmpty {
      while start < count, bytes[start] <= 0x20 { start += 1 }
      guard start < count, VCardMarks.isBegin(bytes, at: start) else { return false }
    } else {
      guard VCardMarks.isBegin(bytes, at: agent.valueStart) else { return false }
      start = agent.valueStart
    }
    let base = unfolded.count
    unfolded.append(bytes.slice(agent.rawStart, agent.valueStart))
    var line = agent
    line.move(by: base - agent.rawStart)
    position = start
    var isBehindAgent = true
    while position < count {
      let lineStart = position
      let (end, next) = physicalLine(bytes, lineStart)
      if VCardMarks.isBegin(bytes, at: lineStart) {
        if !isBehindAgent { break }
        depth += 1
      } else if VCardMarks.isEnd(bytes, at: lineStart) {
        depth -= 1
      }
      if end > lineStart { isBehindAgent = VCardMarks.isAgent(bytes, at: lineStart, end: end) }
      if lineStart > start { unfolded.append("\\n") }
      VCardEscaping.appendText(bytes.slice(lineStart, end), to: &unfolded)
      line.rawEnd = end
      position = next
      if depth == 0 { break }
    }
    line.valueEnd = unfolded.count
    names.insert(.agent)
    lines.append(line)
    blankLines = 0
    return true
  }
}

/// Looks for the colon that ends a header while the line grows piece by piece.
private struct VCardColonSearch {
  var position: Int
  private var isQuoted = false

  init(position: Int) { self.position = position }

  /// Goes on where it stopped; says whether a colon outside of quotes was found.
  mutating func found(in text: Span<UInt8>) -> Bool {
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return true }
      position += 1
    }
    return false
  }
}
