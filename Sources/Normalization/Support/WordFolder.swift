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
    if hasOtherPunctuation(bytes.span.slice(start, bytes.count)) {
      return separateByCursor(in: &bytes, from: start)
    }
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

  /// Whether there may be punctuation beyond ASCII: bytes that lead general punctuation, CJK signs, or the
  /// upper half of Latin-1.
  private static func hasOtherPunctuation(_ text: Span<UInt8>) -> Bool {
    var found = false
    for index in text.indices {
      let byte = text[index]
      found = found || byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte >= 0xEF
    }
    return found
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
    return words
  }

  /// Says whether a byte of folded text belongs to a word: lower-case letters, digits, beyond ASCII.
  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
