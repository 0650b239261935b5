public import RecordStreams

/// What a reviewed match report says shall be merged.
///
///     let file = try MatchGroupsFile(reading: bytes.span, name: "groups.tsv", diagnostics: collector)
///     for set in file.sets { … set.records … }
///
/// Reads the table with tabs and the JSON that a match report writes, edited by a person or a program. In
/// the table, records with the same `contact` whose decision is `sure` are one; so are all records of a
/// `group` whose decision is `same`, `merge` or `yes`. In JSON `"merge"` makes the whole group one,
/// `"review"` only each of its contacts, `"keep"` nothing.
public struct MatchGroupsFile: Sendable, Hashable {
  /// One record by its place.
  public struct RecordName: Sendable, Hashable {
    /// What the report calls the record's input.
    public let input: String
    /// The record's number in its input, from 1.
    public let record: Int

    /// Makes a name.
    public init(input: String, record: Int) {
      self.input = input
      self.record = record
    }
  }

  /// Records that shall become one contact: two or more.
  public struct MergeSet: Sendable, Hashable {
    /// The records, in the order in which the file names them.
    public let records: [RecordName]
    /// The group, as the file names it.
    public let group: String
    /// The line of the file that names the first record, from 1.
    public let line: Int
  }

  /// What shall be merged, in the order of the file; no record is in two sets.
  public var sets: [MergeSet] = []
  /// The number of groups that the file names.
  public var groupCount = 0
  /// The number of records that the file names.
  public var recordCount = 0

  /// Makes a file that merges nothing.
  public init() {}

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: What diagnostics call the file.
  ///   - diagnostics: Is told of lines that make no sense; they merge nothing.
  /// - Throws: `ReadError.notUnderstood` if the file is neither of the two, or its JSON is broken.
  public init(
    reading bytes: Span<UInt8>, name: String, diagnostics: any DiagnosticSink
  ) throws(ReadError) {
    var reader = MatchGroupsReader(name: name, diagnostics: diagnostics)
    try reader.feed(bytes)
    self = try reader.finish()
  }
}

extension DiagnosticCode {
  /// A line of a reviewed match report makes no sense and was left out.
  public static let groupsLine = DiagnosticCode("groups-line")
  /// A decision of a reviewed match report is none of the known words; nothing is merged for it.
  public static let groupsDecision = DiagnosticCode("groups-decision")
  /// A record stands in a reviewed match report more than once; the first time counts.
  public static let groupsRepeated = DiagnosticCode("groups-repeated")
  /// A record is decided to be the same as others, but no other one is.
  public static let groupsAlone = DiagnosticCode("groups-alone")
}
