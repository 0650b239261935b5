import Foundation
import RecordStreams
import TestSupport
import Testing

struct TemporaryFileTests {
  @Test("a temporary file is private and gone with its value")
  func lifetime() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try TemporaryFile(in: folder.path)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(folder.names.count == 1)
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a folder that is not there is an error that names it")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: WriteError.self) {
      _ = try TemporaryFile(in: folder.path("no"))
    }
    #expect(error?.outputName.hasPrefix(folder.path("no")) == true)
  }
}
