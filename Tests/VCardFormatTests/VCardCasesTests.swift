import ContactModel
import Foundation
import RecordStreams
import TestSupport
import Testing

@testable import VCardFormat

/// Compares what is read of the reported cases with what their descriptions expect, where they are
/// there.
@Suite(.enabled(if: SharedFolder.isPresent)) struct VCardCasesTests {
  @Test("cases of the kind vcard-read are read as expected")
  func cases() throws {
    var count = 0
    for file in SharedFolder.files(under: "cases/reports", extensions: ["md"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("- kind: vcard-read"), let start = text.range(of: "```json\n"),
        let end = text.range(of: "\n```", range: start.upperBound..<text.endIndex)
      else { continue }
      let json = Data(text[start.upperBound..<end.lowerBound].utf8)
      let expected = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
      let input = file.deletingLastPathComponent().appending(
        path: file.lastPathComponent.prefix(3) + "-input.vcf")
      let parsed = parse(try [UInt8](Data(contentsOf: input)))
      compare(parsed, expected, String(file.lastPathComponent))
      count += 1
    }
    #expect(count >= 15)
  }

  private func compare(_ parsed: ParsedBatch<Contact>, _ expected: [String: Any], _ name: String) {
    let hasGroups = expected["groups"] != nil
    let contacts = parsed.records.filter { !hasGroups || $0.contactType != .group }
    if let number = expected["contacts"] as? Int { #expect(contacts.count == number, "\(name)") }
    let values: [(String, (Contact) -> Any?)] = [
      ("fn", { $0.formattedName }), ("family", { $0.familyName }), ("given", { $0.givenName }),
      ("title", { $0.jobTitle }), ("note", { $0.note.isEmpty ? nil : $0.note }),
      ("emails", { $0.emailAddresses.map(\.value) }), ("categories", { $0.categories }),
      ("nickname", { $0.mutableCopy().nicknames }),
      ("phone_raw", { $0.phoneNumbers.map(\.value) }), ("url", { $0.urlAddresses.map(\.value) }),
      ("street", { $0.postalAddresses.first?.value.street }),
      ("org", { $0.organizationName.isEmpty ? nil : Self.organization($0) }),
      ("phone_labels", { $0.phoneNumbers.map(\.label.displayText) }),
      ("photo_bytes", { Self.imageBytes($0) }), ("photo_uri", { Self.imageReference($0) }),
      ("bday", { Self.birthday($0) }),
    ]
    for (key, value) in values {
      // One contact may have several of what others have once.
      guard let list = expected[key] as? [Any], list.count == contacts.count else { continue }
      for (contact, wanted) in zip(contacts, list) {
        let actual = value(contact) ?? NSNull()
        let isSame = (wanted as? NSObject)?.isEqual(actual) ?? false
        #expect(isSame, "\(name) \(key): \(actual) is not \(wanted)")
      }
    }
  }

  private static func organization(_ contact: Contact) -> [String] {
    [contact.organizationName, contact.departmentName].filter { !$0.isEmpty }
  }

  private static func imageBytes(_ contact: Contact) -> Int? {
    guard case .bytes(let bytes) = contact.image?.content else { return nil }
    return bytes.count
  }

  private static func imageReference(_ contact: Contact) -> String? {
    guard case .reference(let url) = contact.image?.content else { return nil }
    return url
  }

  private static func birthday(_ contact: Contact) -> Any? {
    let text = contact.text(.birthday)
    return contact.birthday == nil && !text.isEmpty ? ["text": text] : text
  }
}
