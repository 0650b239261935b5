import CommandLineKit
import Foundation
import KinfoldCommands
import TestSupport
import Testing

/// Input that is too large or too odd for a case's folder; the others are `Cases/convert/`.
@Suite("Bad input")
struct BadInputTests {
  /// What a run said and left.
  struct Run {
    var code: ExitCode
    var output: String
    var errors: String
  }

  static func run(_ words: String..., input: String = "") async -> Run {
    let environment = Environment.memory(arguments: words, input: input)
    let code = await KinfoldProgram.program.run(words, in: environment)
    return Run(code: code, output: environment.output.text, errors: environment.errors.text)
  }

  private static let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada Lovelace\nEND:VCARD\n"

  @Test(
    "a record of a few megabytes on one line is refused once, and reading goes on behind it",
    arguments: ["vcf", "jsonl", "csv"], [1, 3])
  func longLine(_ format: String, _ threads: Int) async throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "x", count: 3 << 20)
    let text =
      switch format {
      case "vcf":
        Self.card + "BEGIN:VCARD\nVERSION:3.0\nFN:Long\nNOTE:\(long)\nEND:VCARD\n" + Self.card
      case "jsonl":
        "{\"fullName\":\"Ada Lovelace\"}\n{\"fullName\":\"\(long)\"}\n{\"fullName\":\"Ada Lovelace\"}\n"
      default: "First Name,Last Name,Notes\nAda,Lovelace,\nLong,Line,\(long)\nAda,Lovelace,\n"
      }
    let path = try folder.write(Array(text.utf8), to: "people.\(format)")
    let run = await Self.run(
      "convert", path, "--max-card-size", "100000", "--threads", "\(threads)", "--to", "jsonl",
      "--rejects", folder.path("rejects"))
    #expect(run.code == .incomplete)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.errors.components(separatedBy: "[record-too-large]").count == 2)
    #expect(run.errors.contains("(1 skipped"))
    #expect(run.errors.utf8.count < 2000, "the line itself is not printed")
    #expect(folder.read("rejects")?.count ?? 0 > 3 << 20)
  }

  @Test("a line of megabytes within the limit is read")
  func longLineWithinLimit() async throws {
    let long = String(repeating: "x", count: 3 << 20)
    let run = await Self.run(
      "convert", "--to", "jsonl",
      input: "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nNOTE:\(long)\nEND:VCARD\n")
    #expect(run.code == .done)
    #expect(run.output.utf8.count > 3 << 20)
  }

  @Test("megabytes without any line end are one clear message", arguments: [UInt8(0), 0x78, 0xFF])
  func noise(_ byte: UInt8) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: byte, count: 3 << 20), to: "people.vcf")
    let run = await Self.run(
      "convert", path, "--max-card-size", "100000", "-o", folder.path("out.vcf"))
    #expect([ExitCode.badData, .incomplete].contains(run.code))
    #expect(run.errors.utf8.count < 2000)
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test("a file without permission is named", .enabled(if: getuid() != 0))
  func noPermission() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Self.card.utf8), to: "people.vcf")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let run = await Self.run("convert", path, "-o", folder.path("out.vcf"))
    #expect(run.code == .noInput)
    #expect(run.errors.contains("no permission"))
    #expect(folder.names == ["people.vcf"])
  }

  @Test("every cut of a card is read without a crash, and nothing is half-written")
  func cuts() async throws {
    let folder = try TemporaryFolder()
    let text = Array(
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=\r\nller;Zo=C3=AB\r\nPHOTO;ENCODING=BASE64:/9j/4AAQ\r\n\r\nEND:VCARD\r\n"
        .utf8)
    for length in stride(from: 0, to: text.count, by: 3) {
      let path = try folder.write(Array(text.prefix(length)), to: "cut.vcf")
      let run = await Self.run("convert", path, "-o", folder.path("out.vcf"), "--force")
      #expect([.done, .incomplete, .badData].contains(run.code), "cut at \(length): \(run.errors)")
    }
    #expect(folder.names.allSatisfy { ["cut.vcf", "out.vcf"].contains($0) })
  }

  @Test("a reader that goes away ends the run quietly and well")
  func closedPipe() async {
    let words = ["convert", "--to", "jsonl", "-"]
    let many = String(repeating: Self.card, count: 3000)
    let environment = Environment.memory(arguments: words, input: many, outputClosesAfter: 100)
    let code = await KinfoldProgram.program.run(words, in: environment)
    #expect(code == .done)
    #expect(!environment.errors.text.contains("error"))
  }
}
