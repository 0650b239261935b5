import CommandLineKit
import Foundation
import KinfoldCommands
import Pipelines
import RecordStreams
import Testing

@Suite("The flag table and what is written from it")
struct FlagTableTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs")

  @Test("the table of commands and flags is sound")
  func table() { #expect(KinfoldProgram.program.tree.problems() == []) }

  @Test("the written documentation of commands is what the table says")
  func generatedFiles() throws {
    let files = KinfoldProgram.program.tree.generatedFiles()
    for file in files { try compare(file.text, withFileAt: file.path) }
    let names = Set(files.map(\.path))
    for folder in ["cli", "completions"] {
      let present = try FileManager.default.contentsOfDirectory(
        atPath: Self.docs.appending(path: folder).path)
      for name in present {
        #expect(
          names.contains("\(folder)/\(name)"), "Docs/\(folder)/\(name) is not written any more")
      }
    }
  }

  @Test("the list of diagnostics is what the catalogue says")
  func diagnostics() throws {
    try compare(DiagnosticsPage.text, withFileAt: "diagnostics.md")
  }

  @Test("every diagnostic code stands in the catalogue once and says what it means")
  func codes() {
    let codes = DiagnosticCatalogue.all.map(\.code.rawValue)
    #expect(Set(codes).count == codes.count)
    for entry in DiagnosticCatalogue.all {
      #expect(entry.meaning.hasSuffix("."), "\(entry.code)")
      #expect(entry.code.rawValue.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
  }

  @Test("every diagnostic code that the sources declare stands in the catalogue")
  func declaredCodes() throws {
    let sources = Self.docs.deletingLastPathComponent().appending(path: "Sources")
    let known = Set(DiagnosticCatalogue.all.map(\.code.rawValue))
    let walker = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in walker ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /= DiagnosticCode\("([a-z0-9-]+)"\)/) {
        #expect(known.contains(String(match.1)), "\(match.1) in \(file.lastPathComponent)")
      }
    }
  }

  private func compare(_ text: String, withFileAt path: String) throws {
    let url = Self.docs.appending(path: path)
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if isRecording, written != text {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("recorded Docs/\(path); read the difference")
    } else {
      #expect(written == text, "Docs/\(path) is stale; `make record` rewrites it")
    }
  }
}

/// `Docs/diagnostics.md`.
enum DiagnosticsPage {
  static var text: String {
    var text = """
      # Diagnostics

      What `check` and every other command may say about a record. Codes are stable: scripts may rely on them.
      `kinfold explain CODE` says the same. This page is written from the catalogue; do not edit it.

      | code | what it means |
      | --- | --- |

      """
    for entry in DiagnosticCatalogue.all { text += "| `\(entry.code)` | \(entry.meaning) |\n" }
    return text
  }
}
