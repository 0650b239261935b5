import Testing

@testable import Normalization

@Suite("Web addresses")
struct URLNormalizerTests {
  @Test(
    "a web address has one key however it is written",
    arguments: [
      ("HTTPS://www.Example.com/People/", "example.com/People"), ("example.com", "example.com"),
      ("http://example.com/", "example.com"), ("//example.com", "example.com"),
      ("  https://example.com/a?b=C  ", "example.com/a?b=C"), ("https://", nil), ("", nil),
      ("https://m.facebook.com/ada", "facebook.com/ada"),
      ("ftp://example.com", "ftp://example.com"),
      ("https://m.example.com/", "m.example.com"),
    ] as [(String, String?)])
  func hasKey(text: String, expected: String?) {
    var bytes: [UInt8] = Array("x".utf8)
    let isKey = URLNormalizer().appendKey(of: Array(text.utf8).span, to: &bytes)
    #expect((isKey ? String(decoding: bytes[1...], as: UTF8.self) : nil) == expected)
    if !isKey { #expect(bytes.count == 1) }
  }

  @Test(
    "a profile's address tells network and handle",
    arguments: [
      ("https://twitter.com/Ada", "twitter:ada"), ("https://x.com/Ada/", "twitter:ada"),
      ("http://www.facebook.com/ada.lovelace", "facebook:ada.lovelace"),
      ("https://m.facebook.com/profile.php?id=123", "facebook:123"),
      ("https://www.linkedin.com/in/ada-lovelace", "linkedin:ada-lovelace"),
      ("https://www.linkedin.com/company/acme", nil), ("https://github.com/ada/engine", nil),
      ("https://tiktok.com/@Ada", "tiktok:ada"), ("https://twitter.com/share", nil),
      ("https://example.com/ada", nil), ("https://twitter.com/", nil), ("", nil),
    ] as [(String, String?)])
  func hasHandle(text: String, expected: String?) {
    var bytes: [UInt8] = Array("x".utf8)
    let isHandle = URLNormalizer().appendHandle(ofURL: Array(text.utf8).span, to: &bytes)
    #expect((isHandle ? String(decoding: bytes[1...], as: UTF8.self) : nil) == expected)
    if !isHandle { #expect(bytes.count == 1) }
  }

  @Test("a user name at a service is the same handle")
  func service() {
    var bytes: [UInt8] = []
    let isHandle = URLNormalizer().appendHandle(
      service: Array("X".utf8).span, username: Array("@Ada".utf8).span, to: &bytes)
    #expect(isHandle)
    #expect(String(decoding: bytes, as: UTF8.self) == "twitter:ada")
    let isNone = URLNormalizer().appendHandle(
      service: Array("Skype".utf8).span, username: Array(" ".utf8).span, to: &bytes)
    #expect(!isNone)
    #expect(String(decoding: bytes, as: UTF8.self) == "twitter:ada")
  }
}
