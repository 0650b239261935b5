/// What bytes without a label probably are, and why.
package struct EncodingGuess: Hashable, Sendable {
  /// What the guess rests on.
  package struct Evidence: Hashable, Sendable, CustomStringConvertible {
    /// A phrase for a diagnostic, such as "byte order mark".
    package let description: String

    /// The bytes begin with a byte order mark.
    package static let byteOrderMark = Evidence(description: "byte order mark")
    /// Zero bytes stand where UTF-16 has them in ASCII text.
    package static let zeroBytes = Evidence(description: "zero bytes of UTF-16")
    /// All bytes are ASCII, so that it makes no difference.
    package static let onlyASCII = Evidence(description: "only ASCII")
    /// There are other bytes, and all are well-formed UTF-8.
    package static let validUTF8 = Evidence(description: "valid UTF-8")
    /// Far more well-formed UTF-8 than ill-formed: UTF-8 with damage.
    package static let mostlyUTF8 = Evidence(description: "mostly valid UTF-8")
    /// Not UTF-8; the most frequent other encoding is taken.
    package static let notUTF8 = Evidence(description: "not UTF-8")
  }

  package let encoding: CharacterEncoding
  package let evidence: Evidence
  /// Bytes of the byte order mark at the start, 0 without one.
  package let byteOrderMarkLength: Int

  /// Guesses from the head of a file, best a few thousand bytes or more.
  ///
  /// - Parameter isWhole: Whether the head is all there is; else a character cut at its end is no
  ///   evidence against UTF-8.
  package init(head: Span<UInt8>, isWhole: Bool = false) {
    if let marked = Self.byteOrderMark(of: head) {
      self.init(marked.0, .byteOrderMark, mark: marked.1)
      return
    }
    if let encoding = Self.zeroBytePattern(of: head) {
      self.init(encoding, .zeroBytes)
      return
    }
    let cut = isWhole ? 0 : UTF8Check.incompleteSuffix(of: head)
    let text = head.extracting(0..<(head.count - cut))
    if UTF8Check.isASCII(text), cut == 0 {
      self.init(.utf8, .onlyASCII)
    } else if UTF8Check.isValid(text) {
      self.init(.utf8, .validUTF8)
    } else {
      let counts = Self.countSequences(in: text)
      let isMostly = counts.valid >= 8 * counts.invalid
      self.init(isMostly ? .utf8 : .windows1252, isMostly ? .mostlyUTF8 : .notUTF8)
    }
  }

  /// Appends the text of a short value without a label: as UTF-8 if it is that, else as windows-1252.
  package static func decodeUnlabeled(
    _ bytes: Span<UInt8>, into result: inout [UInt8]
  ) -> (encoding: CharacterEncoding, replaced: Int) {
    if UTF8Check.isValid(bytes) {
      result.append(copying: bytes)
      return (.utf8, 0)
    }
    return (.windows1252, SingleByteTable.windows1252.decode(bytes, into: &result))
  }

  private init(_ encoding: CharacterEncoding, _ evidence: Evidence, mark: Int = 0) {
    self.encoding = encoding
    self.evidence = evidence
    byteOrderMarkLength = mark
  }

  private static func byteOrderMark(of head: Span<UInt8>) -> (CharacterEncoding, Int)? {
    func begins(_ bytes: UInt8...) -> Bool {
      head.count >= bytes.count && bytes.indices.allSatisfy { head[$0] == bytes[$0] }
    }
    if begins(0xEF, 0xBB, 0xBF) { return (.utf8, 3) }
    if begins(0xFF, 0xFE, 0, 0) { return (.utf32LittleEndian, 4) }
    if begins(0, 0, 0xFE, 0xFF) { return (.utf32BigEndian, 4) }
    if begins(0xFF, 0xFE) { return (.utf16LittleEndian, 2) }
    if begins(0xFE, 0xFF) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// The markup of address books is ASCII, so UTF-16 has zeros at every other place of much of it.
  private static func zeroBytePattern(of head: Span<UInt8>) -> CharacterEncoding? {
    let pairs = Swift.min(head.count, 4096) / 2
    var even = 0
    var odd = 0
    for pair in 0..<pairs {
      if head[2 * pair] == 0 { even += 1 }
      if head[2 * pair + 1] == 0 { odd += 1 }
    }
    if pairs < 2 { return nil }
    if odd * 4 > pairs, even * 20 < odd { return .utf16LittleEndian }
    if even * 4 > pairs, odd * 20 < even { return .utf16BigEndian }
    return nil
  }

  private static func countSequences(in text: Span<UInt8>) -> (valid: Int, invalid: Int) {
    var valid = 0
    var invalid = 0
    var start = 0
    while start < text.count {
      let rest = text.extracting(start..<text.count)
      let end = UTF8Check.firstInvalid(in: rest) ?? rest.count
      for index in 0..<end where rest[index] >= 0xC0 { valid += 1 }
      if end < rest.count { invalid += 1 }
      start += end + 1
    }
    return (valid, invalid)
  }
}
