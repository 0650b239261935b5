import RecordStreams
import Testing

@testable import Normalization

@Suite("Email addresses")
struct EmailNormalizerTests {
  static func address(_ text: String) -> String? {
    var bytes: [UInt8] = Array("before".utf8)
    guard let form = EmailNormalizer().appendAddress(of: Array(text.utf8).span, to: &bytes) else {
      #expect(bytes == Array("before".utf8))
      return nil
    }
    return String(decoding: bytes[form.address], as: UTF8.self)
  }

  static func key(_ text: String) -> (key: String?, flags: EmailFlags) {
    var bytes: [UInt8] = Array("before".utf8)
    guard let form = EmailNormalizer().appendKey(of: Array(text.utf8).span, to: &bytes) else {
      return (nil, [])
    }
    let parts = [form.localPart, form.domain].map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(form.domain.upperBound == bytes.count)
    return (parts.joined(separator: "@"), form.flags)
  }

  @Test(
    "an address has its stored form and its key",
    arguments: [
      ("John.Doe@Example.COM", "John.Doe@example.com", "john.doe@example.com"),
      (" \"John Doe\" <John.Doe+news@gmail.com> ", "John.Doe+news@gmail.com", "johndoe@gmail.com"),
      ("j.o.h.n.doe@googlemail.com", "j.o.h.n.doe@googlemail.com", "johndoe@gmail.com"),
      ("mailto:jane%2Bx@outlook.com?subject=hi", "jane+x@outlook.com", "jane@outlook.com"),
      ("jane.doe@hotmail.co.uk", "jane.doe@hotmail.co.uk", "jane.doe@hotmail.co.uk"),
      ("Tim@me.com", "Tim@me.com", "tim@icloud.com"),
      ("tim+a@mac.com", "tim+a@mac.com", "tim@icloud.com"),
      ("shop@alice.fastmail.com", "shop@alice.fastmail.com", "alice@fastmail.com"),
      ("alice+shop@fastmail.com", "alice+shop@fastmail.com", "alice@fastmail.com"),
      ("U_s-e.r+tag@protonmail.ch", "U_s-e.r+tag@protonmail.ch", "user@proton.me"),
      ("ivan.petrov@ya.ru", "ivan.petrov@ya.ru", "ivan-petrov@yandex.ru"),
      ("bob-list@yahoo.com", "bob-list@yahoo.com", "bob-list@yahoo.com"),
      ("\"quoted.user\"@example.org", "quoted.user@example.org", "quoted.user@example.org"),
      ("\"John Q\"@example.org", "\"John Q\"@example.org", "\"john q\"@example.org"),
      ("jürgen@example.com", "jürgen@example.com", "jürgen@example.com"),
      ("a+b@unknown-corp.example", "a+b@unknown-corp.example", "a+b@unknown-corp.example"),
      ("İ@example.com", "İ@example.com", "i̇@example.com"),
      ("straße@example.com", "straße@example.com", "straße@example.com"),
      (
        "dpdvgk7xyz@privaterelay.appleid.com", "dpdvgk7xyz@privaterelay.appleid.com",
        "dpdvgk7xyz@privaterelay.appleid.com"
      ),
      ("jane@localhost", "jane@localhost", "jane@localhost"),
      ("jane.@example.com", "jane.@example.com", "jane.@example.com"),
      ("jane@[192.0.2.1]", "jane@[192.0.2.1]", "jane@[192.0.2.1]"),
      ("jane(work)@example.com", "jane@example.com", "jane@example.com"),
      (
        "o.brien@gmail.com.example.net", "o.brien@gmail.com.example.net",
        "o.brien@gmail.com.example.net"
      ),
      ("info@bücher.example", "info@bücher.example", "info@xn--bcher-kva.example"),
      ("info@xn--bcher-kva.example", "info@bücher.example", "info@xn--bcher-kva.example"),
      ("max@faß.de", "max@faß.de", "max@xn--fa-hia.de"),
      ("foo@BÜCHER.example", "foo@bücher.example", "foo@xn--bcher-kva.example"),
      ("foo@bu\u{308}cher.example", "foo@bücher.example", "foo@xn--bcher-kva.example"),
      ("foo@例え。example", "foo@例え.example", "foo@xn--r8jz45g.example"),
      ("+@gmail.com", "+@gmail.com", "+@gmail.com"),
    ])
  func hasTwoForms(text: String, stored: String, key: String) {
    #expect(Self.address(text) == stored)
    #expect(Self.key(text).key == key)
    #expect(Self.address(stored) == stored)
  }

  @Test(
    "marks and invisible characters around an address do not count",
    arguments: [
      "jane@example.com.", "jane@example.com,", "jane@example.com;", "jane@example.com>",
      "(jane@example.com)", "\u{200B}jane@example.com", "jane@\u{200B}example.\u{200B}com",
      "\u{202A}jane@example.com\u{202C}", "\u{A0}jane@example.com\u{A0}",
      "jane@exam\u{AD}ple.com", "\u{FEFF}jane@example.com", "jane\u{2060}@example.com",
      "'jane@example.com'", "Jane Doe <jane@example.com>", "MAILTO:jane@EXAMPLE.com",
    ])
  func repairsWhatCameAlong(text: String) {
    #expect(Self.address(text) == "jane@example.com")
  }

  @Test(
    "a text without an address has none",
    arguments: [
      "", " ", "invalid", "n/a", "none", "jane@@example.com", "jane at example dot com",
      "jane@exam(ple.com", "jane@a/b", "/o=ExchangeLabs/ou=Exchange/cn=Recipients/cn=abc-jane",
      "@example.com", "jane@", "@",
      "a@example.com, b@example.com", "jane@.", "\"open@example.com",
    ])
  func refuses(text: String) {
    #expect(Self.address(text) == nil)
    #expect(Self.key(text).key == nil)
  }

  @Test(
    "an address tells what kind of mailbox it is",
    arguments: [
      ("info@example.com", EmailFlags.role), ("Sales2@example.com", .role),
      ("no-reply@example.com", [.role, .noReply]), ("jane@gmail.com", .freemail),
      ("jane+x@gmail.com", [.freemail, .tagged]), ("jane@gmx.de", .freemail),
      ("x@mailinator.com", .disposable), ("x@duck.com", .relay), ("jane@example.com", []),
      ("buchhaltung@example.com", .role),
    ] as [(String, EmailFlags)])
  func flags(text: String, flags: EmailFlags) {
    #expect(Self.key(text).flags == flags)
  }
}
