import ContactModel
import RecordStreams
import UnicodeText

/// Turns values into UTF-8, property by property: by CHARSET, else as UTF-8 where they are that,
/// else as windows-1252.
struct VCardCharacters: ~Copyable {
  /// What is told about a value that was no clean UTF-8.
  struct Problem {
    var code: DiagnosticCode
    var severity: Diagnostic.Severity
    var message: String
  }

  /// Whether all bytes of the batch are UTF-8 and none is NUL, so that plain values need no look.
  let isClean: Bool
  private let hasZero: Bool
  private var unwrapped: [UInt8] = []
  private var label: [UInt8] = []
  private var converter: CharacterConverter?
  private var hasToldGuess = false

  init(_ bytes: Span<UInt8>) {
    hasZero = bytes.firstIndex(of: 0) != nil
    isClean = !hasZero && UTF8Check.isValid(bytes)
  }

  /// Forgets what was told about the card before.
  mutating func startCard() { hasToldGuess = false }

  /// Appends a value as UTF-8, with its encoding undone.
  mutating func convert(
    _ value: Span<UInt8>, _ charset: Span<UInt8>, _ encoding: VCardLine.Encoding,
    into output: inout [UInt8]
  ) -> Problem? {
    let start = output.count
    let problem: Problem?
    if encoding == .none {
      problem = decode(value, charset, into: &output)
    } else {
      var bytes: [UInt8] = []
      swap(&bytes, &unwrapped)
      bytes.removeAll(keepingCapacity: true)
      if encoding == .quotedPrintable {
        QuotedPrintable.decode(value, protecting: Self.isASCIISafe(charset), into: &bytes)
      } else {
        Base64.decode(value, into: &bytes)
      }
      problem = decode(bytes.span, charset, into: &output)
      swap(&bytes, &unwrapped)
    }
    guard hasZero || encoding != .none, output[start...].contains(0) else { return problem }
    output.removeSubrange(start..., where: { $0 == 0 })
    return problem
      ?? Problem(
        code: .vcardControlCharacter, severity: .warning, message: "a NUL was left out of a value")
  }

  /// Whether a charset label means UTF-8 or nothing is stated.
  static func isUTF8(_ charset: Span<UInt8>) -> Bool {
    charset.isEmpty || charset.isEqualIgnoringCase(to: "utf-8")
      || charset.isEqualIgnoringCase(to: "utf8") || charset.isEqualIgnoringCase(to: "\"utf-8\"")
  }

  /// Whether a byte below 0x80 is that ASCII character wherever it stands.
  private static func isASCIISafe(_ charset: Span<UInt8>) -> Bool {
    isUTF8(charset) || charset.hasPrefixIgnoringCase("iso-8859")
      || charset.hasPrefixIgnoringCase("windows-125") || charset.hasPrefixIgnoringCase("cp125")
      || charset.hasPrefixIgnoringCase("us-ascii") || charset.hasPrefixIgnoringCase("koi8")
      || charset.hasPrefixIgnoringCase("latin") || charset.hasPrefixIgnoringCase("mac")
  }

  private mutating func decode(
    _ bytes: Span<UInt8>, _ charset: Span<UInt8>, into output: inout [UInt8]
  ) -> Problem? {
    guard Self.isUTF8(charset) || UTF8Check.isASCII(bytes) && Self.isASCIISafe(charset) else {
      return decodeLabelled(bytes, charset, into: &output)
    }
    return decodeUnlabelled(bytes, charset, into: &output)
  }

  private mutating func decodeUnlabelled(
    _ bytes: Span<UInt8>, _ charset: Span<UInt8>, into output: inout [UInt8]
  ) -> Problem? {
    let guess = EncodingGuess.decodeUnlabeled(bytes, into: &output)
    if guess.encoding == .utf8 || hasToldGuess { return nil }
    hasToldGuess = true
    let stated = charset.isEmpty ? "no CHARSET is stated" : "CHARSET says UTF-8"
    return Problem(
      code: .vcardCharsetGuessed, severity: .warning,
      message: "bytes are not UTF-8 and \(stated); read as windows-1252")
  }

  private mutating func decodeLabelled(
    _ bytes: Span<UInt8>, _ charset: Span<UInt8>, into output: inout [UInt8]
  ) -> Problem? {
    if !charset.isEqual(to: label.span) {
      label = [UInt8](copying: charset)
      converter = nil
      if let encoding = CharacterEncoding(label: charset) {
        converter = try? CharacterConverter(encoding)
      }
    }
    guard let replaced = converter?.decode(bytes, into: &output) else {
      _ = EncodingGuess.decodeUnlabeled(bytes, into: &output)
      return Problem(
        code: .vcardCharsetUnknown, severity: .warning,
        message: "the charset '\(charset.string)' is not known; read as UTF-8 or windows-1252")
    }
    if replaced == 0 { return nil }
    return Problem(
      code: .vcardCharacterReplaced, severity: .warning,
      message: "\(replaced) characters are none in '\(charset.string)'; replaced by U+FFFD")
  }
}

extension [UInt8] {
  /// Removes the bytes of a range that a test is true for.
  fileprivate mutating func removeSubrange(
    _ range: PartialRangeFrom<Int>, where isRemoved: (UInt8) -> Bool
  ) {
    var target = range.lowerBound
    for index in range.lowerBound..<count where !isRemoved(self[index]) {
      self[target] = self[index]
      target += 1
    }
    removeLast(count - target)
  }
}
