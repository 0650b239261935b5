import CSVFormat
public import ContactModel
public import RecordStreams

/// What `inspect` tells of one input: what it is, and how its columns are read.
public struct Inspection: Sendable {
  /// A column of a table.
  public struct Column: Sendable {
    /// The header as written; empty where there is none.
    public let header: String
    /// What its cells become.
    public let target: String
    /// How sure that is, 0…1.
    public let confidence: Double
    /// Why.
    public let reason: String
    /// The first few different values.
    public let samples: [String]
  }

  /// The input.
  public let identity: InputIdentity
  /// The format and why it was taken for that.
  public let evidence: FormatEvidence
  /// Facts in words: the program, delimiter, encoding, what stands before the header.
  public var facts: [(name: String, value: String)] = []
  /// The columns of a table.
  public var columns: [Column] = []
  /// The size in bytes where it is known.
  public let size: Int?
  /// The number of contacts.
  public private(set) var contactCount = 0
  /// The first few contacts.
  public private(set) var firstContacts: [Contact] = []
  /// How often each kind of property occurs, most frequent first.
  public private(set) var properties: [(name: String, contacts: Int)] = []

  /// Reads one input and looks at it.
  ///
  /// - Parameter samples: How many contacts to keep.
  public init(
    _ input: ContactInput, options: ReadingOptions, samples: Int, log: RunLog,
    progress: ((Int) throws -> Void)? = nil
  ) throws {
    identity = input.identity
    evidence = input.evidence
    size = input.size
    describeTable(input)
    var counts = [Int](repeating: 0, count: 256)
    var first: [Contact] = []
    var total = 0
    try BatchRoad.run(
      [input], options: options, log: log, progress: progress,
      transform: { contacts in
        (Array(contacts.prefix(samples)), contacts.count, Self.propertyCounts(contacts))
      },
      consume: { (head: [Contact], count: Int, kinds: [Int]) in
        if first.count < samples { first += head.prefix(samples - first.count) }
        total += count
        for index in kinds.indices { counts[index] += kinds[index] }
      })
    contactCount = total
    firstContacts = first
    properties = PropertyKind.allCases.map { ("\($0)", counts[Int($0.rawValue)]) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  private mutating func describeTable(_ input: ContactInput) {
    guard let layout = input.layout else { return }
    facts.append(("program", layout.map.source.name))
    facts.append(("delimiter", layout.dialect.delimiterName))
    facts.append(("encoding", layout.dialect.encoding.rawValue))
    facts.append(("header", layout.dialect.hasHeader ? "yes" : "no"))
    if !layout.dialect.preamble.isEmpty {
      facts.append(("before it", layout.dialect.preamble.joined(separator: ", ")))
    }
    columns = layout.map.columns.map { column in
      Column(
        header: column.header, target: "\(column.target)", confidence: column.confidence,
        reason: column.reason, samples: column.samples)
    }
  }

  /// In how many contacts each kind of property occurs.
  private static func propertyCounts(_ contacts: [Contact]) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    var lastSeen = [Int](repeating: -1, count: 256)
    for (number, contact) in contacts.enumerated() {
      for index in 0..<contact.fieldCount {
        let kind = Int(contact.field(at: index).kindCode)
        if lastSeen[kind] != number {
          lastSeen[kind] = number
          counts[kind] += 1
        }
      }
    }
    return counts
  }
}
