import Foundation
import Testing

@testable import UnicodeText

/// The reported cases of kind `names` that ask for folded keys.
@Suite struct ReportedNamesTests {
  @Test(
    "reported names fold into the groups and keys that are expected",
    .enabled(if: sharedFile("cases/reports/README.md") != nil),
    arguments: [
      "089-german-sharp-s-and-umlauts", "091-letters-without-decomposition",
      "092-vietnamese-two-marks-and-eth", "094-apostrophe-lookalikes",
      "095-invisible-characters-and-emoji",
    ])
  func cases(name: String) throws {
    let text = String(decoding: try #require(sharedFile("cases/reports/\(name).md")), as: UTF8.self)
    let block = try #require(
      text.split(separator: "```json").dropFirst().first?.split(separator: "```").first)
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: [String: String]])
    let input = try #require(sharedFile("cases/reports/\(name.prefix(3))-input.csv"))
    var groups: [String: Set<String>] = [:]
    var keyedRows = 0
    for line in String(decoding: input, as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst()
    {
      let fields = line.split(separator: ",", maxSplits: 1)
      guard fields.count == 2, let row = expected[String(fields[0])] else { continue }
      var raw = String(fields[1])
      if raw.hasPrefix("\""), raw.hasSuffix("\"") { raw = String(raw.dropFirst().dropLast()) }
      let key = TextFolder.folded(raw)
      #expect(!key.isEmpty)
      if let wanted = row["key"] { #expect(key == wanted, "row \(fields[0])") }
      groups[row["group"] ?? "", default: []].insert(key)
      keyedRows += 1
    }
    #expect(keyedRows == expected.count)
    for (group, keys) in groups { #expect(keys.count == 1, "group \(group): \(keys)") }
    #expect(Set(groups.values.compactMap(\.first)).count == groups.count)
  }
}
