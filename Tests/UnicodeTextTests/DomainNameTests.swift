import TestSupport
import Testing

@testable import UnicodeText

@Suite struct DomainNameTests {
  @Test(
    "domains take the form of the DNS and the form for people",
    arguments: [
      ("example.com", "example.com", "example.com"), ("EXAMPLE.Com", "example.com", "example.com"),
      ("bücher.example", "xn--bcher-kva.example", "bücher.example"),
      ("BÜCHER.example", "xn--bcher-kva.example", "bücher.example"),
      ("bu\u{308}cher.example", "xn--bcher-kva.example", "bücher.example"),
      ("XN--BCHER-KVA.example", "xn--bcher-kva.example", "bücher.example"),
      ("faß.de", "xn--fa-hia.de", "faß.de"),
      ("straße.example", "xn--strae-oqa.example", "straße.example"),
      ("例え。example", "xn--r8jz45g.example", "例え.example"),
      ("exam\u{AD}ple.com", "example.com", "example.com"),
      ("_dmarc.example.com", "_dmarc.example.com", "_dmarc.example.com"),
      ("пример.рф", "xn--e1afmkfd.xn--p1ai", "пример.рф"),
      ("example.com.", "example.com.", "example.com."),
    ])
  func forms(name: String, ascii: String, unicode: String) {
    var problems: DomainName.Problems = []
    #expect(appended { problems = DomainName.appendASCII(name.utf8Span.span, into: &$0) } == ascii)
    #expect(problems == [])
    #expect(
      appended { problems = DomainName.appendUnicode(name.utf8Span.span, into: &$0) } == unicode)
    #expect(problems == [])
  }

  @Test(
    "what is wrong with a name is said",
    arguments: [
      ("", .emptyLabel), ("a..b", .emptyLabel), ("-a.example", .leadingHyphen),
      ("a-.example", .trailingHyphen), ("ab--cd.example", .hyphens34),
      (String(repeating: "a", count: 64) + ".example", .labelTooLong),
      ("xn--a.example", .invalidASCIILabel),
      (Array(repeating: "abcdefghi", count: 30).joined(separator: "."), .nameTooLong),
      ("a\u{FFFD}.example", .disallowedCharacter),
    ] as [(String, DomainName.Problems)])
  func problems(name: String, expected: DomainName.Problems) {
    var bytes: [UInt8] = []
    let problems = DomainName.appendASCII(name.utf8Span.span, into: &bytes)
    #expect(problems.isSuperset(of: expected), "\(problems)")
  }

  @Test("the plain path gives what ICU gives")
  func pathsAgree() {
    var generator = SeededGenerator(seed: runSeed)
    let alphabet = Array("abcXYZ019--..xn".utf8)
    for _ in 0..<5_000 {
      let name = (0..<Int.random(in: 0...70, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      var own: [UInt8] = []
      let problems = DomainName.appendASCII(name.span, into: &own)
      var icu: [UInt8] = []
      let bits = ICU.domainName(name.span, unicode: false, into: &icu)
      #expect(own == icu, "SEED=\(runSeed) \(String(decoding: name, as: UTF8.self))")
      #expect(problems.rawValue == bits, "SEED=\(runSeed) \(String(decoding: name, as: UTF8.self))")
    }
  }
}
