import RecordStreams

extension VCardTokenizer {
  /// The end of the text of a physical line and the start of the next one.
  @inline(__always)
  func physicalLine(_ bytes: Span<UInt8>, _ start: Int) -> (end: Int, next: Int) {
    guard isPlain else { return LineEnds.physicalLine(in: bytes, at: start) }
    let feed = ContentLineScan.first(0x0A, in: bytes, from: start, to: count)
    if feed == count { return (count, count) }
    return (feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed, feed + 1)
  }

  func endsWithSoftBreak(from start: Int) -> Bool {
    var index = unfolded.count
    while index > start, Self.isSpace(unfolded[index - 1]) { index -= 1 }
    return index > start && unfolded[index - 1] == UInt8(ascii: "=")
  }

  mutating func dropSoftBreak() {
    while let last = unfolded.popLast(), last != UInt8(ascii: "=") {}
  }

  mutating func appendTrimmed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
    var first = start
    while first < end, Self.isSpace(bytes[first]) { first += 1 }
    unfolded.append(bytes.slice(first, end))
  }

  /// Says whether a fold's white space belongs to the text: in 2.1 (section 2.1.3), except where a value has
  /// no spaces.
  mutating func keepsFoldSpace(_ bytes: Span<UInt8>, _ line: VCardLine) -> Bool {
    if line.name.isWithoutSpaces { return false }
    if let version { return version == .v21 }
    if scannedVersion == nil { scannedVersion = .some(scanVersion(bytes)) }
    return scannedVersion == .some(.v21)
  }

  /// Looks ahead for a VERSION line that comes late; once a card.
  func scanVersion(_ bytes: Span<UInt8>) -> VCardVersion? {
    var start = position
    while start < count {
      let (end, next) = physicalLine(bytes, start)
      if bytes.hasPrefixIgnoringCase("version:", at: start) {
        return VCardVersion(bytes: bytes.slice(start + 8, max(start + 8, end)))
      }
      // A folded mark is one, too.
      let line = VCardLine(header: bytes, start, end, table: table)
      if let line, line.name == .end || line.name == .begin { return nil }
      start = next
    }
    return nil
  }

  func isMark(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    VCardMarks.isBegin(bytes, at: start) || VCardMarks.isEnd(bytes, at: start)
  }

  mutating func note(
    _ code: DiagnosticCode, _ message: String, _ range: Range<Int>,
    _ severity: Diagnostic.Severity = .warning
  ) {
    problems.append(VCardProblem(code: code, severity: severity, message: message, range: range))
  }

  func skipByteOrderMark(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var start = start
    while start + 2 < count, bytes[start] == 0xEF, bytes[start + 1] == 0xBB,
      bytes[start + 2] == 0xBF
    {
      start += 3
    }
    return start
  }

  func skipSpaces(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  func isBlank(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    for index in start..<end where bytes[index] > 0x20 { return false }
    return true
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
