import RecordStreams

/// Cuts a batch into cards and a card into content lines, unfolded.
///
/// Holds no bytes of the batch; lines that lie in one piece are offsets into it, others are put together in
/// `unfolded`. Every physical line is looked at once.
struct VCardTokenizer {
  /// The lines of the current card, without BEGIN, VERSION and END.
  private(set) var lines: [VCardLine] = []
  /// Lines that were folded, put together.
  private(set) var unfolded: [UInt8] = []
  /// The bytes of the current card in the batch.
  private(set) var card = 0..<0
  /// The version the card states, `nil` for none.
  private(set) var version: VCardVersion?
  /// Which names the card has.
  private(set) var names = VCardNameSet()
  /// What was odd since the last card.
  private(set) var problems: [VCardProblem] = []

  /// What the parameters of lines mean.
  private(set) var cache = VCardParameterCache()
  /// Whether the current card has a backslash anywhere.
  private(set) var hasEscapes = false

  private let table = VCardName.table
  /// Whether every line ends with LF or CR LF, as nearly all files have it.
  private let isPlain: Bool
  private var position = 0
  private var scannedVersion: VCardVersion??
  private var blankLines = 0
  /// The number of lines before the current card in the batch.
  private(set) var linesBefore = 0
  /// Up to where lines were counted, and how many since then were read in the plainest way.
  private var countedTo = 0
  private var plainLines = 0
  private var hasOtherLines = false
  private var count: Int

  init(_ bytes: Span<UInt8>) {
    isPlain = LineEnds.arePlain(in: bytes)
    count = bytes.count
    lines.reserveCapacity(64)
  }

  /// Reads the next card; `false` at the end of the batch.
  mutating func next(_ bytes: Span<UInt8>) -> Bool {
    lines.removeAll(keepingCapacity: true)
    if !unfolded.isEmpty { unfolded.removeAll(keepingCapacity: true) }
    if !problems.isEmpty { problems.removeAll() }
    version = nil
    scannedVersion = nil
    names = VCardNameSet()
    guard findCard(bytes) else { return false }
    countLines(bytes)
    readCard(bytes)
    hasEscapes =
      bytes.slice(card.lowerBound, card.upperBound).firstIndex(of: UInt8(ascii: "\\")) != nil
    return true
  }

  /// Counts the lines before the current card; those that were read one by one need no second look.
  private mutating func countLines(_ bytes: Span<UInt8>) {
    if hasOtherLines {
      linesBefore += LineEnds.count(in: bytes, countedTo, card.lowerBound)
    } else {
      linesBefore += plainLines
    }
    countedTo = card.lowerBound
    plainLines = position > card.lowerBound ? 1 : 0
    hasOtherLines = !isPlain
  }

  // MARK: Cards

  /// Moves to the first line of a card behind BEGIN.
  private mutating func findCard(_ bytes: Span<UInt8>) -> Bool {
    var isInText = false
    while position < count {
      let start = skipByteOrderMark(bytes, position)
      let (end, next) = physicalLine(bytes, start)
      if ContentLineScan.isPlainBegin(bytes, at: start, end: end) {
        card = start..<next
        position = next
        return true
      }
      hasOtherLines = true
      if VCardMarks.isBegin(bytes, at: skipSpaces(bytes, start, end)) {
        card = start..<next
        position = next
        return true
      }
      guard let line = VCardLine(header: bytes, start, end, table: table) else {
        if !isBlank(bytes, start, end), !isInText {
          isInText = true
          note(.vcardTextOutside, "text outside of a card; left out", start..<end)
        }
        position = next
        continue
      }
      if line.name == .end {
        note(.vcardStrayEnd, "END without BEGIN; left out", start..<end)
      } else if line.name.opensCard {
        note(.vcardMissingBegin, "a card without BEGIN:VCARD; read nevertheless", start..<end)
        card = start..<next
        position = start
        return true
      } else if !isInText {
        isInText = true
        note(.vcardTextOutside, "text outside of a card; left out", start..<end)
      }
      position = next
    }
    return false
  }

  /// Reads lines up to END, the next card's BEGIN, or the end of the batch.
  private mutating func readCard(_ bytes: Span<UInt8>) {
    blankLines = 0
    while position < count {
      let start = position
      let (end, next) = physicalLine(bytes, start)
      if end == start {
        blankLines += 1
        plainLines += 1
        position = next
        continue
      }
      let isFolded = next < count && Self.isSpace(bytes[next])
      guard
        let line = shortLine(bytes, start, end)
          ?? VCardLine(header: bytes, start, end, table: table, isWhole: !isFolded)
      else {
        hasOtherLines = true
        if isBlank(bytes, start, end) {
          blankLines += 1
          position = next
        } else {
          takeText(bytes)
        }
        continue
      }
      if line.name == .begin, VCardMarks.isCardWord(bytes, line.valueStart, line.valueEnd) {
        return closeUnended(bytes, at: start)
      }
      if line.name == .end, VCardMarks.isCardWord(bytes, line.valueStart, line.valueEnd) {
        position = next
        plainLines += 1
        card = card.lowerBound..<next
        if version == nil { noteMissingVersion() }
        return
      }
      if isFolded || line.encoding != .none || line.name == .agent {
        hasOtherLines = true
        if takeLongLine(bytes, line, end: end, next: next) { return }
        continue
      }
      position = next
      plainLines += 1
      blankLines = 0
      add(line, bytes)
    }
    closeUnended(bytes, at: count)
  }

