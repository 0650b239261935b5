import ContactModel
import Pipelines
import RecordStreams

/// The files of one size: the same invented book in several formats.
struct BenchBook {
  let folder: String
  let size: Int
  let seed: UInt64

  func write() throws {
    for (file, format) in [
      ("book.vcf", "vcard3"), ("book.jsonl", "jsonl"), ("book.csv", "google-csv"),
    ] {
      guard let format = OutputFormat(named: format) else { continue }
      var output = try ContactOutput(
        ByteSink(path: "\(folder)/\(file)", replaces: true), format: format, inputNames: [],
        options: ReadingOptions(temporaryFolder: folder, threads: 2))
      var generator = AddressBookGenerator(seed: seed)
      var builder = ContactBuilder()
      for _ in 0..<size { try output.write(generator.next(into: &builder)) }
      _ = try output.finish()
    }
  }
}
