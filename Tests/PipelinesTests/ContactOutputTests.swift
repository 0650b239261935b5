import ContactModel
import Pipelines
import RecordStreams
import TestSupport
import Testing

@Suite("Outputs of contacts")
struct ContactOutputTests {
  private static func card(phones: Int) -> String {
    let lines = (0..<phones).map { "TEL:+1 312 555 01\(10 + $0)\n" }.joined()
    return "BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\n\(lines)END:VCARD\n"
  }

  @Test(
    "a table has as many columns as its widest contact needs, even if that comes last",
    arguments: [("google-csv", "Phone 4 - Value"), ("csv", "phone_4"), ("tsv", "phone_4")])
  func census(_ format: String, _ column: String) throws {
    let options = Book.options(threads: 2, batch: 300)
    let few = String(repeating: Self.card(phones: 1), count: 30)
    let narrow = try Book.convert(few, to: format, options)
    let wide = try Book.convert(few + Self.card(phones: 4), to: format, options)
    #expect(!narrow.prefix { !$0.isNewline }.contains(column))
    #expect(wide.prefix { !$0.isNewline }.contains(column))
    #expect(wide.split(whereSeparator: \.isNewline).count == 32)
  }

  @Test("what waits for a table's header is gone when the output is", arguments: [true, false])
  func temporaryFiles(finishes: Bool) throws {
    let folder = try TemporaryFolder()
    var options = Book.options()
    options.temporaryFolder = folder.path
    do {
      var output = try Book.memoryOutput("csv", options)
      let inputs = try Book.open(Book.cards(3))
      _ = try ConvertRoad(inputs: inputs.inputs, options: options).run(
        to: &output.output, log: RunLog())
      if finishes { _ = try output.finish() }
    }
    #expect(folder.names == [])
  }

  @Test("without finish() no file appears", arguments: ["vcard3", "json", "csv"])
  func unfinished(_ format: String) throws {
    let folder = try TemporaryFolder()
    do {
      var output = try ContactOutput(
        ByteSink(path: folder.path("out"), replaces: false),
        format: #require(OutputFormat(named: format)), inputNames: [], options: Book.options())
      try output.write(Contact(MutableContact()))
      #expect(output.contactCount == 1)
    }
    #expect(folder.names == [])
  }

  @Test("names of formats and of files are known")
  func names() {
    #expect(OutputFormat(named: "vcard5") == nil)
    #expect(FormatCatalogue.entry(forFileName: "a/People.VCF")?.name == "vcard3")
    #expect(FormatCatalogue.entry(forFileName: "people.ndjson")?.name == "jsonl")
    #expect(FormatCatalogue.entry(forFileName: "people") == nil)
  }
}
