import Testing

@testable import UnicodeText

@Suite struct EncodingGuessTests {
  @Test(
    "bytes without a label are guessed from their mark, zeros and validity",
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x41], .utf8, .byteOrderMark, 3),
      ([0xFF, 0xFE, 0x41, 0], .utf16LittleEndian, .byteOrderMark, 2),
      ([0xFE, 0xFF, 0, 0x41], .utf16BigEndian, .byteOrderMark, 2),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], .utf32LittleEndian, .byteOrderMark, 4),
      ("BEGIN".utf16.flatMap { [UInt8($0), 0] }, .utf16LittleEndian, .zeroBytes, 0),
      ("BEGIN".utf16.flatMap { [0, UInt8($0)] }, .utf16BigEndian, .zeroBytes, 0),
      (Array("BEGIN:VCARD".utf8), .utf8, .onlyASCII, 0), ([], .utf8, .onlyASCII, 0),
      (Array("Zoé".utf8), .utf8, .validUTF8, 0), ([0x5A, 0x6F, 0xE9], .utf8, .validUTF8, 0),
      ([0x5A, 0x6F, 0xE9, 0x20], .windows1252, .notUTF8, 0),
      (Array("é漢字かな交じり文".utf8) + [0xFF, 0x41], .utf8, .mostlyUTF8, 0),
      ([0x4E, 0, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48], .utf8, .onlyASCII, 0),
    ] as [([UInt8], CharacterEncoding, EncodingGuess.Evidence, Int)])
  func heads(
    bytes: [UInt8], encoding: CharacterEncoding, evidence: EncodingGuess.Evidence, mark: Int
  ) {
    let guess = EncodingGuess(head: bytes.span)
    #expect(guess.encoding == encoding)
    #expect(guess.evidence == evidence)
    #expect(guess.byteOrderMarkLength == mark)
  }

  @Test("a value is UTF-8 if it can be, else windows-1252")
  func values() {
    let latin: [UInt8] = [0x46, 0xFC, 0xDF, 0x96, 0xE9]
    #expect(appended { _ = EncodingGuess.decodeUnlabeled(latin.span, into: &$0) } == "Füß–é")
    let text = Array("Füß".utf8)
    #expect(appended { _ = EncodingGuess.decodeUnlabeled(text.span, into: &$0) } == "Füß")
    #expect(EncodingGuess(head: [0x5A, 0xE9].span, isWhole: true).encoding == .windows1252)
  }
}
