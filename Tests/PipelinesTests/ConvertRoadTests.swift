import ContactModel
import Normalization
import Pipelines
import RecordStreams
import TestSupport
import Testing

@Suite("Contacts in, contacts out")
struct ConvertRoadTests {
  @Test(
    "every format holds every contact, in order, for any number of threads",
    arguments: FormatCatalogue.all.filter(\.isWritable).map(\.name), [1, 3])
  func formats(_ format: String, _ threads: Int) throws {
    let options = Book.options(threads: threads)
    let text = try Book.convert(Book.cards(40), to: format, options)
    let back = try Book.open(text)
    let names = try BatchRoad.names(back, options).names
    #expect(names == (1...40).map { "Given\($0) Family\($0)" })
  }

  @Test("the bytes do not depend on threads", arguments: ["vcard4", "json", "google-csv", "csv"])
  func sameBytes(_ format: String) throws {
    let one = try Book.convert(Book.cards(40), to: format, Book.options(threads: 1))
    let three = try Book.convert(Book.cards(40), to: format, Book.options(threads: 3, batch: 900))
    #expect(one == three)
  }

  @Test(
    "an output without contacts is still a whole one", arguments: ["json", "jsonl", "google-csv"])
  func nothing(_ format: String) throws {
    let text = try Book.convert(Book.cards(3), to: format, Book.options(limit: 0))
    switch format {
    case "json": #expect(text.filter { !$0.isWhitespace } == "[]")
    case "jsonl": #expect(text.isEmpty)
    default: #expect(text.split(whereSeparator: \.isNewline).count == 1)
    }
  }

  @Test("normalizing is counted, and done once changes nothing more")
  func normalizing() throws {
    let card =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ada Lovelace\nN:Lovelace;Ada;;;\nTEL:(312) 555-0142\nEND:VCARD\n"
    let options = NormalizationOptions(region: "US")
    var output = try Book.memoryOutput("vcard3")
    let inputs = try Book.open(card)
    let counts = try ConvertRoad(
      inputs: inputs.inputs, options: ReadingOptions(), normalization: options
    ).run(to: &output.output, log: RunLog())
    #expect(counts.phones == 1)
    let once = try output.text()
    #expect(once.contains("+13125550142"))
    var again = try Book.memoryOutput("vcard3")
    let more = try ConvertRoad(
      inputs: Book.open(once).inputs, options: ReadingOptions(), normalization: options
    ).run(to: &again.output, log: RunLog())
    #expect(more.phones == 0)
    #expect(try again.text() == once)
  }

  @Test("what a table cannot hold is told")
  func losses() throws {
    let card =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ada Lovelace\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\nEND:VCARD\n"
    let inputs = try Book.open(card)
    var output = try Book.memoryOutput("google-csv")
    _ = try ConvertRoad(inputs: inputs.inputs, options: ReadingOptions()).run(
      to: &output.output, log: RunLog())
    #expect(try output.finish().contains { $0.hasPrefix("left out 1 image") })
  }
}

/// Keeps the bytes of an output.
final class Written {
  // A class because the output's closure writes to it.
  var bytes: [UInt8] = []
}

/// An output to memory.
struct MemoryOutput: ~Copyable {
  var output: ContactOutput
  let written: Written

  consuming func finish() throws -> [String] { try output.finish() }

  consuming func text() throws -> String {
    let written = written
    _ = try output.finish()
    return String(decoding: written.bytes, as: UTF8.self)
  }
}

extension Book {
  static func memoryOutput(
    _ format: String, _ options: ReadingOptions = ReadingOptions(), inputNames: [String] = ["a"]
  ) throws -> MemoryOutput {
    let written = Written()
    let sink = ByteSink(name: "memory") { bytes in written.bytes.append(copying: bytes) }
    let output = try ContactOutput(
      sink, format: #require(OutputFormat(named: format)), inputNames: inputNames, options: options)
    return MemoryOutput(output: output, written: written)
  }

  static func convert(_ text: String, to format: String, _ options: ReadingOptions) throws -> String
  {
    let inputs = try open(text, options: options)
    var output = try memoryOutput(format, options)
    _ = try ConvertRoad(inputs: inputs.inputs, options: options).run(
      to: &output.output, log: RunLog())
    return try output.text()
  }
}

extension [UInt8] {
  mutating func append(copying bytes: Span<UInt8>) {
    for index in bytes.indices { append(bytes[index]) }
  }
}
