import RecordStreams
import Testing

struct BatchReaderTests {
  private func pieces(_ text: String, limits: ReadLimits) throws -> [RecordBatch] {
    var reader = BatchReader(
      ByteSource(bytes: Array(text.utf8), name: "t"), scanner: LineBoundaryScanner(), limits: limits
    )
    var batches: [RecordBatch] = []
    while let batch = try reader.next() { batches.append(batch) }
    return batches
  }

  @Test("batches hold whole records and joined are the input", arguments: [1, 3, 7, 64, 4096])
  func joined(batchBytes: Int) throws {
    let text = "one\ntwo\r\nthree three\n\nlast without end"
    let batches = try pieces(text, limits: ReadLimits(batchBytes: batchBytes))
    #expect(batches.flatMap(\.bytes) == Array(text.utf8))
    for batch in batches.dropLast() { #expect(batch.bytes.last == 0x0A) }
    var offset = 0
    for batch in batches {
      #expect(batch.offset == offset)
      offset += batch.bytes.count
    }
  }

  @Test("every batch knows the line it begins on")
  func lines() throws {
    let batches = try pieces("a\nb\nc\nd\n", limits: ReadLimits(batchBytes: 2))
    #expect(batches.map(\.firstLine) == [1, 2, 3, 4])
  }

  @Test("a record above the limit is handed out as oversized pieces and the next one is read")
  func oversized() throws {
    let long = String(repeating: "x", count: 1000)
    let batches = try pieces(
      "a\n\(long)\nb\n", limits: ReadLimits(batchBytes: 16, recordBytes: 128))
    let refused = batches.filter(\.isOversized).flatMap(\.bytes)
    let kept = batches.filter { !$0.isOversized }.flatMap(\.bytes)
    #expect(String(decoding: refused, as: UTF8.self) == long + "\n")
    #expect(String(decoding: kept, as: UTF8.self) == "a\nb\n")
  }

  @Test("an empty input has no batch")
  func empty() throws {
    #expect(try pieces("", limits: ReadLimits()).isEmpty)
  }
}
