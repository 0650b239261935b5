import ContactModel
import Pipelines
import RecordStreams
import TestSupport
import Testing

@Suite("Opened inputs")
struct OpenedInputsTests {
  @Test(
    "the format is found from the content",
    arguments: [
      ("BEGIN:VCARD\nVERSION:2.1\nN:Lovelace;Ada\nEND:VCARD\n", "vcard"),
      ("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n", "vcard"),
      ("{\"fullName\":\"Ada Lovelace\"}\n{\"fullName\":\"Alan Turing\"}\n", "jsonl"),
      ("[{\"name\":\"Ada Lovelace\",\"email\":\"ada@example.org\"}]", "json"),
      ("First Name,Last Name,E-mail\nAda,Lovelace,ada@example.org\n", "csv"),
      ("First Name\tLast Name\tE-mail\nAda\tLovelace\tada@example.org\n", "tsv"),
    ])
  func formats(text: String, format: String) throws {
    let inputs = try Book.open(text)
    let found = inputs.inputs[0].evidence.format
    #expect(found.hasPrefix(format))
    let names = try BatchRoad.names(inputs, ReadingOptions()).names
    #expect(names.first?.hasPrefix("Ada") ?? true)
  }

  @Test(
    "what is no address book is named",
    arguments: [
      ("", "is empty"), ("%PDF-1.7\n", "is a PDF"),
      ("PK\u{3}\u{4}\u{14}", "is a ZIP archive or an Excel or Word file"),
      ("SQLite format 3\u{0}", "is a SQLite database"),
      ("<!DOCTYPE html><html>", "is XML or HTML"), ("{\\rtf1\\ansi", "is a rich text document"),
    ])
  func faults(text: String, fault: String) throws {
    let error = #expect(throws: ReadError.self) { _ = try Book.open(text) }
    #expect(error?.code == .notUnderstood)
    #expect(error?.message.hasPrefix(fault) == true)
    #expect(error?.location.inputName == "a")
  }

  @Test("bytes that look like UTF-16 are still known for what they are")
  func compressed() throws {
    let error = #expect(throws: ReadError.self) {
      _ = try OpenedInputs(
        [InputSpecification(origin: .bytes([0x1F, 0x8B, 8, 0, 0]), name: "a")],
        options: ReadingOptions(), twice: false)
    }
    #expect(error?.message.contains("compressed") == true)
  }

  @Test("a missing file and a directory are told apart")
  func missing() throws {
    let folder = try TemporaryFolder()
    func code(_ path: String) -> ReadError.Code? {
      #expect(throws: ReadError.self) {
        _ = try OpenedInputs([.file(path)], options: ReadingOptions(), twice: false)
      }?.code
    }
    #expect(code(folder.path("nobody.vcf")) == .notFound)
    #expect(code(folder.path) == .isDirectory)
  }

  @Test("a pipe that is read twice is copied, and its copy goes with the value")
  func copies() throws {
    let folder = try TemporaryFolder()
    var options = ReadingOptions()
    options.temporaryFolder = folder.path
    do {
      let inputs = try Book.open(Book.cards(3), options: options, twice: true)
      let access = try RecordAccess(inputs)
      let passed = try BatchRoad.names(inputs, options)
      #expect(try access.contact(at: passed.places[1]).displayName == "Given2 Family2")
      #expect(try access.contact(at: passed.places[1]).provenance == passed.places[1])
    }
    #expect(folder.names == [])
  }

  @Test("an output that is one of the inputs is known under any name")
  func sameFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Book.cards(1).utf8), to: "people.vcf")
    let other = try folder.write(Array(Book.cards(1).utf8), to: "other.vcf")
    let inputs = try OpenedInputs([.file(path)], options: ReadingOptions(), twice: false)
    let isKnown = inputs.contains(fileAt: folder.path + "/./people.vcf")
    let isOther = inputs.contains(fileAt: other)
    let isNobody = inputs.contains(fileAt: folder.path("nobody.vcf"))
    #expect([isKnown, isOther, isNobody] == [true, false, false])
    let total = inputs.totalBytes
    #expect(total == Book.cards(1).utf8.count)
  }
}
