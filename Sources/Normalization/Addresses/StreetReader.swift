import RecordStreams

/// Reads a street's line into its words, house number and unit, in one buffer.
///
/// The buffer's end gets the folded line first, then the answer, and loses the folded line again, so that
/// nothing is allocated.
struct StreetReader {
  private let words = AddressWords.shared
  private(set) var street = 0..<0
  private(set) var houseNumber = 0..<0
  private(set) var unit = 0..<0

  init() {}

  /// Appends the parts of a line.
  mutating func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    WordFolder.appendWords(of: text, to: &bytes)
    let end = bytes.count
    let number = Self.houseNumber(in: bytes.span.slice(start, end))
    let unitRange = unitRange(in: bytes.span.slice(start, end))
    let streetStart = bytes.count
    var index = 0
    while index < end - start {
      if let number, number.lowerBound == index {
        index = number.upperBound + 1
      } else if let unitRange, unitRange.word == index {
        index = unitRange.value.upperBound + 1
      } else {
        index = appendWord(at: index, of: start..<end, behind: streetStart, to: &bytes) + 1
      }
    }
    let numberStart = bytes.count
    if let number { Self.copy(number, of: start, to: &bytes) }
    let unitStart = bytes.count
    if let unitRange { Self.copy(unitRange.value, of: start, to: &bytes) }
    let shift = end - start
    street = (streetStart - shift)..<(numberStart - shift)
    houseNumber = (numberStart - shift)..<(unitStart - shift)
    unit = (unitStart - shift)..<(bytes.count - shift)
    bytes.removeSubrange(start..<end)
  }

  /// Appends the short form of up to three words at `index`; returns where they end.
  private func appendWord(
    at index: Int, of line: Range<Int>, behind streetStart: Int, to bytes: inout [UInt8]
  ) -> Int {
    var end = index
    var best = index
    var meaning = AddressWords.Meaning(value: 0)
    let count = line.count
    for _ in 0..<3 where end < count {
      var next = end == index ? index : end + 1
      while next < count, bytes[line.lowerBound + next] != 0x20 { next += 1 }
      end = next
      let found = words.meaning(
        of: bytes.span.slice(line.lowerBound + index, line.lowerBound + end))
      if best == index { best = end }
      if found.value != 0 {
        meaning = found
        best = end
      }
    }
    if meaning.isNumberSign { return best }
    if bytes.count > streetStart { bytes.append(0x20) }
    if meaning.form > 0 {
      bytes.append(contentsOf: words.shortForm(meaning.form))
    } else {
      Self.appendPlain((line.lowerBound + index)..<(line.lowerBound + best), to: &bytes)
    }
    return best
  }

  /// A word that stands for itself; `hauptstrasse` and `hauptstr` become "haupt st".
  private static func appendPlain(_ range: Range<Int>, to bytes: inout [UInt8]) {
    let length = streetSuffix(of: bytes.span.slice(range))
    copyBytes(range.lowerBound..<(range.upperBound - length), to: &bytes)
    if length > 0 { bytes.append(" st") }
  }

  /// How many bytes the word for street takes at the end of a longer word; 0 when there is none.
  private static func streetSuffix(of word: Span<UInt8>) -> Int {
    for suffix: StaticString in ["strasse", "straat", "str"] {
      let length = suffix.utf8CodeUnitCount
      if word.count > length + 2, word.hasPrefix(suffix, at: word.count - length) { return length }
    }
    return 0
  }

  private static func copy(_ range: Range<Int>, of start: Int, to bytes: inout [UInt8]) {
    for index in range where bytes[start + index] != 0x20 { bytes.append(bytes[start + index]) }
  }

  private static func copyBytes(_ range: Range<Int>, to bytes: inout [UInt8]) {
    for index in range { bytes.append(bytes[index]) }
  }

  /// The word that begins with a digit: the first if it is the line's first, else the last; with a letter
  /// behind it ("12 a").
  private static func houseNumber(in line: Span<UInt8>) -> Range<Int>? {
    var found: Range<Int>?
    var start = 0
    while start < line.count {
      let end = line.firstIndex(of: 0x20, from: start) ?? line.count
      if line[start] &- 0x30 < 10, !isOrdinal(line.slice(start, end)) {
        found = start..<end
        if start == 0 { break }
      }
      start = end + 1
    }
    guard let number = found, number.upperBound + 1 < line.count else { return found }
    let letter = number.upperBound + 1
    let isLetter = line[letter] &- 0x61 < 26
    let isAlone = letter + 1 == line.count
    return isLetter && isAlone && number.lowerBound > 0 ? number.lowerBound..<(letter + 1) : found
  }

  /// "42nd" in "42nd Street" is a word of the street.
  private static func isOrdinal(_ word: Span<UInt8>) -> Bool {
    guard word.count > 2 else { return false }
    for suffix: StaticString in ["st", "nd", "rd", "th"]
    where word.hasPrefix(suffix, at: word.count - 2) { return true }
    return false
  }

  /// The word for a unit and what follows it.
  private func unitRange(in line: Span<UInt8>) -> (word: Int, value: Range<Int>)? {
    var start = 0
    while start < line.count {
      let end = line.firstIndex(of: 0x20, from: start) ?? line.count
      if end + 1 < line.count, words.meaning(of: line.slice(start, end)).isUnit {
        let valueEnd = line.firstIndex(of: 0x20, from: end + 1) ?? line.count
        return (start, (end + 1)..<valueEnd)
      }
      start = end + 1
    }
    return nil
  }
}
