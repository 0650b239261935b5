import TestSupport
import Testing

@testable import UnicodeText

@Suite struct CharacterConverterTests {
  @Test(
    "labels as cards carry them find the encoding, and its bytes the text",
    arguments: [
      ("UTF-8", "Zoé".bytes, "Zoé"), ("utf8", "漢".bytes, "漢"),
      ("ISO-8859-1", [0x5A, 0x6F, 0xE9], "Zoé"), ("ISO-8859-1", [0x80, 0x96], "€–"),
      ("\"iso-8859-1\"", [0xE9], "é"), ("WINDOWS-1252", [0x4F, 0x92, 0x42], "O’B"),
      ("ISO-8859-2", [0xA3, 0xF3, 0x64, 0xBC], "Łódź"), ("windows-1250", [0x8C, 0x9C], "Śś"),
      ("ISO-8859-9", [0xDE, 0xFD], "Şı"), ("ISO-8859-15", [0xA4], "€"),
      ("SHIFT_JIS", [0x95, 0x5C, 0x83, 0x5C], "表ソ"), ("Shift_JIS", [0x5C, 0x7E, 0xC0], "\\~ﾀ"),
      ("EUC-JP", [0xC0, 0xA4], "世"), ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x40, 0x24], "世"),
      ("GB2312", [0xCD, 0xF5], "王"), ("GBK", [0xCD, 0xF5], "王"), ("Big5", [0xA4, 0xFD], "王"),
      ("KS_C_5601-1987", [0xB1, 0xE8], "김"), ("KOI8-R", [0xE9, 0xD7, 0xC1, 0xCE], "Иван"),
      ("windows-1251", [0xC8, 0xE2, 0xE0, 0xED], "Иван"), ("x-mac-cyrillic", [0x88], "И"),
      ("macintosh", [0x9F, 0xCA, 0x8E], "ü\u{A0}é"), ("UTF-7", Array("Zo+AOk-".utf8), "Zoé"),
      ("US-ASCII", [0x5A, 0xE9], "Zé"), ("us-ascii", "é".bytes, "é"), ("ansi", [0x9C], "œ"),
      ("UTF-16", [0xFE, 0xFF, 0, 0x41], "A"), ("UTF-16", [0x41, 0], "A"),
      ("utf-16be", [0, 0x41, 0xD8, 0x3C, 0xDF, 0x55], "A🍕"), ("UTF-32LE", [0x41, 0, 0, 0], "A"),
      ("ISO-8859-8", [0xE0], "א"), ("windows-1256", [0xC7], "ا"), ("TIS-620", [0xA1], "ก"),
    ] as [(String, [UInt8], String)])
  func labels(label: String, bytes: [UInt8], expected: String) throws {
    let encoding = try #require(CharacterEncoding(label: label))
    var converter = try CharacterConverter(encoding)
    var replaced = 0
    #expect(appended { replaced = converter.decode(bytes.span, into: &$0) } == expected)
    #expect(replaced == 0)
    // The same converter serves the next text.
    #expect(appended { replaced = converter.decode(bytes.span, into: &$0) } == expected)
  }

  @Test(
    "labels that nobody knows are refused, paths among them",
    arguments: [
      "", "klingon-1", "../../etc/passwd", "a/b", String(repeating: "x", count: 100), "é",
    ])
  func unknown(label: String) {
    #expect(CharacterEncoding(label: label) == nil)
  }

  @Test(
    "what an encoding cannot mean is replaced and counted",
    arguments: [
      ("UTF-8", [0x41, 0xFF, 0x42, 0xC3], "A\u{FFFD}B\u{FFFD}", 2),
      ("windows-1252", [0x81, 0x41], "\u{FFFD}A", 1),
      ("UTF-16LE", [0x00, 0xDC, 0x41, 0, 0x00, 0xD8], "\u{FFFD}A\u{FFFD}", 2),
      ("UTF-16LE", [0x00, 0xD8, 0x41, 0, 0x42], "\u{FFFD}A\u{FFFD}", 2),
      ("Shift_JIS", [0x41, 0x95], "A\u{FFFD}", 1), ("GB2312", [0xFF, 0x41], "\u{FFFD}A", 1),
    ] as [(String, [UInt8], String, Int)])
  func replacements(label: String, bytes: [UInt8], expected: String, count: Int) throws {
    var converter = try CharacterConverter(try #require(CharacterEncoding(label: label)))
    var replaced = 0
    #expect(appended { replaced = converter.decode(bytes.span, into: &$0) } == expected)
    #expect(replaced == count)
  }

  @Test(
    "text in chunks cut anywhere decodes as it does whole",
    arguments: [
      "UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "Shift_JIS", "GB18030", "UTF-7", "ISO-2022-JP",
      "windows-1251", "UTF-32",
    ])
  func chunks(label: String) throws {
    var generator = SeededGenerator(seed: runSeed)
    let encoding = try #require(CharacterEncoding(label: label))
    for round in 0..<300 {
      var bytes = (0..<6).flatMap { _ in RandomText.next(&generator) }
      if round % 2 == 0 {
        // Valid UTF-16 as well as noise.
        let units = String(decoding: bytes, as: UTF8.self).utf16
        if label == "UTF-16BE" {
          bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        } else if label.hasPrefix("UTF-16") {
          bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
      }
      if round % 3 == 0, label == "UTF-8" { bytes = [0xEF, 0xBB, 0xBF] + bytes }
      if round % 3 == 0, label == "UTF-16" { bytes = [0xFE, 0xFF] + bytes }
      var converter = try CharacterConverter(encoding)
      var whole: [UInt8] = []
      let expected = converter.decode(bytes.span, into: &whole)
      var parts: [UInt8] = []
      var replaced = 0
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 0...4, using: &generator))
        replaced += converter.decode(
          bytes.span.extracting(start..<end), isLast: false, into: &parts)
        start = end
      }
      let nothing: [UInt8] = []
      replaced += converter.decode(nothing.span, into: &parts)
      #expect(parts == whole, "SEED=\(runSeed) round \(round) \(bytes)")
      #expect(replaced == expected, "SEED=\(runSeed) round \(round) \(bytes)")
      let isValid = UTF8Check.isValid(whole.span)
      #expect(isValid)
    }
  }

  @Test("text labelled ASCII may be UTF-8 in chunks, and turns Western where it is not")
  func ascii() throws {
    var converter = try CharacterConverter(.ascii)
    let bytes = Array("Zoé é".utf8) + [0x20, 0xE9, 0x20, 0xC3, 0xA9]
    var text: [UInt8] = []
    for index in bytes.indices {
      _ = converter.decode(bytes.span.extracting(index..<index + 1), isLast: false, into: &text)
    }
    _ = converter.decode([UInt8]().span, into: &text)
    #expect(String(decoding: text, as: UTF8.self) == "Zoé é é Ã©")
  }

  @Test("the table of windows-1252 is ICU's, but for the bytes without meaning")
  func windows1252() throws {
    var icu = try ICUConverter("windows-1252")
    let asked = SingleByteTable(asking: &icu)
    let table = try #require(asked)
    for byte in UInt8.min...UInt8.max where ![0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) {
      let bytes = [byte]
      let own = appended { _ = SingleByteTable.windows1252.decode(bytes.span, into: &$0) }
      #expect(own == appended { _ = table.decode(bytes.span, into: &$0) })
    }
  }

  @Test("a long text in an encoding of several bytes decodes whole")
  func long() throws {
    var converter = try CharacterConverter(try #require(CharacterEncoding(label: "GB18030")))
    let bytes = Array(repeating: [0xCD, 0xF5] as [UInt8], count: 100_000).flatMap { $0 }
    #expect(
      appended { _ = converter.decode(bytes.span, into: &$0) }
        == String(repeating: "王", count: 100_000))
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
