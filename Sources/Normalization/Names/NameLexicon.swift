import RecordStreams

/// The words of names that are no names, and what kind of word each is.
struct NameLexicon: Sendable {
  static let shared = NameLexicon()

  private let table: RuleTable

  /// The kinds of a word.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32
    static let honorific = Kinds(rawValue: 1 << 0)
    static let honorificRest = Kinds(rawValue: 1 << 1)
    static let honorificBehind = Kinds(rawValue: 1 << 2)
    static let generation = Kinds(rawValue: 1 << 3)
    static let credential = Kinds(rawValue: 1 << 4)
    static let particle = Kinds(rawValue: 1 << 5)
    static let maidenMarker = Kinds(rawValue: 1 << 6)
    static let careOf = Kinds(rawValue: 1 << 7)
    /// An honorific that is hardly ever a name.
    static let plainHonorific = Kinds(rawValue: 1 << 8)
    /// A particle that counts in any case of letters; others only when written in lower case.
    static let plainParticle = Kinds(rawValue: 1 << 9)
    /// A suffix that counts in any case of letters: PhD, MBA; others only in capitals or with dots.
    static let plainSuffix = Kinds(rawValue: 1 << 10)
  }

  private init() {
    var table = RuleTable(count: 1200)
    var key: [UInt8] = []
    func add(_ word: Span<UInt8>, _ kinds: Kinds) {
      key.removeAll(keepingCapacity: true)
      WordFolder.appendUndottedWords(of: word, to: &key)
      table.insert(key.span, table.value(of: key.span) | kinds.rawValue)
    }
    RuleTable.forEachRule(in: NameWords.text) { word, letters in
      var kinds: Kinds = []
      for index in 0..<letters.count { kinds.formUnion(Self.kind(letters[index])) }
      add(word, kinds)
    }
    RuleTable.forEachPiece(of: Self.plainHonorifics.bytes, separator: 0x20) {
      add($0, [.honorific, .plainHonorific])
    }
    RuleTable.forEachPiece(of: Self.plainParticles.bytes, separator: 0x20) {
      add($0, [.particle, .plainParticle])
    }
    RuleTable.forEachPiece(of: Self.givenNames.bytes, separator: 0x20) { word in
      key.removeAll(keepingCapacity: true)
      WordFolder.appendUndottedWords(of: word, to: &key)
      let kinds = Kinds(rawValue: table.value(of: key.span)).subtracting(.honorific)
      table.insert(key.span, kinds.rawValue)
    }
    RuleTable.forEachPiece(of: Self.plainSuffixes.bytes, separator: 0x20) { add($0, .plainSuffix) }
    self.table = table
  }

  /// The kinds of a folded word without dots.
  func kinds(of word: Span<UInt8>) -> Kinds {
    word.count > 24 ? [] : Kinds(rawValue: table.value(of: word))
  }

  private static func kind(_ letter: UInt8) -> Kinds {
    switch letter {
    case UInt8(ascii: "h"): .honorific
    case UInt8(ascii: "t"): .honorificRest
    case UInt8(ascii: "x"): .honorificBehind
    case UInt8(ascii: "g"): .generation
    case UInt8(ascii: "c"): .credential
    case UInt8(ascii: "p"): .particle
    case UInt8(ascii: "m"): .maidenMarker
    case UInt8(ascii: "o"): .careOf
    default: []
    }
  }

  /// Own compilation, CC0.
  private static let plainHonorifics: StaticString =
    """
    mr mrs ms mx miss mister dr prof professor doctor rev reverend herr herrn frau fraulein hr fr monsieur mme \
    madame mlle mademoiselle sig sigra signa dott dottssa senor senora senorita srta sra dhr mevr mw mevrouw \
    mgr mudr judr phdr rndr dipling drmed dra lic avv г-н г-жа проф fru sir dipl
    """
  /// Own compilation, CC0.
  private static let plainParticles: StaticString =
    """
    van von vom zu zum zur de der den del della dello degli delle di da dos du des la las los le ter ten te bin \
    binti bint ibn abu al el op
    """
  /// Own compilation, CC0.
  private static let plainSuffixes: StaticString =
    """
    jr sr ii iii iv phd dphil md mdphd dds dmd dvm jd llb llm mba msc bsc meng beng mphil mph mfa edd psyd \
    pharmd cpa cfa cfp pmp esq obe cbe mbe kbe jnr snr jun sen
    """

  /// Titles that are given names far more often: "Don Alan Riley", "Prince Rogers Nelson". Own compilation, CC0.
  private static let givenNames: StaticString =
    "don dom dona king prince queen princess syed sayyid tan anh co ba chi ong justice dean duke earl graf"

  /// The generation that a folded suffix word means.
  static func generation(of word: Span<UInt8>) -> NameGeneration {
    guard word.count >= 1, word.count <= 12 else { return .none }
    for (text, generation) in generations where word.isEqual(to: text) { return generation }
    return .none
  }

  private static let generations: [(StaticString, NameGeneration)] = [
    ("jr", .junior), ("sr", .senior), ("ii", .second), ("iii", .third), ("iv", .fourth),
    ("junior", .junior), ("senior", .senior), ("2nd", .second), ("3rd", .third), ("4th", .fourth),
    ("v", .fifth), ("5th", .fifth), ("vi", .sixth), ("jnr", .junior), ("snr", .senior),
    ("jun", .junior), ("sen", .senior), ("fils", .junior), ("pere", .senior), ("ml", .junior),
    ("st", .senior), ("mladsi", .junior), ("starsi", .senior), ("nuorempi", .junior),
    ("vanhempi", .senior), ("hijo", .junior), ("padre", .senior), ("filho", .junior),
    ("ifj", .junior), ("id", .senior),
  ]
}
