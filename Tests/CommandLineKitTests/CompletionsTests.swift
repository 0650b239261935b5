import CommandLineKit
import Foundation
import Testing

/// Runs a program of the system and returns what it wrote and how it ended.
func runTool(_ path: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.standardOutput = pipe
  process.standardError = pipe
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), process.terminationStatus)
}

/// Where a shell is, if it is installed.
func shell(_ name: String) -> String? {
  ["/bin/\(name)", "/usr/bin/\(name)", "/usr/local/bin/\(name)"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

@Suite("completions")
struct CompletionsTests {
  /// Writes a script to a file of its own, calls `body` with its path, and removes it.
  func withScript<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "completions-\(UUID().uuidString)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  @Test("the shell takes the script", arguments: ["bash", "zsh", "fish"])
  func syntax(name: String) throws {
    guard let shell = shell(name) else { return }
    let result = try withScript(sampleTree.completions(for: name)) { path in
      try runTool(shell, ["-n", path])
    }
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("every command and flag is in the script", arguments: ["bash", "zsh", "fish"])
  func complete(name: String) {
    let script = sampleTree.completions(for: name)
    for word in sampleTree.firstWords { #expect(script.contains(word.name)) }
    for flag in sampleTree.commands.flatMap({ sampleTree.flags(of: $0) }) {
      #expect(script.contains(name == "fish" ? "-l \(flag.name) " : "--\(flag.name)"))
    }
  }

  @Test(
    "bash offers what fits",
    .enabled(if: shell("bash") != nil),
    arguments: [
      ("''", "sort compare shelf completions help version"), ("so", "sort"),
      ("sort --to ''", "boxes lines"), ("sort --to = b", "boxes"), ("sort --to =", "boxes lines"),
      ("--color never shelf ''", "create check"), ("--color = never shelf c", "create check"),
      ("shelf create ''", "wide tall"), ("completions f", "fish"), ("help sh", "shelf"),
      ("sort --o", "--output --only --old-way"), ("sort -o ''", ""), ("sort ''", ""),
    ])
  func bash(words: String, expected: String) throws {
    let script =
      sampleTree.completions(for: "bash") + """
        COMP_WORDS=(sorter \(words))
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _sorter
        echo "${COMPREPLY[*]}"
        """
    let result = try withScript(script) { path in
      try runTool(shell("bash") ?? "", ["--norc", path])
    }
    #expect(result.output == expected + "\n")
  }
}
