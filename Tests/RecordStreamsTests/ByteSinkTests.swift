import Foundation
import RecordStreams
import TestSupport
import Testing

struct ByteSinkTests {
  @Test("a file appears under its name only when it is finished")
  func atomic() throws {
    let folder = try TemporaryFolder()
    var sink = try ByteSink(path: folder.path("a.vcf"), replaces: false)
    try sink.write(Array("hello".utf8).span)
    try sink.flush()
    #expect(!folder.names.contains("a.vcf"))
    try sink.finish()
    #expect(folder.names == ["a.vcf"])
    #expect(folder.read("a.vcf") == Array("hello".utf8))
  }

  @Test("an output that is given up leaves nothing and keeps what was there")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "a.vcf")
    do {
      var sink = try ByteSink(path: folder.path("a.vcf"), replaces: true)
      try sink.write(Array("new".utf8).span)
    }
    #expect(folder.names == ["a.vcf"])
    #expect(folder.read("a.vcf") == Array("old".utf8))
  }

  @Test("an existing file is replaced only when told so, and keeps its permissions")
  func replacing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("old".utf8), to: "a.vcf")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(throws: WriteError.self) { _ = try ByteSink(path: path, replaces: false) }
    var sink = try ByteSink(path: path, replaces: true)
    try sink.write(Array("new".utf8).span)
    try sink.finish()
    #expect(folder.read("a.vcf") == Array("new".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("a folder, or a file in a folder that is not there, cannot be created")
  func cannotCreate() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path("no/such/a.vcf")] {
      let error = #expect(throws: WriteError.self) { _ = try ByteSink(path: path, replaces: true) }
      #expect(error?.code == .cannotCreate)
    }
  }

  @Test(
    "a full disk is an error that names the output",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    var sink = try ByteSink(path: "/dev/full", replaces: true)
    let error = #expect(throws: WriteError.self) {
      try sink.write([UInt8](repeating: 65, count: 1 << 20).span)
    }
    #expect(error?.code == .inputOutput)
    #expect(error?.outputName == "/dev/full")
  }

  @Test("a memory sink gives its bytes back")
  func memory() throws {
    var sink = ByteSink()
    try sink.write(Array("ab".utf8).span)
    try sink.write(Array("c".utf8).span)
    #expect(sink.consumeBytes() == Array("abc".utf8))
  }
}
