public import RecordStreams

/// How inputs are read.
public struct ReadingOptions: Sendable {
  /// The format by name, as `formats` lists them; `nil`: found from the content.
  public var format: String?
  /// The character encoding of tables by name; `nil`: found from the content.
  public var encoding: String?
  /// The byte between two cells of a table; `nil`: found from the content.
  public var delimiter: UInt8?
  /// Whether a table's first row is a header; `nil`: found from the content.
  public var hasHeader: Bool?
  /// How much is taken in at once.
  public var limits: ReadLimits
  /// Where pipes and transcoded inputs are copied to when they must be read twice.
  public var temporaryFolder: String
  /// The number of threads; the result does not depend on it.
  public var threads: Int
  /// Stop after so many contacts of each input; `nil`: read all.
  public var limit: Int?

  /// Makes options: everything found from the content, one thread.
  public init(
    format: String? = nil, encoding: String? = nil, delimiter: UInt8? = nil,
    hasHeader: Bool? = nil, limits: ReadLimits = ReadLimits(), temporaryFolder: String = "/tmp",
    threads: Int = 1, limit: Int? = nil
  ) {
    self.format = format
    self.encoding = encoding
    self.delimiter = delimiter
    self.hasHeader = hasHeader
    self.limits = limits
    self.temporaryFolder = temporaryFolder
    self.threads = threads
    self.limit = limit
  }
}
