import ContactModel
import Foundation
import RecordStreams
import TestSupport
import Testing
import UnicodeText

@testable import VCardFormat

/// Reads every sample of other programs, where the folder with them is there.
@Suite(.enabled(if: SharedFolder.isPresent)) struct VCardCorpusTests {
  private struct Tally {
    var files = 0
    var present = 0
    var clean = 0
    var repaired = 0
    var rejected = 0

    static func + (left: Tally, right: Tally) -> Tally {
      Tally(
        files: left.files + right.files, present: left.present + right.present,
        clean: left.clean + right.clean, repaired: left.repaired + right.repaired,
        rejected: left.rejected + right.rejected)
    }

    var line: String {
      "\(files) files, \(present) cards present, \(clean) read, \(repaired) repaired, \(rejected) rejected"
    }
  }

  @Test("every card of every sample is read, repaired or rejected with a reason")
  func everyCard() throws {
    var tallies: [String: Tally] = [:]
    let files = ["corpus", "cases"].flatMap { SharedFolder.files(under: $0, extensions: ["vcf"]) }
    for file in files {
      let bytes = try [UInt8](Data(contentsOf: file))
      let tally = try read(bytes, file)
      let parts = file.path.split(separator: "/")
      let place = parts.firstIndex(of: "shared").map {
        parts[($0 + 1)..<min($0 + 3, parts.count - 1)]
      }
      let folder = place.map { $0.joined(separator: "/") } ?? ""
      tallies[folder] = (tallies[folder] ?? Tally()) + tally
    }
    for (folder, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      print("\(folder): \(tally.line)")
    }
    print("all: \(tallies.values.reduce(Tally(), +).line)")
  }

  private func read(_ bytes: [UInt8], _ file: URL) throws -> Tally {
    let bytes = try inUTF8(bytes)
    let collector = DiagnosticCollector()
    var reader = BatchReader(
      ByteSource(bytes: bytes, name: file.lastPathComponent),
      scanner: VCardBoundaryScanner(), limits: ReadLimits(batchBytes: 4096))
    var assembler = BatchAssembler()
    var tally = Tally(files: 1)
    var odd: Set<Int> = []
    var records = 0
    while let batch = try reader.next() {
      var parsed = VCardParser().parse(batch)
      assembler.place(&parsed, of: batch)
      records += parsed.records.count
      tally.rejected += Set(parsed.rejects.map(\.record)).count
      for diagnostic in parsed.diagnostics where diagnostic.severity > .note {
        odd.insert(diagnostic.location.record)
        collector.report(diagnostic)
      }
    }
    tally.repaired = odd.subtracting([0]).count
    tally.clean = records - tally.repaired
    tally.present = present(bytes)
    // Cards without BEGIN are found, too.
    let found = collector.diagnostics.filter { $0.code == .vcardMissingBegin }.count
    #expect(tally.present + found == records + tally.rejected, "\(file.path)")
    return tally
  }

  /// The bytes as a reader gets them: UTF-16 is turned into UTF-8 before.
  private func inUTF8(_ bytes: [UInt8]) throws -> [UInt8] {
    let encoding = EncodingGuess(head: bytes.span).encoding
    guard encoding.name.hasPrefix("UTF-16") else { return bytes }
    var converter = try CharacterConverter(encoding)
    var text: [UInt8] = []
    _ = converter.decode(bytes.span, into: &text)
    return text
  }

  /// The number of BEGIN lines that no AGENT property holds.
  private func present(_ bytes: [UInt8]) -> Int {
    let text = String(decoding: bytes, as: UTF8.self)
    var count = 0
    var before = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let plain = line.replacing("\u{FEFF}", with: "").replacing(" ", with: "").uppercased()
      if plain == "BEGIN:VCARD", line.first != " ",
        before.range(of: "AGENT[;:]?.*:$", options: .regularExpression) == nil
      {
        count += 1
      }
      if !plain.isEmpty { before = plain }
    }
    return count
  }
}
