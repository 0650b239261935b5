/// Reads records one by one: a batch reader and a parser behind the `RecordReader` face.
public struct BatchedReader<Scanner: RecordBoundaryScanner, Parser: BatchParser>: RecordReader,
  ~Copyable
{
  /// What is read.
  public typealias Record = Parser.Record

  private var batches: BatchReader<Scanner>
  private let parser: Parser
  private let sink: (any DiagnosticSink)?
  private var pending: [Parser.Record] = []
  private var position = 0
  private var assembler = BatchAssembler()

  /// Makes a reader.
  public init(
    _ batches: consuming BatchReader<Scanner>, parser: Parser, sink: (any DiagnosticSink)? = nil
  ) {
    self.batches = batches
    self.parser = parser
    self.sink = sink
  }

  /// Returns the next record, or `nil` once and for ever at the end.
  public mutating func next() throws(ReadError) -> Parser.Record? {
    while position == pending.count {
      guard let batch = try batches.next() else { return nil }
      var parsed = parser.result(for: batch)
      assembler.place(&parsed, of: batch)
      for diagnostic in parsed.diagnostics { sink?.report(diagnostic) }
      pending = parsed.records
      position = 0
    }
    position += 1
    return pending[position - 1]
  }
}
