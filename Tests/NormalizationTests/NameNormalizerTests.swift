import ContactModel
import RecordStreams
import Testing

@testable import Normalization

@Suite("Words of names")
struct NameNormalizerTests {
  static func fold(_ text: String) -> String {
    var bytes: [UInt8] = []
    NameNormalizer().appendFolded(Array(text.utf8).span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func tokens(_ fields: [(PropertyKind, String)]) -> NameTokens {
    var builder = ContactBuilder()
    for (kind, text) in fields {
      builder.beginProperty()
      builder.append(kind, text: text)
    }
    var names = NameTokens()
    NameNormalizer().tokenize(builder.finish(), into: &names)
    return names
  }

  static func summary(_ names: NameTokens) -> String {
    let letters: [NamePart: String] = [
      .given: "g", .middle: "m", .family: "f", .particle: "p", .nickname: "n",
      .previousFamily: "v",
    ]
    return names.tokens.map { "\(letters[$0.part] ?? "?"):\(names.bytes(of: $0).string)" }
      .joined(separator: " ")
  }

  @Test(
    "a name folds to words in lower case without marks",
    arguments: [
      ("Müller", "muller"), ("Mueller", "mueller"), ("STRASSE", "strasse"), ("Straße", "strasse"),
      ("Łukasz  Żółć", "lukasz zolc"), ("Đorđe Đoković", "dorde dokovic"), ("IŞIK", "isik"),
      ("ışık", "isik"), ("İNCE", "ince"), ("Nguyễn Văn Đức", "nguyen van duc"),
      ("O’Brien", "obrien"), ("O'Brien", "obrien"), ("Jean‑Luc", "jean luc"),
      ("Ｊｏｈｎ", "john"), ("ﬁona", "fiona"), ("Þórður Guðmundsson", "thordur gudmundsson"),
      ("Сергей Щукин", "сергей щукин"), ("Алёна", "алена"), ("Γεώργιος", "γεωργιοσ"),
      ("ﾀﾅｶ ﾀﾛｳ", "タナカ タロウ"), ("राहुल शर्मा", "राहुल शर्मा"), ("สมชาย ใจดี", "สมชาย ใจดี"), ("김민준", "김민준"),
      ("Jürgen GROẞ", "jurgen gross"), ("Nguyễn Ðỗ Thế", "nguyen do the"),
      ("Seán O´Brien", "sean obrien"), ("\u{200B}Ana\u{A0}Lima\u{FEFF}", "ana lima"),
      ("Ana Lima 🎉", "ana lima"), ("J.R.", "j r"), ("„Bob“ Jones…", "bob jones"),
      ("山田・太郎", "山田 太郎"),
      ("", ""), (".", ""),
    ])
  func folds(text: String, expected: String) {
    #expect(Self.fold(text) == expected)
  }

  @Test(
    "parts of a name become words of these parts",
    arguments: [
      ([(.givenName, "Ada"), (.familyName, "Lovelace")], "g:ada f:lovelace"),
      (
        [(.givenName, "Jean-Luc"), (.middleName, "M."), (.familyName, "Picard")],
        "g:jean m:luc m:m f:picard"
      ),
      ([(.givenName, "Ludwig"), (.familyName, "van Beethoven")], "g:ludwig p:van f:beethoven"),
      ([(.givenName, "Dr. Anna"), (.familyName, "Mc Donald")], "g:anna f:mcdonald"),
      ([(.givenName, "Sean"), (.familyName, "O Brien")], "g:sean f:obrien"),
      ([(.givenName, "Robert \"Bob\""), (.familyName, "Jones")], "g:robert n:bob f:jones"),
      ([(.formattedName, "Robert (Bob) Jones")], "g:robert f:jones n:bob"),
      ([(.familyName, "John Smith")], "g:john f:smith"),
      ([(.familyName, "van der Berg")], "p:van p:der f:berg"),
      ([(.givenName, "John Paul Smith")], "g:john m:paul f:smith"),
      ([(.familyName, "Smith")], "f:smith"),
      ([(.givenName, "Cher"), (.nickname, "Goddess of Pop")], "g:cher n:goddess n:of n:pop"),
      (
        [(.givenName, "Ada"), (.familyName, "King"), (.previousFamilyName, "Byron")],
        "g:ada f:king v:byron"
      ),
      ([(.formattedName, "Smith, John")], "g:john f:smith"), ([], ""),
      ([(.formattedName, "Dr. Maria de la Cruz")], "g:maria p:de p:la f:cruz"),
      ([(.formattedName, "山田太郎")], "g:太郎 f:山田"),
      ([(.familyName, "陳"), (.givenName, "大文")], "g:大文 f:陳"),
      ([(.givenName, "J. R."), (.familyName, "Ewing")], "g:j m:r f:ewing"),
    ] as [([(PropertyKind, String)], String)])
  func tokenizes(fields: [(PropertyKind, String)], expected: String) {
    #expect(Self.summary(Self.tokens(fields)) == expected)
  }

  @Test(
    "a suffix tells the generation wherever it stands",
    arguments: [
      ([(.givenName, "John"), (.familyName, "Smith"), (.nameSuffix, "Jr.")], .junior),
      ([(.givenName, "John"), (.familyName, "Smith Sr")], .senior),
      ([(.givenName, "John"), (.familyName, "Smith"), (.nameSuffix, "III, PhD")], .third),
      ([(.formattedName, "John Smith, Jr.")], .junior),
      ([(.formattedName, "John Smith II")], .second),
      ([(.givenName, "John"), (.familyName, "Smith")], .none),
    ] as [([(PropertyKind, String)], NameGeneration)])
  func generation(fields: [(PropertyKind, String)], expected: NameGeneration) {
    let names = Self.tokens(fields)
    #expect(names.generation == expected)
    #expect(names.words(.family) == ["smith"])
  }

  @Test(
    "a name of an organization or a role is told from a person's",
    arguments: [
      ([(.formattedName, "Acme GmbH")], true), ([(.familyName, "IT-Support")], true),
      ([(.givenName, "ACME"), (.familyName, "GMBH")], true),
      ([(.givenName, "Acme GmbH")], true), ([(.formattedName, "Jane Doe")], false),
      ([(.formattedName, "Hotel Adler")], true),
      ([(.givenName, "Jane"), (.familyName, "Inc")], true),
      ([(.formattedName, "Universität Bonn")], true), ([(.formattedName, "Ma Long")], false),
    ] as [([(PropertyKind, String)], Bool)])
  func organization(fields: [(PropertyKind, String)], expected: Bool) {
    #expect(Self.tokens(fields).isLikelyOrganization == expected)
  }

  @Test("a word with umlauts has a second form that spells them out, other words have none")
  func variants() {
    let names = Self.tokens([(.givenName, "Jörg Peter"), (.familyName, "Müller-Lüdenscheidt")])
    let forms = names.tokens.map { token in
      names.variant(of: token).map { names.bytes(of: $0).string }
    }
    #expect(forms == ["joerg", nil, "mueller", "luedenscheidt"])
    #expect(names.words(.family) == ["muller", "ludenscheidt"])
  }

  @Test("an initial is a word of one letter, but not a Han character")
  func initials() {
    let names = Self.tokens([(.givenName, "J Д 陳 Jo"), (.familyName, "X")])
    #expect(names.tokens.map(\.isInitial) == [true, true, false, false, true])
  }

  @Test(
    "nicknames are related to their names and to each other",
    arguments: [
      ("robert", "bob", NicknameRelation.nickname), ("bob", "robert", .nickname),
      ("liz", "beth", .sameCanonical), ("bob", "bob", .none), ("bob", "alice", .none),
      ("", "bob", .none), ("johannes", "hans", .nickname), ("сергей", "сережа", .nickname),
      ("fritz", "friedrich", .nickname), ("pepe", "jose", .nickname), ("xyzzy", "bob", .none),
    ] as [(String, String, NicknameRelation)])
  func nicknames(first: String, second: String, expected: NicknameRelation) {
    let relation = NameNormalizer().nicknameRelation(
      Array(first.utf8).span, Array(second.utf8).span)
    #expect(relation == expected)
  }
}