  private mutating func closeUnended(_ bytes: Span<UInt8>, at end: Int) {
    card = card.lowerBound..<max(card.lowerBound, end)
    position = max(position, end)
    if version == nil { noteMissingVersion() }
    note(
      .vcardMissingEnd, "the card is not closed by END:VCARD; read up to here",
      position..<min(position + 1, count))
  }

  private mutating func noteMissingVersion() {
    note(
      .vcardMissingVersion, "the card states no known version; read by the rules of 3.0",
      card.lowerBound..<card.lowerBound + 5, .note)
  }

  @inline(__always)
  private mutating func add(_ line: VCardLine, _ text: Span<UInt8>) {
    if line.name == .version {
      if version == nil {
        version = VCardVersion(bytes: text.slice(line.valueStart, line.valueEnd))
      }
      return
    }
    names.insert(line.name)
    lines.append(line)
  }

  /// Reads the header of a line whose name is short and known and whose parameters were seen before; `nil`
  /// when the line has to be read byte by byte.
  @inline(__always)
  mutating func shortLine(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> VCardLine? {
    guard let short = ContentLineScan.shortName(bytes, at: start, end: end) else { return nil }
    let nameEnd = start + short.length
    let code = table.code(key: short.key, bytes, start, nameEnd)
    guard code != 0, let name = VCardName(rawValue: code) else { return nil }
    var line = VCardLine(
      name: name, rawStart: start, rawEnd: end, lineStart: start, nameStart: start,
      nameEnd: nameEnd, parametersStart: nameEnd, valueStart: nameEnd + 1, valueEnd: end)
    guard short.hasParameters else { return line }
    let colon = ContentLineScan.first(UInt8(ascii: ":"), in: bytes, from: nameEnd, to: end)
    guard colon < end, let index = cache.index(bytes, nameEnd, colon) else { return nil }
    line.valueStart = colon + 1
    line.cached = index
    line.encoding = cache.entries[index].encoding
    return line
  }

  // MARK: Lines in several pieces

  /// Reads a line that folds, soft breaks, base64 lines or a nested card make longer.
  ///
  /// - Returns: Whether the line turned out to be END and the card is complete.
  private mutating func takeLongLine(
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
    if line.name == .end, VCardMarks.isCardWord(unfolded.span, line.valueStart, line.valueEnd) {
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
  private mutating func takeContinuations(
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
  private mutating func takeText(_ bytes: Span<UInt8>) {
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
  private mutating func continueLast(_ bytes: Span<UInt8>, from base: Int, _ range: Range<Int>) {
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
  private mutating func takeNestedCard(
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

  // MARK: Bytes

  /// The end of the text of a physical line and the start of the next one.
  @inline(__always)
  private func physicalLine(_ bytes: Span<UInt8>, _ start: Int) -> (end: Int, next: Int) {
    guard isPlain else { return LineEnds.physicalLine(in: bytes, at: start) }
    let feed = ContentLineScan.first(0x0A, in: bytes, from: start, to: count)
    if feed == count { return (count, count) }
    return (feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed, feed + 1)
  }

  private func endsWithSoftBreak(from start: Int) -> Bool {
    var index = unfolded.count
    while index > start, Self.isSpace(unfolded[index - 1]) { index -= 1 }
    return index > start && unfolded[index - 1] == UInt8(ascii: "=")
  }

  private mutating func dropSoftBreak() {
    while let last = unfolded.popLast(), last != UInt8(ascii: "=") {}
  }

  private mutating func appendTrimmed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
    var first = start
    while first < end, Self.isSpace(bytes[first]) { first += 1 }
    unfolded.append(bytes.slice(first, end))
  }

  /// Says whether a fold's white space belongs to the text: in 2.1 (section 2.1.3), except where a value has
  /// no spaces.
  private mutating func keepsFoldSpace(_ bytes: Span<UInt8>, _ line: VCardLine) -> Bool {
    if line.name.isWithoutSpaces { return false }
    if let version { return version == .v21 }
    if scannedVersion == nil { scannedVersion = .some(scanVersion(bytes)) }
    return scannedVersion == .some(.v21)
  }

  /// Looks ahead for a VERSION line that comes late; once a card.
  private func scanVersion(_ bytes: Span<UInt8>) -> VCardVersion? {
    var start = position
    while start < count {
      let (end, next) = physicalLine(bytes, start)
      if bytes.hasPrefixIgnoringCase("version:", at: start) {
        return VCardVersion(bytes: bytes.slice(start + 8, max(start + 8, end)))
      }
      if isMark(bytes, start) { return nil }
      start = next
    }
    return nil
  }

  private func isMark(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    VCardMarks.isBegin(bytes, at: start) || VCardMarks.isEnd(bytes, at: start)
  }

  private mutating func note(
    _ code: DiagnosticCode, _ message: String, _ range: Range<Int>,
    _ severity: Diagnostic.Severity = .warning
  ) {
    problems.append(VCardProblem(code: code, severity: severity, message: message, range: range))
  }

  private func skipByteOrderMark(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var start = start
    while start + 2 < count, bytes[start] == 0xEF, bytes[start + 1] == 0xBB,
      bytes[start + 2] == 0xBF
    {
      start += 3
    }
    return start
  }

  private func skipSpaces(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  private func isBlank(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    for index in start..<end where bytes[index] > 0x20 { return false }
    return true
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
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
