import RecordStreams

/// The words of a name as written, with what the lexicon knows of each; filled again and again.
struct NamePieces: Sendable {
  /// One word as written.
  struct Piece: Sendable {
    var range: Range<Int>
    var kinds: NameLexicon.Kinds
    /// The part between commas the word is in, from 0.
    var segment: Int
    var generation: NameGeneration
    /// The hash-free identity used to find a word that repeats: folded bytes in `folded`.
    var folded: Range<Int>
    var isLowerCase: Bool
    /// Capitals only, or dots between letters: "MD", "M.A."
    var looksLikeAbbreviation: Bool
    var isInitial: Bool
  }

  var pieces: [Piece] = []
  var folded: [UInt8] = []
  /// Text in quotes or parentheses, without them, and whether it was in parentheses.
  var asides: [(range: Range<Int>, isParenthesis: Bool)] = []

  mutating func removeAll() {
    pieces.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: true)
  }

  /// Cuts a text into words; what stands in quotes or parentheses goes to `asides`.
  mutating func read(_ text: Span<UInt8>, _ lexicon: NameLexicon) {
    removeAll()
    var segment = 0
    var index = 0
    while index < text.count {
      if let (inner, end, isParenthesis) = aside(text, at: index) {
        asides.append((inner, isParenthesis))
        index = end
        continue
      }
      let (kind, length) = VisibleText.classify(text, at: index)
      if kind != .visible {
        index += length
      } else if text[index] == UInt8(ascii: ",") {
        segment += 1
        index += 1
      } else {
        let end = wordEnd(text, from: index)
        append(text, index..<end, segment, lexicon)
        index = end
      }
    }
  }

  /// Adds the words of a part of the text, an aside, as pieces.
  mutating func append(
    _ text: Span<UInt8>, _ range: Range<Int>, _ segment: Int, _ lexicon: NameLexicon
  ) {
    let start = folded.count
    WordFolder.appendUndottedWords(of: text.slice(range), to: &folded)
    guard folded.count > start else { return }
    let (kinds, generation) = Self.meaning(folded.span.slice(start, folded.count), lexicon)
    let letters = Self.letters(text, range)
    let piece = Piece(
      range: range, kinds: kinds, segment: segment, generation: generation,
      folded: start..<folded.count, isLowerCase: letters.upper == 0,
      looksLikeAbbreviation: letters.lower == 0 || letters.dots > 1,
      isInitial: letters.upper + letters.lower == 1 || (letters.lower == 0 && letters.dots > 1))
    pieces.append(piece)
  }

  private static func meaning(
    _ word: Span<UInt8>, _ lexicon: NameLexicon
  ) -> (NameLexicon.Kinds, NameGeneration) {
    let kinds = lexicon.kinds(of: word)
    let isSuffix = !kinds.isDisjoint(with: [.generation, .plainSuffix])
    return (kinds, isSuffix ? NameLexicon.generation(of: word) : .none)
  }

  /// Letters by their case; letters beyond ASCII count as neither.
  private static func letters(
    _ text: Span<UInt8>, _ range: Range<Int>
  ) -> (upper: Int, lower: Int, dots: Int) {
    var letters = (upper: 0, lower: 0, dots: 0)
    for index in range {
      let byte = text[index]
      if byte &- 0x41 < 26 { letters.upper += 1 }
      if byte &- 0x61 < 26 { letters.lower += 1 }
      if byte == 0x2E { letters.dots += 1 }
    }
    // A capital beyond ASCII, so that the word does not pass for one in lower case.
    let lead = text[range.lowerBound]
    if lead >= 0x80, letters.upper == 0, !isLowerCaseLetter(text, range.lowerBound) {
      letters.upper = 1
    }
    return letters
  }

  /// Says whether a letter of two bytes is a small one, for the few that begin particles: é, ó.
  private static func isLowerCaseLetter(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index + 1 < text.count && text[index] == 0xC3 && text[index + 1] >= 0x9F
  }

  private func wordEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      let (kind, length) = VisibleText.classify(text, at: index)
      let byte = text[index]
      if kind == .space || byte == UInt8(ascii: ",") { return index }
      // A bracket or quote without its other half stays in its word.
      if index > start, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"") { return index }
      index += length
    }
    return index
  }

  /// The aside that begins at `index`: what it holds, where it ends.
  private func aside(_ text: Span<UInt8>, at index: Int) -> (Range<Int>, Int, Bool)? {
    switch text[index] {
    case UInt8(ascii: "\""):
      guard let end = text.firstIndex(of: UInt8(ascii: "\""), from: index + 1) else { return nil }
      return ((index + 1)..<end, end + 1, false)
    case UInt8(ascii: "("):
      guard let end = text.firstIndex(of: UInt8(ascii: ")"), from: index + 1) else { return nil }
      return ((index + 1)..<end, end + 1, true)
    case UInt8(ascii: "'") where index == 0 || text[index - 1] == 0x20:
      guard let end = text.firstIndex(of: UInt8(ascii: "'"), from: index + 2),
        end + 1 == text.count || text[end + 1] == 0x20
      else { return nil }
      return ((index + 1)..<end, end + 1, false)
    case 0xE2 where text.hasPrefix("\u{201C}", at: index) || text.hasPrefix("\u{201E}", at: index):
      return curlyAside(text, index + 3)
    case 0xC2 where text.hasPrefix("\u{AB}", at: index):
      return curlyAside(text, index + 2)
    default: return nil
    }
  }

  private func curlyAside(_ text: Span<UInt8>, _ start: Int) -> (Range<Int>, Int, Bool)? {
    for end in start..<text.count {
      if text.hasPrefix("\u{201D}", at: end) || text.hasPrefix("\u{201C}", at: end) {
        return (start..<end, end + 3, false)
      }
      if text.hasPrefix("\u{BB}", at: end) { return (start..<end, end + 2, false) }
    }
    return nil
  }
}
