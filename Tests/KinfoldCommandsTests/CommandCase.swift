import CommandLineKit
import Foundation
import KinfoldCommands
import TestSupport
import Testing

/// One folder of `Cases/<verb>/<case>/`: command lines, the files they read, and what comes out.
///
/// - `cmd`: a command line a line, without `kinfold`; `{dir}` stands for the folder, and a line that
///   starts with `|` reads what the line before wrote. Quotes work as in a shell.
/// - `stdin`: what the first line reads; nothing if it is absent.
/// - `stdout`, `stderr`: what all lines write together, made the same on every machine.
/// - `exit`: the exit code of every line; 0 if it is absent.
/// - `out/`: the files that appear in `{dir}/out/`.
struct CommandCase: Sendable, CustomTestStringConvertible {
  let folder: URL
  let testDescription: String

  /// Every case, sorted by name.
  static let all: [CommandCase] = {
    let base = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return subfolders(of: base).flatMap { verb in
      subfolders(of: verb).map {
        CommandCase(
          folder: $0, testDescription: "\(verb.lastPathComponent)/\($0.lastPathComponent)")
      }
    }
  }()

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }
      .map { folder.appending(path: $0) }
  }

  private static let reserved: Set = ["cmd", "stdin", "stdout", "stderr", "exit", "out"]

  /// What a run of the case yielded, or what it should yield.
  struct Outcome: Equatable {
    var stdout = ""
    var stderr = ""
    var exit = ""
    var files: [String: String] = [:]
  }

  /// Runs the command lines in a copy of the folder.
  func run() async throws -> Outcome {
    let place = try TemporaryFolder()
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.path)
    where !Self.reserved.contains(name) {
      // A file may name the folder, too: a match report does.
      let data = try Data(contentsOf: folder.appending(path: name))
      let text = String(data: data, encoding: .utf8).flatMap { $0.contains("{dir}") ? $0 : nil }
      let own = text?.replacingOccurrences(of: "{dir}", with: place.path).utf8
      try place.write(own.map { [UInt8]($0) } ?? [UInt8](data), to: name)
    }
    try manager.createDirectory(
      at: place.url.appending(path: "out"), withIntermediateDirectories: true)
    var outcome = Outcome()
    var codes: [Int32] = []
    var input = text(of: "stdin") ?? ""
    let plain = PlainText(folder: place.path)
    for line in (text(of: "cmd") ?? "").split(separator: "\n") {
      var words = CommandWords.split(String(line)).map {
        $0.replacingOccurrences(of: "{dir}", with: place.path)
      }
      if words.first == "|" { words.removeFirst() }
      let environment = Environment.memory(
        arguments: words, input: input,
        variables: ["TMPDIR": place.path], currentDirectory: place.path)
      codes.append(await KinfoldProgram.program.run(words, in: environment).rawValue)
      outcome.stdout += plain.text(environment.output.text)
      outcome.stderr += plain.text(environment.errors.text)
      input = environment.output.text
      let left = place.names.filter { $0.hasSuffix(".part") || $0.hasPrefix("kinfold-") }
      #expect(left.isEmpty, "half-written or temporary files were left behind")
    }
    outcome.exit = codes.map { "\($0)\n" }.joined()
    outcome.files = try files(in: place.url.appending(path: "out")).mapValues(plain.text)
    return outcome
  }

  /// What the folder says should come out.
  func expected() throws -> Outcome {
    let lines = (text(of: "cmd") ?? "").split(separator: "\n").count
    return Outcome(
      stdout: text(of: "stdout") ?? "", stderr: text(of: "stderr") ?? "",
      exit: text(of: "exit") ?? String(repeating: "0\n", count: lines),
      files: try files(in: folder.appending(path: "out")))
  }

  /// Makes an outcome what the folder says.
  func record(_ outcome: Outcome) throws {
    try write(outcome.stdout, to: "stdout")
    try write(outcome.stderr, to: "stderr")
    let isDone = outcome.exit.allSatisfy { $0 == "0" || $0 == "\n" }
    try write(isDone ? "" : outcome.exit, to: "exit")
    let out = folder.appending(path: "out")
    try? FileManager.default.removeItem(at: out)
    guard !outcome.files.isEmpty else { return }
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    for (name, text) in outcome.files { try write(text, to: "out/\(name)") }
  }

  private func text(of name: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func write(_ text: String, to name: String) throws {
    let url = folder.appending(path: name)
    if text.isEmpty {
      try? FileManager.default.removeItem(at: url)
      return
    }
    try Data(text.utf8).write(to: url)
  }

  private func files(in folder: URL) throws -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let data = try Data(contentsOf: folder.appending(path: name))
        return (name, String(decoding: data, as: UTF8.self))
      })
  }
}
