import ContactModel
import RecordStreams
import TestSupport
import Testing

private struct NameEncoder: ContactEncoder {
  func begin(into output: inout [UInt8]) { output.append("<") }
  var separator: StaticString { "," }
  mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    output.append(contentsOf: contact.givenName.utf8)
  }
  func end(into output: inout [UInt8]) { output.append(">") }
}

struct ContactWriterTests {
  @Test("a writer writes beginning, contacts with what stands between them, and end")
  func order() throws {
    let folder = try TemporaryFolder()
    var writer = try ContactWriter(
      ByteSink(path: folder.path("a"), replaces: false), encoder: NameEncoder())
    for name in ["Ada", "Eve"] {
      var contact = MutableContact()
      contact.givenName = name
      try writer.write(Contact(contact))
    }
    try writer.finish()
    #expect(folder.read("a") == Array("<Ada,Eve>".utf8))
  }
}
