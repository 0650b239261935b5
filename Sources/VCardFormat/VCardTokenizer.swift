import RecordStreams

/// Cuts a batch into cards and a card into content lines, unfolded.
///
/// Holds no bytes of the batch; lines that lie in one piece are offsets into it, others are put together in
/// `unfolded`. Every physical line is looked at once.
struct VCardTokenizer {
  /// The lines of the current card, without BEGIN, VERSION and END.
  var lines: [VCardLine] = []
  /// Lines that were folded, put together.
  var unfolded: [UInt8] = []
  /// The bytes of the current card in the batch.
  var card = 0..<0
  /// The version the card states, `nil` for none.
  var version: VCardVersion?
  /// Which names the card has.
  var names = VCardNameSet()
  /// What was odd since the last card.
  var problems: [VCardProblem] = []

  /// What the parameters of lines mean.
  var cache = VCardParameterCache()
  /// Whether the current card has a backslash anywhere.
  var hasEscapes = false

  let table = VCardName.table
  /// Whether every line ends with LF or CR LF, as nearly all files have it.
  let isPlain: Bool
  var position = 0
  var scannedVersion: VCardVersion??
  var blankLines = 0
  /// The number of lines before the current card in the batch.
  var linesBefore = 0
  /// Up to where lines were counted, and how many since then were read in the plainest way.
  var countedTo = 0
  var plainLines = 0
  var hasOtherLines = false
  var count: Int

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
  mutating func countLines(_ bytes: Span<UInt8>) {
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
  mutating func findCard(_ bytes: Span<UInt8>) -> Bool {
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
  mutating func readCard(_ bytes: Span<UInt8>) {
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
        let line = shortLine(bytes, start, end) ?? groupedLine(bytes, start, end)
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
      if line.name == .begin, !line.hasGroup,
        VCardMarks.isCardWord(bytes, line.valueStart, line.valueEnd)
      {
        return closeUnended(bytes, at: start)
      }
      if line.name == .end, !line.hasGroup,
        VCardMarks.isCardWord(bytes, line.valueStart, line.valueEnd)
      {
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

  mutating func closeUnended(_ bytes: Span<UInt8>, at end: Int) {
    card = card.lowerBound..<max(card.lowerBound, end)
    position = max(position, end)
    if version == nil { noteMissingVersion() }
    note(
      .vcardMissingEnd, "the card is not closed by END:VCARD; read up to here",
      position..<min(position + 1, count))
  }

  mutating func noteMissingVersion() {
    note(
      .vcardMissingVersion, "the card states no known version; read by the rules of 3.0",
      card.lowerBound..<card.lowerBound + 5, .note)
  }

  @inline(__always)
  mutating func add(_ line: VCardLine, _ text: Span<UInt8>) {
    if line.name == .version {
      if version == nil {
        version = VCardVersion(bytes: text.slice(line.valueStart, line.valueEnd))
      }
      return
    }
    names.insert(line.name)
    lines.append(line)
  }
}
