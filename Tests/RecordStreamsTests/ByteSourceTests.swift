import RecordStreams
import TestSupport
import Testing

struct ByteSourceTests {
  @Test("bytes that were peeked at are read again")
  func peek() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("hello world".utf8), to: "a")
    var source = try ByteSource(path: path)
    #expect(source.size == 11)
    #expect(try source.peek(5) == Array("hello".utf8))
    var all: [UInt8] = []
    while try source.read(into: &all, limit: 3) > 0 {}
    #expect(all == Array("hello world".utf8))
  }

  @Test("what cannot be opened says why")
  func errors() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: ReadError.self) { _ = try ByteSource(path: folder.path("no")) }
    #expect(missing?.code == .notFound)
    let directory = #expect(throws: ReadError.self) { _ = try ByteSource(path: folder.path) }
    #expect(directory?.code == .isDirectory)
  }
}
