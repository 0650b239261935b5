import ContactModel
import Foundation
import RecordStreams

@testable import ContactStorage

/// A folder that is removed with everything in it when the test ends.
final class TemporaryFolder {
  // A class for its deinit: tests copy it freely.
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "kinfold-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String = "test.kinfold") -> String { path + "/" + name }
}

/// Invented people.
enum People {
  static func person(
    _ given: String = "Ada", _ family: String = "Lovelace", uid: String = "",
    email: String = "", phone: String = "", note: String = "", record: Int = 0
  ) -> Contact {
    var contact = MutableContact()
    contact.uid = uid
    contact.givenName = given
    contact.familyName = family
    contact.formattedName = given + " " + family
    if !email.isEmpty { contact.emailAddresses = [LabeledValue(label: .home, value: email)] }
    if !phone.isEmpty { contact.phoneNumbers = [LabeledValue(label: .mobile, value: phone)] }
    if !note.isEmpty { contact.notes = [note] }
    contact.provenance = Provenance(record: record)
    return Contact(contact)
  }

  /// `count` different people with UID, email and phone.
  static func many(_ count: Int, from start: Int = 0) -> [Contact] {
    (start..<(start + count)).map { index in
      person(
        "Given\(index % 97)", "Family\(index)", uid: "uid-\(index)",
        email: "p\(index)@example.com", phone: "+1 202 555 \(1000 + index)", record: index + 1)
    }
  }
}

extension ContactStore {
  /// Everything in the store, in order.
  func everything(parts: CardParts = .all) throws -> [StoredCard] {
    var cursor = try cards(parts: parts)
    var all: [StoredCard] = []
    while let card = try cursor.next() { all.append(card) }
    return all
  }

  /// Saves contacts and returns their identifiers.
  mutating func add(_ contacts: [Contact]) throws -> [CardIdentifier] {
    var request = SaveRequest(author: "test")
    for contact in contacts { request.add(contact) }
    return try execute(request).identifiers
  }

  /// Imports contacts as one input, in chunks.
  mutating func importAll(
    _ contacts: [Contact], key: String = "import", chunk: Int = 100,
    policy: UpdatePolicy = .replace
  ) throws -> ImportCounts {
    var run = try beginImport(key: key, author: "test", inputNames: ["people.vcf"], policy: policy)
    var start = 0
    while start < contacts.count {
      let end = min(start + chunk, contacts.count)
      _ = try save(contacts[start..<end].map { IncomingCard($0) }, in: &run)
      start = end
    }
    try finish(run)
    return run.counts
  }

  /// Damages the store on purpose.
  func sabotage(_ sql: String) throws {
    try connection.run("PRAGMA foreign_keys = OFF")
    try connection.run(sql)
    try connection.run("PRAGMA foreign_keys = ON")
  }
}
