public import RecordStreams

/// Reads a reviewed match report piece by piece; see `MatchGroupsFile` for what it means.
///
/// Holds the records' names, and of the text no more than one line or one JSON value.
public struct MatchGroupsReader {
  private enum Format {
    case unknown
    case table(GroupTableReader)
    case objects(GroupObjectReader)
  }

  private var format = Format.unknown
  private var collector: MergeSetCollector
  private var beginning: [UInt8] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - name: What diagnostics call the file.
  ///   - diagnostics: Is told of lines that make no sense; they merge nothing.
  public init(name: String, diagnostics: any DiagnosticSink) {
    collector = MergeSetCollector(name: name, diagnostics: diagnostics)
  }

  /// Takes the next bytes of the file.
  ///
  /// - Throws: `ReadError.notUnderstood` if the file is no match report, or its JSON is broken.
  public mutating func feed(_ bytes: Span<UInt8>) throws(ReadError) {
    switch format {
    case .unknown:
      beginning.append(bytes)
      try findFormat(isEnd: false)
    case .table(var reader):
      format = .unknown
      try reader.feed(bytes, into: &collector)
      format = .table(reader)
    case .objects(var reader):
      format = .unknown
      try reader.feed(bytes, into: &collector)
      format = .objects(reader)
    }
  }

  /// Ends the file and returns what shall be merged.
  ///
  /// - Throws: `ReadError.notUnderstood` if the file is no match report, or its JSON is broken.
  public consuming func finish() throws(ReadError) -> MatchGroupsFile {
    var reader = self
    if case .unknown = reader.format { try reader.findFormat(isEnd: true) }
    switch reader.format {
    case .unknown: break
    case .table(var table): try table.finish(into: &reader.collector)
    case .objects(let objects): try objects.finish(reader.collector)
    }
    return reader.collector.finish()
  }

  private mutating func findFormat(isEnd: Bool) throws(ReadError) {
    var start = 0
    if beginning.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    guard let first = beginning[start...].first(where: { !blanks.contains($0) }) else {
      if isEnd, start > 0 || beginning.isEmpty { return }
      return
    }
    if beginning.count < 3, first == 0xEF, !isEnd { return }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    format = isJSON ? .objects(GroupObjectReader()) : .table(GroupTableReader())
    let text = Array(beginning[start...])
    beginning = []
    try feed(text.span)
  }
}
