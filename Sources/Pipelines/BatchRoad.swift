public import ContactModel
import RecordStreams

/// The road that every command walks: batches of records are parsed on all cores, put in order, turned into
/// something on all cores, and consumed in order.
public enum BatchRoad {
  /// Runs the contacts of inputs through `transform`.
  ///
  /// - Parameters:
  ///   - transform: Runs on any thread with the contacts of one batch, in order, provenance complete.
  ///   - consume: Runs on this thread with the results in input order.
  ///   - progress: Called on this thread with the number of bytes read so far.
  /// - Throws: `ReadError`, `TooManyErrors`, and whatever `consume` throws.
  public static func run<Piece: Sendable>(
    _ inputs: [ContactInput], options: ReadingOptions, log: RunLog,
    progress: ((Int) throws -> Void)? = nil,
    transform: @escaping @Sendable ([Contact]) -> Piece,
    consume: (Piece) throws -> Void
  ) throws {
    var finishedBytes = 0
    for input in inputs {
      var batches = try input.makeBatches(limits: options.limits)
      var assembler = BatchAssembler()
      log.beginInput()
      var remaining = options.limit ?? Int.max
      let parser = input.parser
      try OrderedParallelMap.run(
        threads: options.threads,
        next: { () throws -> RecordBatch? in
          guard remaining > 0 else { return nil }
          try progress?(finishedBytes + batches.consumedBytes)
          return try batches.next()
        },
        first: { (batch: RecordBatch) in Parsed(batch: batch, result: parser.result(for: batch)) },
        between: { (parsed: Parsed) throws -> Parsed? in
          guard remaining > 0 else { return nil }
          var parsed = parsed
          assembler.place(&parsed.result, of: parsed.batch)
          if parsed.result.records.count > remaining {
            parsed.result.records.removeLast(parsed.result.records.count - remaining)
          }
          remaining -= parsed.result.records.count
          try log.note(parsed.result, of: parsed.batch)
          return parsed
        },
        second: { (parsed: Parsed) in transform(parsed.result.records) },
        consume: consume)
      finishedBytes += batches.consumedBytes
    }
  }

  private struct Parsed: Sendable {
    var batch: RecordBatch
    var result: ParsedBatch<Contact>
  }
}
