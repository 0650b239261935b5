import ContactModel
import Foundation
import RecordStreams
import TestSupport
import Testing

@testable import CSVFormat

/// The machine-readable expectations of the cases that people reported; those a reader alone can meet.
@Suite(.enabled(if: SharedFolder.isPresent))
struct CSVReportedCasesTests {
  @Test(
    "a reported case is read as expected",
    arguments: [
      "036", "038", "039", "041", "042", "044", "045", "047", "048", "050", "051", "053", "054",
    ])
  func cases(_ number: String) throws {
    let files = SharedFolder.files(under: "cases/reports", extensions: ["csv", "md"])
      .filter { $0.lastPathComponent.hasPrefix(number + "-") }
    let text = try String(
      contentsOf: #require(files.first { $0.pathExtension == "md" }), encoding: .utf8)
    let block = try #require(
      text.split(separator: "```json")[safe: 1]?.split(separator: "```").first)
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
    let input = try #require(files.first { $0.lastPathComponent == number + "-input.csv" })
    let table = try CSVTable([UInt8](try Data(contentsOf: input)))
    check(table, expected)
  }

  private func check(_ table: CSVTable, _ expected: [String: Any]) {
    let contacts = table.contacts
    if let count = expected["contacts"] as? Int { #expect(contacts.count == count) }
    func texts(_ key: String, _ values: [String]) {
      if let wanted = expected[key] as? [String] { #expect(values == wanted) }
    }
    texts("given", contacts.map(\.givenName))
    texts("family", contacts.map(\.familyName))
    texts("prefix", contacts.map(\.namePrefix))
    texts("suffix", contacts.map(\.nameSuffix))
    texts("title", contacts.map(\.jobTitle))
    texts("note", contacts.map(\.note))
    texts("fn", contacts.map { $0.formattedName.isEmpty ? $0.displayName : $0.formattedName })
    texts("street", contacts.flatMap { $0.postalAddresses.map(\.value.street) })
    texts("city", contacts.flatMap { $0.postalAddresses.map(\.value.city) })
    if let wanted = expected["emails"] as? [[String]] {
      #expect(contacts.map { $0.emailAddresses.map(\.value) } == wanted)
    }
    if let wanted = expected["categories"] as? [[String]] {
      #expect(contacts.map(\.categories) == wanted)
    }
    if let wanted = expected["nickname"] as? [[String]] {
      #expect(contacts.map { [$0.nickname] } == wanted)
    }
    if let wanted = expected["org"] as? [[String]] {
      let organizations = contacts.map {
        [$0.organizationName] + ($0.departmentName.isEmpty ? [] : [$0.departmentName])
      }
      #expect(organizations == wanted)
    }
    if let wanted = expected["bday"] as? [Any] {
      let dates = contacts.map { $0.birthday?.isoText }
      #expect(dates == wanted.map { $0 as? String })
    }
    if let wanted = expected["e164"] as? [[Any]] {
      #expect(contacts.map(\.phoneNumbers.count) == wanted.map(\.count))
    }
    if let wanted = expected["unmapped"] as? [Int] {
      #expect(table.layout.map.unmappedColumns == wanted)
    }
    if let last = expected["last_given"] as? String { #expect(contacts.last?.givenName == last) }
    if let wanted = expected["warnings"] as? [[String: Int]] {
      #expect(
        table.diagnostics.filter { $0.severity > .note }.map(\.location.line)
          == wanted.map { $0["line"] })
    }
    if let never = expected["never_company_contains"] as? String {
      #expect(contacts.allSatisfy { !$0.organizationName.contains(never) })
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
