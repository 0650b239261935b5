import RecordStreams

/// The folded words of one contact's names; filled again and again, so that nothing is allocated per contact.
///
/// One for each thread.
package struct NameTokens: Sendable {
  /// The words' bytes; between words there may be bytes of no meaning.
  package internal(set) var bytes: [UInt8] = []
  /// The words, in order of the parts: given, middle, family with its particles, nicknames.
  package internal(set) var tokens: [NameToken] = []
  /// What the suffix says.
  package internal(set) var generation: NameGeneration = .none
  /// Whether the parts were told apart by rule, from a name in one text.
  package internal(set) var isSplitByRule = false
  /// Whether the name looks like that of an organization or a role, not of a person.
  package internal(set) var isLikelyOrganization = false

  /// Second forms of words, each with the offset of the word it belongs to.
  private var variants: [(start: UInt32, token: NameToken)] = []
  var scratch: [UInt8] = []
  var splitter = FullNameSplitter()

  package init() {
    bytes.reserveCapacity(128)
    tokens.reserveCapacity(16)
  }

  /// Empties the lists.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    variants.removeAll(keepingCapacity: true)
    generation = .none
    isSplitByRule = false
    isLikelyOrganization = false
  }

  /// The bytes of a word.
  @_lifetime(borrow self)
  package func bytes(of token: NameToken) -> Span<UInt8> {
    bytes.span.slice(token.range)
  }

  /// The second form of a word whose umlauts were spelled out: "mueller" for the word "muller" of Müller;
  /// `nil` for a word without umlauts.
  ///
  /// Compare it beside the word itself; never instead of it.
  package func variant(of token: NameToken) -> NameToken? {
    variants.isEmpty ? nil : variants.first { $0.start == token.start }?.token
  }

  /// Says whether there is no word.
  package var isEmpty: Bool { tokens.isEmpty }

  /// Says whether there is a word of this part.
  package func has(_ part: NamePart) -> Bool { tokens.contains { $0.part == part } }

  /// The words of a part as text; for tests and reports.
  package func words(_ part: NamePart) -> [String] {
    tokens.filter { $0.part == part }.map { bytes(of: $0).string }
  }

  /// Adds the words of folded text that begins at `start` in `bytes` and goes to its end.
  mutating func addWords(from start: Int, part: NamePart) {
    var index = start
    let end = bytes.count
    while index < end {
      var next = index
      while next < end, bytes[next] != 0x20 { next += 1 }
      if next > index {
        let length = min(next - index, Int(UInt16.max))
        let isInitial = Self.isInitial(bytes.span.slice(index, next))
        tokens.append(
          NameToken(
            start: UInt32(truncatingIfNeeded: index), length: UInt16(length), part: part,
            isInitial: isInitial))
      }
      index = next + 1
    }
  }

  /// Adds second forms of the words from `first` on: the words of `folded`, one for each of them.
  mutating func addVariants(of first: Int, from start: Int, part: NamePart) {
    let count = tokens.count - first
    addWords(from: start, part: part)
    let added = tokens.count - first - count
    if added == count {
      for index in 0..<count where !isSame(first + index, first + count + index) {
        variants.append((tokens[first + index].start, tokens[first + count + index]))
      }
    }
    tokens.removeLast(added)
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    bytes(of: tokens[left]).isEqual(to: bytes(of: tokens[right]))
  }

  /// One Latin, Greek or Cyrillic letter; one Han or Hangul character is a whole name.
  private static func isInitial(_ word: Span<UInt8>) -> Bool {
    if word.count == 1 { return word[0] &- 0x61 < 26 }
    return word.count == 2 && word[0] >= 0xC3 && word[0] < 0xD4
  }
}
