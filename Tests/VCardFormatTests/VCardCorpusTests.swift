import ContactModel
import Foundation
import RecordStreams
import Testing

@testable import VCardFormat

/// Reads every sample of other programs, where the folder with them is there.
@Suite(.enabled(if: SharedFolder.isThere)) struct VCardCorpusTests {
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
    for file in SharedFolder.files(in: ["corpus", "cases"], suffix: ".vcf") {
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
    let encoding = VCardDetection.encoding(head: bytes.span.extracting(first: 65_536))
    let collector = DiagnosticCollector()
    var reader = BatchReader(
      ByteSource(bytes: bytes, name: file.lastPathComponent),
      scanner: VCardBoundaryScanner(encoding: encoding), limits: ReadLimits(batchBytes: 4096))
    var assembler = BatchAssembler()
    var tally = Tally(files: 1)
    var odd: Set<Int> = []
    var records = 0
    while let batch = try reader.next() {
      var parsed = VCardParser(encoding: encoding).parse(batch)
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
    tally.present = present(bytes, encoding)
    // Cards without BEGIN are found, too.
    let found = collector.diagnostics.filter { $0.code == .vcardMissingBegin }.count
    #expect(tally.present + found == records + tally.rejected, "\(file.path)")
    return tally
  }

  /// The number of BEGIN lines that no AGENT property holds.
  private func present(_ bytes: [UInt8], _ encoding: VCardInputEncoding) -> Int {
    var text = String(decoding: bytes, as: UTF8.self)
    if encoding != .ascii {
      let order: String.Encoding =
        encoding == .utf16LittleEndian ? .utf16LittleEndian : .utf16BigEndian
      text = String(data: Data(bytes), encoding: order) ?? ""
    }
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
