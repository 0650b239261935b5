import ContactStorage
import Foundation
import TestSupport
import Testing

/// What only a process of its own can show: signals, pipes, a full disk.
@Suite("The process", .serialized, .enabled(if: Tool.url != nil))
struct ProcessTests {
  private static func cards(_ count: Int) -> [UInt8] {
    var text = ""
    for number in 1...count {
      text += """
        BEGIN:VCARD
        VERSION:3.0
        UID:person-\(number)
        N:Family\(number);Given\(number);;;
        FN:Given\(number) Family\(number)
        TEL;TYPE=CELL:(312) 555-01\(10 + number % 90)
        EMAIL:person\(number)@example.com
        END:VCARD

        """
    }
    return Array(text.utf8)
  }

  @Test("an import that is killed goes on; every card is there once; a third run changes nothing")
  func killedImport() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.cards(5000), to: "people.vcf")
    let store = folder.path("team.store")
    let words = ["import", path, "--store", store, "--chunk", "200", "--region", "US", "--yes"]
    let first = try Tool.start(words)
    while first.process.isRunning, Self.count(store) < 1000 {
      usleep(2000)
    }
    kill(first.process.processIdentifier, SIGKILL)
    let killed = first.end()
    let saved = Self.count(store)
    #expect(killed.code == SIGKILL, "it was faster than the signal")
    #expect((1..<5000).contains(saved))
    #expect(saved % 200 == 0, "a chunk is all or nothing")

    let second = try Tool.run(words)
    #expect(second.code == 0)
    #expect(second.errors.contains("went on behind record \(saved)"))
    let check = try Tool.run(["store", "check", "--store", store])
    #expect(check.code == 0)
    #expect(check.output.isEmpty)
    #expect(Self.count(store) == 5000)

    let third = try Tool.run(words)
    #expect(third.code == 0)
    #expect(third.errors.contains("added 0, updated 0, unchanged 5000; the store had it all"))
  }

  private static func count(_ path: String) -> Int {
    (try? ContactStore(opening: path, options: StoreOptions(access: .readOnly)).count()) ?? 0
  }

  @Test("`| head -1` ends the run quietly with 0")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.cards(5000), to: "people.vcf")
    let run = try Tool.shell(
      "{ \"$KINFOLD\" convert '\(path)' --to jsonl; echo \"exit $?\" >&2; } | head -1")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.contains("exit 0"))
    #expect(!run.errors.contains("error"))
  }

  @Test("normalize and dedupe work as stages of a pipe, and order is kept")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let twice = Self.cards(50) + Self.cards(20)
    let path = try folder.write(twice, to: "people.vcf")
    let run = try Tool.shell(
      "cat '\(path)' | \"$KINFOLD\" normalize - --to jsonl --region US -q"
        + " | \"$KINFOLD\" dedupe - --to vcard4")
    #expect(run.code == 0, "\(run.errors)")
    let names = run.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("FN") }
      .map { $0.drop { $0 != ":" }.dropFirst() }
    #expect(names == (1...50).map { "Given\($0) Family\($0)" })
    #expect(run.output.contains("VERSION:4.0"))
    #expect(run.output.contains("+1312555"))
  }

  @Test(
    "a full disk is told with 74",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["> /dev/full", "-o /dev/full"])
  func fullDisk(_ output: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.cards(2000), to: "people.vcf")
    let run = try Tool.shell("\"$KINFOLD\" convert '\(path)' --to jsonl \(output)")
    #expect(run.code == 74)
    #expect(
      run.errors.split(separator: "\n").count { $0.hasPrefix("error:") } == 1, "\(run.errors)")
    #expect(run.errors.contains("No space left"))
    #expect(folder.names == ["people.vcf"])
  }

  @Test("a report to a full disk fails with 74 even when it is short")
  func fullDiskForReports() throws {
    for words in ["version", "formats", "help"] {
      #expect(try Tool.shell("\"$KINFOLD\" \(words) > /dev/full").code == 74, "\(words)")
    }
  }

  @Test("an interrupted run ends with 130 and leaves no file")
  func interrupted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.cards(60_000), to: "people.vcf")
    let run = try Tool.start(["convert", path, "-o", folder.path("out.jsonl"), "--threads", "1"])
    while run.process.isRunning, !folder.names.contains(where: { $0.hasSuffix(".part") }) {
      usleep(2000)
    }
    // Not SIGINT: whoever starts tests in the background may have it ignored.
    kill(run.process.processIdentifier, SIGTERM)
    let end = run.end()
    #expect(end.code == 130, "\(end.errors)")
    #expect(folder.names == ["people.vcf"])
  }
}

/// The built program, beside the bundle of tests.
enum Tool {
  static let url: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
    return [beside, root.appending(path: ".build/debug")].compactMap(\.self)
      .map { $0.appending(path: "kinfold") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// What a process said and ended with; the number of the signal if one ended it.
  struct End {
    var code: Int32
    var output: String
    var errors: String
  }

  /// A process on its way; its output goes to files, so that nothing waits for a reader.
  struct Running {
    let process: Process
    let folder: TemporaryFolder

    func end() -> End {
      process.waitUntilExit()
      func text(_ name: String) -> String {
        String(decoding: folder.read(name) ?? [], as: UTF8.self)
      }
      return End(code: process.terminationStatus, output: text("output"), errors: text("errors"))
    }
  }

  static func start(_ words: [String], program: URL? = nil) throws -> Running {
    let folder = try TemporaryFolder()
    try folder.write([], to: "output")
    try folder.write([], to: "errors")
    let process = Process()
    let tool = try #require(url)
    process.executableURL = program ?? tool
    process.arguments = words
    var variables = ProcessInfo.processInfo.environment
    variables["KINFOLD"] = tool.path
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    try process.run()
    return Running(process: process, folder: folder)
  }

  static func run(_ words: [String]) throws -> End { try start(words).end() }

  static func shell(_ line: String) throws -> End {
    try start(["-c", line], program: URL(filePath: "/bin/sh")).end()
  }
}
