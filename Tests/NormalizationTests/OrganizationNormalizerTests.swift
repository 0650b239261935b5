import Testing

@testable import Normalization

@Suite("Names of organizations")
struct OrganizationNormalizerTests {
  @Test(
    "an organization's key has no legal form",
    arguments: [
      ("Acme, Inc.", "acme"), ("ACME Incorporated", "acme"), ("Acme GmbH & Co. KG", "acme"),
      ("Müller AG", "muller"), ("The Acme Company", "acme"), ("Smith & Sons Ltd", "smith sons"),
      ("Smith and Sons Limited", "smith sons"), ("Foo S.A.", "foo"), ("Foo S. A.", "foo"),
      ("Foo S.p.A.", "foo"), ("ООО Ромашка", "ромашка"), ("Inc.", "inc"), ("", ""),
      ("Acme Pty. Ltd.", "acme"), ("Acme Sp. z o.o.", "acme"), ("Acme s.r.o.", "acme"),
      ("GmbH", "gmbh"), ("Acme Logistics", "acme logistics"), ("株式会社 青空", "青空"),
    ])
  func dropsLegalForms(text: String, expected: String) {
    var bytes: [UInt8] = Array("x".utf8)
    let count = OrganizationNormalizer().appendKey(of: Array(text.utf8).span, to: &bytes)
    let key = String(decoding: bytes[1...], as: UTF8.self)
    #expect(key == expected)
    #expect(count == key.split(separator: " ").count)
  }
}
