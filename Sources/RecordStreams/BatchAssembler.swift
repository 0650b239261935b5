/// Puts the results of batches back in order: absolute record numbers, one diagnostic for each record
/// that was too large.
package struct BatchAssembler {
  private var precedingRecords = 0
  private var isInsideOversized = false

  package init() {}

  /// The number of records seen so far, refused ones included.
  package var recordCount: Int { precedingRecords }

  /// Places one result. Call it in input order.
  package mutating func place<Record>(_ parsed: inout ParsedBatch<Record>, of batch: RecordBatch) {
    if batch.isOversized {
      if !isInsideOversized {
        precedingRecords += 1
        parsed.diagnostics.append(
          batch.diagnostic(
            .recordTooLarge, .error,
            "a record is larger than the limit and was refused; raise the limit to read it",
            at: 0..<1, record: precedingRecords))
      }
      isInsideOversized = true
      parsed.rejects = [.init(range: 0..<batch.bytes.count, record: precedingRecords)]
      return
    }
    isInsideOversized = false
    parsed.renumber(precedingRecords: precedingRecords)
    precedingRecords += parsed.recordCount
  }
}
