import CSVFormat
import ContactModel
import RecordStreams

extension OutputFormat {
  /// Writes the table of contacts that wait in a file of Kinfold's JSON lines: once over them for the
  /// columns, once more for the rows.
  ///
  /// - Returns: What the table could not hold, a line a kind.
  func writeTable(
    ofContactsAt path: String, options: ReadingOptions, to sink: inout ByteSink
  ) throws -> [String] {
    var reading = ReadingOptions(
      format: "jsonl", temporaryFolder: options.temporaryFolder, threads: options.threads)
    reading.limits = ReadLimits(recordBytes: 1 << 30)
    let waiting = try OpenedInputs([.file(path)], options: reading, twice: false).inputs
    var census = CSVCensus()
    try BatchRoad.run(
      waiting, options: reading, log: RunLog(),
      transform: { contacts in
        var census = CSVCensus()
        for contact in contacts { census.count(contact) }
        return census
      },
      consume: { (part: CSVCensus) in census.merge(part) })
    let encoder = makeTableEncoder(census)
    var losses = CSVLosses()
    var head: [UInt8] = []
    encoder.begin(into: &head)
    try sink.write(head.span)
    try BatchRoad.run(
      waiting, options: reading, log: RunLog(),
      transform: { contacts in EncodedPiece(contacts, encoder: encoder) },
      consume: { (piece: EncodedPiece) in
        try sink.write(piece.bytes.span)
        losses.merge(piece.losses)
      })
    return losses.lines
  }

  private func makeTableEncoder(_ census: CSVCensus) -> any ContactEncoder {
    switch name {
    case "google-csv": GoogleCSVEncoder(census: census)
    case "outlook-csv": OutlookCSVEncoder()
    case "tsv": GenericCSVEncoder(census: census, delimiter: 0x09)
    default: GenericCSVEncoder(census: census)
    }
  }
}
