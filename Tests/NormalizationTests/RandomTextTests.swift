import ContactModel
import RecordStreams
import Testing

@testable import Normalization

/// Random texts, pieces of real ones among them, some not well-formed.
struct RandomTexts {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33)) % bound
  }

  private static let pieces: [String] = [
    "ada", "Lovelace", " ", "  ", "\u{200B}", "\u{A0}", "@", "example.com", "gmail.com", ".", ",",
    ";",
    "<", ">", "\"", "'", "(", ")", "+", "+1", "202", "555-0143", "030", "12345678", "/", "ext",
    "x12", "-",
    "Jr.", "III", "PhD", "van", "der", "de la", "Dr.", "née", "GmbH", "Inc.", "ü", "ß", "Иван", "陳",
    "山田",
    "はな", "김", "🎉", "“", "”", "mailto:", "%40", "xn--", "。", "\n", "\t", "1604-05-09", "12",
    "4501-01-01",
    "Main", "Street", "Apt", "Hauptstr.", "USA", ":::", "http://", "www.", "twitter.com/", "٠١٢",
    "＋", "|",
    "e\u{301}", "o", "Mc", "and", "&", "co", "0", "T23:00:00Z", "fastmail.com", "日本", "#", "?", "{",
    "\u{7F}",
  ]

  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<number(below: 9) {
      switch number(below: 12) {
      case 0: bytes.append(UInt8(truncatingIfNeeded: number(below: 256)))
      case 1: bytes.append(UInt8(truncatingIfNeeded: 0x20 + number(below: 95)))
      default: bytes.append(contentsOf: Self.pieces[number(below: Self.pieces.count)].utf8)
      }
    }
    return bytes
  }
}

@Suite("Any text")
struct RandomTextTests {
  static let seed: UInt64 = 20_261_201

  @Test("no text makes a normalizer fail, and what it appends lies behind what was there")
  func survives() {
    var texts = RandomTexts(seed: Self.seed)
    var names = NameTokens()
    var splitter = FullNameSplitter()
    for _ in 0..<4000 {
      let text = texts.next()
      var bytes: [UInt8] = [1, 2, 3]
      if let form = EmailNormalizer().appendKey(of: text.span, to: &bytes) {
        #expect(form.localPart.lowerBound == 3 && form.domain.upperBound == bytes.count)
        #expect(form.localPart.upperBound + 1 == form.domain.lowerBound)
      }
      _ = EmailNormalizer().appendAddress(of: text.span, to: &bytes)
      _ = PhoneNormalizer().form(of: text.span, region: CountryCode("US") ?? .none)
      _ = PhoneNormalizer().appendE164(
        of: text.span, region: CountryCode("DE") ?? .none, to: &bytes)
      OrganizationNormalizer().appendKey(of: text.span, to: &bytes)
      _ = URLNormalizer().appendKey(of: text.span, to: &bytes)
      _ = URLNormalizer().appendHandle(ofURL: text.span, to: &bytes)
      _ = DateNormalizer().key(of: text.span)
      var street = StreetReader()
      street.append(text.span, to: &bytes)
      #expect(street.unit.upperBound == bytes.count)
      _ = PostalCode.append(text.span, to: &bytes)
      names.removeAll()
      NameNormalizer().tokenize(fullName: text.span, into: &names)
      _ = splitter.split(text.span)
      #expect(bytes.prefix(3) == [1, 2, 3])
    }
  }

  @Test("normalizing twice is normalizing once, whatever the values are")
  func isIdempotent() {
    var texts = RandomTexts(seed: Self.seed + 1)
    var normalizer = ContactNormalizer(options: NormalizationOptions(region: "US"))
    for _ in 0..<1500 {
      var builder = ContactBuilder()
      for kind: PropertyKind in [
        .formattedName, .givenName, .familyName, .phoneNumber, .emailAddress, .birthday,
        .organizationName,
      ] {
        let text = texts.next()
        builder.beginProperty()
        builder.append(kind, .value, text.span)
      }
      builder.beginProperty()
      builder.append(.postalAddress, .street, texts.next().span)
      let contact = builder.finish()
      var counts = NormalizationCounts()
      let once = normalizer.normalize(contact, counts: &counts)
      let twice = normalizer.normalize(once, counts: &counts)
      #expect(once == twice, "\(once.mutableCopy()) \(twice.mutableCopy())")
    }
  }

  @Test("a key of a stored address or number is that of the text it was made of")
  func keysAgree() {
    var texts = RandomTexts(seed: Self.seed + 2)
    let us = CountryCode("US") ?? .none
    for _ in 0..<4000 {
      let text = texts.next()
      var stored: [UInt8] = []
      if EmailNormalizer().appendAddress(of: text.span, to: &stored) != nil {
        #expect(EmailNormalizerTests.key(stored.span.string).key == Self.key(text))
      }
      stored = []
      if PhoneNormalizer().appendE164(of: text.span, region: us, to: &stored) {
        #expect(
          PhoneNormalizer().form(of: stored.span, region: us).key
            == PhoneNormalizer().form(of: text.span, region: us).key)
      }
    }
  }

  private static func key(_ text: [UInt8]) -> String? {
    var bytes: [UInt8] = []
    return EmailNormalizer().appendKey(of: text.span, to: &bytes).map {
      String(decoding: bytes[$0.address], as: UTF8.self)
    }
  }
}
