import ContactModel
import Foundation
import TestSupport
import Testing

@testable import CSVFormat

@Suite(.enabled(if: SharedFolder.isPresent))
struct CSVCorpusTests {
  @Test("every table of the corpus is read without a crash")
  func corpus() throws {
    let files = SharedFolder.files(under: "corpus", extensions: ["csv", "tsv"])
      .filter { $0.lastPathComponent != "PROVENANCE.tsv" }
    var rows = 0
    var refused = 0
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      let table = try CSVTable(bytes)
      rows += table.recordCount
      refused += table.rejects.count
      print(
        "\(file.lastPathComponent): \(table.layout.map.source.name), \(table.recordCount) rows,",
        "\(table.contacts.count) contacts, \(table.rejects.count) refused,",
        "\(table.layout.map.unmappedColumns.count) columns not understood")
    }
    print("\(files.count) tables: \(rows) rows read, \(refused) refused")
    #expect(refused == 0)
  }

  @Test(
    "the programs that wrote the corpus are named",
    arguments: [
      ("Google.csv", "Google Contacts (before 2024)"),
      ("GoogleCreatedOutlook.csv", "Google Contacts, for Outlook"),
      ("Outlook365 Web.csv", "Outlook on the web"), ("Outlook365.csv", "Outlook for Windows"),
      ("Outlook365_DifferentColumnNames.csv", "Outlook for Windows"),
      ("ThunderbirdUtf8.csv", "Thunderbird"), ("ThunderbirdAnsi.csv", "Thunderbird"),
      ("ThunderbirdUtf8EnglishColumnsInvalidBDay.csv", "Thunderbird"),
      ("Sample CSV file for importing contacts.csv", "Outlook for Windows"),
    ])
  func programs(_ name: String, _ program: String) throws {
    let file = SharedFolder.files(under: "corpus", extensions: ["csv"]).first {
      $0.lastPathComponent == name
    }
    let table = try CSVTable([UInt8](try Data(contentsOf: #require(file))))
    #expect(table.layout.map.source.name == program)
    #expect(table.layout.map.unmappedColumns.isEmpty)
  }

  @Test("nearly every header that programs write is understood")
  func headers() throws {
    let folder = try #require(SharedFolder.url)
    let text = try String(
      contentsOf: folder.appending(path: "docs/formats/csv-headers.md"), encoding: .utf8)
    var columns = 0
    var misses: [String] = []
    var title = ""
    var isFenced = false
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") { title = String(line.dropFirst(3).prefix(50)) }
      if line.hasPrefix("```") { isFenced.toggle() }
      let isRow = line.count { $0 == "," } > 4 || line.count { $0 == ";" } > 8
      guard isRow, isFenced else { continue }
      let layout = try CSVTable(line + "\n").layout
      columns += layout.map.columns.count
      let missed = layout.map.unmappedColumns.map { layout.map.columns[$0].header }
      if !missed.isEmpty { misses += missed.map { "\(title): \($0)" } }
    }
    print("\(columns) headers, \(misses.count) kept as custom fields:")
    for miss in misses { print("  \(miss)") }
    #expect(columns > 900)
    #expect(misses.count * 20 < columns)
  }
}
