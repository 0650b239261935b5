public import ContactModel
public import RecordStreams
public import Unification

/// What the reports of a match are made of: its groups, and ways to ask for more.
///
/// Contacts are fetched when their group is shown and forgotten after it, so memory does not grow with the
/// book.
public struct MatchReportSource: Sendable {
  /// What the inputs are called, in the order of their indices.
  public var inputNames: [String]
  /// Whether personal values are masked.
  public var isRedacted = false
  /// How many threads work; the report does not depend on it.
  public var threads = 2
  /// The groups to be shown.
  package var groups: [MatchGroup]
  /// The number of records that were looked at.
  package var recordCount: Int
  /// The waterfall of two records by their positions in the run.
  package var explain: @Sendable (Int, Int) -> PairExplanation
  /// Where a record is and the fingerprint of what it says.
  package var locate: @Sendable (Int) -> (provenance: Provenance, fingerprint: UInt64)
  /// Reads a record again.
  package var fetch: @Sendable (Provenance) throws -> Contact
  /// What would become of contacts that are one.
  package var merge: @Sendable ([Contact]) -> Contact

  /// Makes the source of a match's reports.
  ///
  /// - Parameters:
  ///   - policy: How a merge is to be proposed.
  ///   - fetch: Reads a record again; called once for every record of a group when the group is shown,
  ///     from several threads.
  public init(
    _ result: MatchResult, inputNames: [String], isRedacted: Bool = false,
    policy: MergePolicy = MergePolicy(), fetch: @escaping @Sendable (Provenance) throws -> Contact
  ) {
    self.init(
      groups: result.groups, recordCount: result.recordCount, inputNames: inputNames,
      explain: { result.explain($0, $1) },
      locate: { (result.provenance(of: $0), result.fingerprint(of: $0)) }, fetch: fetch,
      merge: { Merger(policy: policy).merge($0).contact })
    self.isRedacted = isRedacted
  }

  package init(
    groups: [MatchGroup], recordCount: Int, inputNames: [String],
    explain: @escaping @Sendable (Int, Int) -> PairExplanation,
    locate: @escaping @Sendable (Int) -> (provenance: Provenance, fingerprint: UInt64),
    fetch: @escaping @Sendable (Provenance) throws -> Contact,
    merge: @escaping @Sendable ([Contact]) -> Contact
  ) {
    self.groups = groups
    self.recordCount = recordCount
    self.inputNames = inputNames
    self.explain = explain
    self.locate = locate
    self.fetch = fetch
    self.merge = merge
  }

  /// What the input of a record is called.
  func inputName(_ provenance: Provenance) -> String {
    inputNames.name(ofInput: provenance.input)
  }

  /// A personal value as it may be shown.
  func shown(_ value: String) -> String { isRedacted ? Redaction.mask(value) : value }
}

extension [String] {
  /// What an input is called in a list of names by index.
  func name(ofInput index: Int) -> String {
    indices.contains(index) ? self[index] : "input \(index + 1)"
  }
}
