import RecordStreams
import UnicodeText

/// Folds text to words: the comparison form, cut at everything that is neither letter nor digit.
enum WordFolder {
  /// Appends the folded words of `text`, separated by one space, and returns how many there are.
  ///
  /// `Jean-Luc` gives "jean luc", `O’Brien` "obrien", `J.R.` "j r", `Ph.D.` "ph d".
  @discardableResult
  static func appendWords(of text: Span<UInt8>, to bytes: inout [UInt8]) -> Int {
    let start = bytes.count
    TextFolder.fold(text, into: &bytes)
    return separateWords(in: &bytes, from: start)
  }

  /// Appends the folded words without any dots: `S.p.A.` gives "spa", `Ph.D.` "phd".
  @discardableResult
  static func appendUndottedWords(of text: Span<UInt8>, to bytes: inout [UInt8]) -> Int {
    let start = bytes.count
    TextFolder.fold(text, into: &bytes)
    guard bytes.span.firstIndex(of: 0x2E, from: start) != nil else {
      return separateWords(in: &bytes, from: start)
    }
    var end = start
    for index in start..<bytes.count where bytes[index] != 0x2E {
      bytes[end] = bytes[index]
      end += 1
    }
    bytes.removeLast(bytes.count - end)
    return separateWords(in: &bytes, from: start)
  }

  /// Turns punctuation behind `start` into separators of one space; returns the number of words.
  private static func separateWords(in bytes: inout [UInt8], from start: Int) -> Int {
    switch shape(of: bytes.span.slice(start, bytes.count)) {
    case .words(let count): return count
    case .punctuated: return separatePunctuation(in: &bytes, from: start)
    case .other: return separateByCursor(in: &bytes, from: start)
    }
  }

  private enum Shape {
    /// Words with one space between them, already what is wanted.
    case words(Int)
    /// ASCII punctuation is in it.
    case punctuated
    /// There may be punctuation beyond ASCII.
    case other
  }

  private static func shape(of text: Span<UInt8>) -> Shape {
    var all: UInt8 = 0
    var spaces = 0
    let classes = Self.classes.span
    for index in text.indices {
      let kind = classes[Int(text[index])]
      all |= kind
      spaces &+= Int(kind & 1)
    }
    if all & 4 != 0 { return .other }
    return all & 2 != 0 ? .punctuated : .words(text.isEmpty ? 0 : spaces + 1)
  }

  /// 1: a space; 2: other ASCII that is neither letter nor digit; 4: leads general punctuation, CJK signs, or the
  /// upper half of Latin-1.
  private static let classes: [UInt8] = (0..<256).map { value in
    let byte = UInt8(truncatingIfNeeded: value)
    if byte == 0x20 { return 1 }
    if byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte >= 0xEF { return 4 }
    return isWordByte(byte) ? 0 : 2
  }

  private static func separatePunctuation(in bytes: inout [UInt8], from start: Int) -> Int {
    var end = start
    var words = 0
    var isInWord = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if isWordByte(byte) {
        if !isInWord {
          if words > 0 {
            bytes[end] = 0x20
            end += 1
          }
          words += 1
          isInWord = true
        }
        bytes[end] = byte
        end += 1
      } else {
        isInWord = false
      }
    }
    bytes.removeLast(bytes.count - end)
    return words
  }

  private static func separateByCursor(in bytes: inout [UInt8], from start: Int) -> Int {
    let folded = [UInt8](copying: bytes.span.slice(start, bytes.count))
    bytes.removeLast(bytes.count - start)
    var cursor = WordCursor()
    var words = 0
    while let range = cursor.next(in: folded.span) {
      if words > 0 { bytes.append(0x20) }
      words += 1
      bytes.append(folded.span.slice(range))
    }
    if words == 0 {
      // A name of nothing but an emoji is a word of its own.
      bytes.append(folded.span)
      words = 1
    }
    return words
  }

  /// Says whether a byte of folded text belongs to a word: lower-case letters, digits, beyond ASCII.
  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
