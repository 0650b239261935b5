import RecordStreams
import Testing

/// A record a line; a line "bad" is refused.
private struct Line: StreamedRecord, Equatable {
  var provenance: Provenance
  var text: String
}

private struct LineParser: BatchParser {
  func parse(_ batch: RecordBatch) -> ParsedBatch<Line> {
    var parsed = ParsedBatch<Line>()
    var start = 0
    while start < batch.bytes.count {
      let end =
        batch.bytes.span.firstIndex(of: 0x0A, from: start).map { $0 + 1 } ?? batch.bytes.count
      parsed.recordCount += 1
      let text = batch.bytes.span.slice(start, end).string.split(separator: "\n").first ?? ""
      if text == "bad" {
        parsed.diagnostics.append(
          batch.diagnostic(
            .init("test-bad"), .error, "bad line", at: start..<end, record: parsed.recordCount))
        parsed.rejects.append(.init(range: start..<end, record: parsed.recordCount))
      } else {
        parsed.records.append(
          Line(
            provenance: Provenance(
              record: parsed.recordCount, line: batch.line(at: start), offset: batch.offset + start,
              length: end - start), text: String(text)))
      }
      start = end
    }
    return parsed
  }
}

struct BatchedReaderTests {
  @Test(
    "records come in order with absolute numbers, whatever the batch size",
    arguments: [1, 5, 9, 1000])
  func numbers(batchBytes: Int) throws {
    let sink = DiagnosticCollector()
    var reader = BatchedReader(
      BatchReader(
        ByteSource(bytes: Array("a\nbad\nc\nd".utf8), name: "t"), scanner: LineBoundaryScanner(),
        limits: ReadLimits(batchBytes: batchBytes)),
      parser: LineParser(), sink: sink)
    var lines: [Line] = []
    while let line = try reader.next() { lines.append(line) }
    #expect(lines.map(\.text) == ["a", "c", "d"])
    #expect(lines.map(\.provenance.record) == [1, 3, 4])
    #expect(lines.map(\.provenance.line) == [1, 3, 4])
    #expect(lines.map(\.provenance.offset) == [0, 6, 8])
    #expect(sink.diagnostics.map(\.location.record) == [2])
    #expect(sink.diagnostics.map(\.location.description) == ["t:2:1"])
    #expect(sink.diagnostics.map(\.excerpt) == ["bad"])
    #expect(try reader.next() == nil, "once nil, always nil")
  }

  @Test("a record that is too large is one diagnostic and one number")
  func tooLarge() throws {
    let sink = DiagnosticCollector()
    var reader = BatchedReader(
      BatchReader(
        ByteSource(bytes: Array("a\n\(String(repeating: "x", count: 500))\nc\n".utf8), name: "t"),
        scanner: LineBoundaryScanner(), limits: ReadLimits(batchBytes: 8, recordBytes: 64)),
      parser: LineParser(), sink: sink)
    var numbers: [Int] = []
    while let line = try reader.next() { numbers.append(line.provenance.record) }
    #expect(numbers == [1, 3])
    #expect(sink.diagnostics.map(\.code) == [.recordTooLarge])
  }
}
