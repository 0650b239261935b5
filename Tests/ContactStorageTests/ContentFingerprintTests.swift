import ContactModel
import Testing

@testable import ContactStorage

@Suite("ContentFingerprint")
struct ContentFingerprintTests {
  private func fingerprint(_ edit: (inout MutableContact) -> Void) -> ContentFingerprint {
    var contact = People.person(uid: "a", email: "ada@example.com").mutableCopy()
    edit(&contact)
    return ContentFingerprint(Contact(contact))
  }

  @Test("what exports change by themselves does not count")
  func ignores() {
    let plain = fingerprint { _ in }
    #expect(fingerprint { $0.uid = "b" } == plain)
    #expect(fingerprint { $0.revisedAt = "2026-01-01" } == plain)
    #expect(fingerprint { $0.emailAddresses[0].identifier = "x" } == plain)
    #expect(fingerprint { $0.emailAddresses[0].extras.group = "item1" } == plain)
  }

  @Test("what a person can change counts")
  func counts() {
    let plain = fingerprint { _ in }
    let others = [
      fingerprint { $0.givenName = "ada" },
      fingerprint { $0.notes = ["x"] }, fingerprint { $0.emailAddresses[0].label = .work },
      fingerprint { $0.emailAddresses[0].isPreferred = true },
      fingerprint { $0.emailAddresses.append($0.emailAddresses[0]) },
      fingerprint { $0.familyName = $0.givenName },
      fingerprint { $0.images = [ContactImage(content: .bytes([1]))] },
    ]
    #expect(!others.contains(plain))
    #expect(Set(others).count == others.count)
  }

  @Test("the order of properties does not count, and base64 is the bytes it stands for")
  func order() {
    var builder = ContactBuilder()
    builder.single(.note, "one")
    builder.single(.note, "two")
    let forward = ContentFingerprint(builder.finish())
    builder.single(.note, "two")
    builder.single(.note, "one")
    #expect(ContentFingerprint(builder.finish()) == forward)
    builder.beginProperty()
    builder.append(.image, .value, flags: .base64, text: "AAEC")
    let encoded = ContentFingerprint(builder.finish())
    builder.beginProperty()
    builder.append(.image, .value, [UInt8]([0, 1, 2]).span)
    #expect(ContentFingerprint(builder.finish()) == encoded)
  }
}
