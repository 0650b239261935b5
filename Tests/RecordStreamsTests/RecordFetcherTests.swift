import RecordStreams
import TestSupport
import Testing

struct RecordFetcherTests {
  @Test("a record is read again by its place, also from the copy of a pipe")
  func fetch() throws {
    let folder = try TemporaryFolder()
    let copy = try TemporaryFile.copy(
      of: ByteSource(bytes: Array("first\nsecond\nthird\n".utf8)), in: folder.path)
    let fetcher = try RecordFetcher(paths: [copy.path], names: ["-"])
    let batch = try fetcher.fetch(Provenance(input: 0, record: 2, line: 2, offset: 6, length: 7))
    #expect(batch.bytes == Array("second\n".utf8))
    #expect(batch.firstLine == 2)
    #expect(batch.input.name == "-")
  }

  @Test("a file that shrank in between is an error, not a crash")
  func shrunk() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("abc".utf8), to: "a")
    let fetcher = try RecordFetcher(paths: [path], names: ["a"])
    #expect(throws: ReadError.self) {
      _ = try fetcher.fetch(Provenance(offset: 2, length: 10))
    }
  }
}
