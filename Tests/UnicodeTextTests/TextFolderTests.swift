import TestSupport
import Testing

@testable import UnicodeText

@Suite struct TextFolderTests {
  @Test(
    "names fold to the form that their variants share",
    arguments: [
      ("Müller", "muller"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("GROẞ", "gross"),
      ("Łukasz  Żółć", "lukasz zolc"), ("Đorđe Đoković", "dorde dokovic"), ("IŞIK", "isik"),
      ("ışık", "isik"), ("İNCE", "ince"), ("Nguyễn Văn Đức", "nguyen van duc"),
      ("Nguyê\u{303}n Đô\u{303} Thế", "nguyen do the"), ("Nguyen Ðỗ Thế", "nguyen do the"),
      ("O’Brien", "obrien"), ("O'Brien", "obrien"), ("Seán O´Brien", "sean obrien"),
      ("O`Brien", "obrien"), ("Oʼbrien", "obrien"), ("Jean‑Luc", "jean luc"),
      ("Jean-Luc", "jean luc"), ("Jean - Luc", "jean luc"), ("Ｊｏｈｎ", "john"), ("ﬁona", "fiona"),
      ("Þórður Guðmundsson", "thordur gudmundsson"), ("Søren Ærø", "soren aero"),
      ("Ħal Għawdex", "hal ghawdex"), ("Œuvre Cœur", "oeuvre coeur"), ("Əliyev", "eliyev"),
      ("Сергей Щукин", "сергей щукин"), ("Алёна", "алена"), ("Їжакевич", "їжакевич"),
      ("Петро́в", "петров"), ("Ќосе", "ќосе"), ("Γεώργιος", "γεωργιοσ"), ("ᾍδης", "αιδησ"),
      ("ﾀﾅｶ ﾀﾛｳ", "タナカ タロウ"), ("ｶﾞﾙｼｱ", "ガルシア"), ("राहुल शर्मा", "राहुल शर्मा"),
      ("สมชาย ใจดี", "สมชาย ใจดี"), ("김민준", "김민준"), ("陳大文", "陳大文"),
      ("أَحْمَد", "احمد"), ("אַבְרָהָם", "אברהם"), ("ʻOkina", "okina"), ("Gal·la", "galla"),
      ("ジョン・スミス", "ジョン スミス"), ("٣٤ Main", "34 main"), ("J.R. Smith & Co.", "j.r. smith & co."),
      ("“Bob”", "\"bob\""), ("ACME™ ®", "acme"), ("№ 5", "no 5"), ("ŉdebele", "ndebele"),
      ("", ""), ("   ", ""), ("\u{200B}\u{FEFF}", ""),
    ])
  func names(text: String, expected: String) {
    #expect(TextFolder.folded(text) == expected)
  }

  @Test(
    "invisible characters and emoji leave the name alone",
    arguments: [
      "Ana Lima", " Ana\u{A0}Lima ", "\u{FEFF}Ana Lima", "A\u{200B}na Lima",
      "\u{202A}Ana Lima\u{202C}",
      "Ana\u{3000}Lima", "Ana Lima 🍕", "🍕 Ana 👩‍👩‍👧 Lima", "An\u{AD}a Lima", "ANA\tLIMA\u{0}",
      "Ana Lima ❤️", "Ana 🇧🇷 Lima 👍🏽", "ana\u{2060} lima\u{180E}",
    ])
  func decoration(text: String) {
    #expect(TextFolder.folded(text) == "ana lima")
  }

  @Test("a name of symbols alone keeps a key of its own")
  func symbols() {
    #expect(TextFolder.folded("🍕") == "🍕")
    #expect(TextFolder.folded("🍕") != TextFolder.folded("🍔"))
    #expect(TextFolder.folded("❤\u{FE0F}") == TextFolder.folded("❤"))
    #expect(TextFolder.folded("'") == "'")
    #expect(TextFolder.folded(" -- ") == "--")
    #expect(TextFolder.folded("???") == "???")
  }

  @Test("the table path gives what ICU gives on random text")
  func pathsAgree() {
    var generator = SeededGenerator(seed: runSeed)
    var byTable = 0
    for _ in 0..<runCount {
      let text = RandomText.next(&generator)
      var slow: [UInt8] = []
      TextFolder.foldByICU(text.span, into: &slow)
      var fast: [UInt8] = []
      if TextFolder.foldByTable(text.span, into: &fast) {
        byTable += 1
        if fast != slow {
          Issue.record("SEED=\(runSeed): \(text) folds to \(fast) by table, \(slow) by ICU")
          return
        }
      }
    }
    print("SEED=\(runSeed): \(byTable) of \(runCount) texts went through the table")
    #expect(byTable > runCount / 10)
  }

  @Test("the ASCII path gives what ICU gives on random names")
  func asciiAgrees() {
    var generator = SeededGenerator(seed: runSeed &+ 2)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    var byRegister = 0
    for _ in 0..<runCount {
      let isWild = Int.random(in: 0..<4, using: &generator) == 0
      let text = (0..<Int.random(in: 0...30, using: &generator)).map { _ -> UInt8 in
        if isWild { return UInt8.random(in: 0x20...0x7F, using: &generator) }
        let place = Int.random(in: 0..<60, using: &generator)
        return place < letters.count ? letters[place] : 0x20
      }
      var slow: [UInt8] = []
      TextFolder.foldByICU(text.span, into: &slow)
      var fast: [UInt8] = []
      guard ASCIIFold.fold(text.span, into: &fast) else {
        #expect(fast.isEmpty)
        continue
      }
      byRegister += 1
      #expect(fast == slow, "SEED=\(runSeed): \(text)")
    }
    #expect(byRegister > runCount / 20)
  }

  @Test("symbols that are letters in disguise leave their letters, and no other symbol beside them")
  func letterSymbols() {
    #expect(TextFolder.folded("℠➢") == "sm")
    #expect(TextFolder.folded("➢") == "➢")
  }

  @Test("folding twice is folding once, and text with a letter or digit never folds to nothing")
  func idempotent() {
    var generator = SeededGenerator(seed: runSeed &+ 1)
    for _ in 0..<10_000 {
      let text = RandomText.next(&generator)
      var once: [UInt8] = []
      TextFolder.fold(text.span, into: &once)
      var twice: [UInt8] = []
      TextFolder.fold(once.span, into: &twice)
      if once != twice {
        Issue.record("SEED=\(runSeed): \(text) folds to \(once), then to \(twice)")
        return
      }
      let hasWord = String(decoding: text, as: UTF8.self).unicodeScalars.contains {
        let properties = $0.properties
        if properties.isDefaultIgnorableCodePoint { return false }
        return properties.generalCategory == .otherLetter || properties.isUppercase
          || properties.generalCategory == .decimalNumber || properties.isLowercase
      }
      if hasWord, once.isEmpty { Issue.record("SEED=\(runSeed): \(text) folds to nothing") }
    }
  }

  @Test("a key does not depend on the thread, nor on what others fold meanwhile")
  func threads() async {
    var generator = SeededGenerator(seed: runSeed &+ 3)
    let texts = (0..<2_000).map { _ in RandomText.next(&generator) }
    let keys = await withTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          texts.map { text in
            var key: [UInt8] = []
            TextFolder.fold(text.span, into: &key)
            return key
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(keys).count == 1, "SEED=\(runSeed)")
  }

  @Test("folding appends and leaves what was there")
  func appends() {
    var bytes = Array("key:".utf8)
    TextFolder.fold("É ".utf8Span.span, into: &bytes)
    TextFolder.fold("ไทย".utf8Span.span, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "key:eไทย")
  }

  @Test("a long text folds whole")
  func long() {
    let text = String(repeating: "Ünïcödé \u{FDFA} ", count: 2_000)
    let once = TextFolder.folded("Ünïcödé \u{FDFA} ")
    let expected = Array(repeating: once, count: 2_000).joined(separator: " ")
    #expect(TextFolder.folded(text) == expected)
  }

  @Test(
    "the golden names fold to their keys",
    .enabled(if: sharedFile("data/golden.tsv") != nil))
  func golden() {
    for line in String(decoding: sharedFile("data/golden.tsv") ?? [], as: UTF8.self).split(
      whereSeparator: \.isNewline)
    {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 4, fields[0] == "name", fields[2].isEmpty else { continue }
      #expect(TextFolder.folded(fields[1]) == fields[4])
    }
  }
}

/// Text of the kinds that meet in address books, well-formed or not.
enum RandomText {
  static let alphabets: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x1E00...0x1EFF, 0x370...0x3FF, 0x400...0x52F, 0x590...0x6FF,
    0x2000...0x206F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x300...0x36F, 0x0...0x7FF,
    0xE00...0xE7F, 0x900...0x97F, 0xFF00...0xFFEF, 0x1F300...0x1F64F, 0x0...0x3FFF, 0x0...0x10FFFF,
  ]

  static func next(_ generator: inout SeededGenerator) -> [UInt8] {
    var text = ""
    let own = alphabets[Int.random(in: 0..<alphabets.count, using: &generator)]
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let other = alphabets[Int.random(in: 0..<alphabets.count, using: &generator)]
      let mixes = Int.random(in: 0..<12, using: &generator) == 0
      let value = UInt32.random(in: mixes ? other : own, using: &generator)
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    var bytes = Array(text.utf8)
    if !bytes.isEmpty, Int.random(in: 0..<40, using: &generator) == 0 {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
    }
    return bytes
  }
}
