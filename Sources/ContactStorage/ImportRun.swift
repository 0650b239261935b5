/// One import on its way: what was saved, and where it goes on.
///
///     var run = try store.beginImport(key: key, inputNames: names)
///     // skip the records up to run.position, then for every chunk:
///     let saved = try store.save(chunk, in: &run)
///     try store.finish(run)
public struct ImportRun: Sendable {
  /// What the import is called: the same for the same inputs, unchanged, and the same options.
  public let key: String
  /// Who imports; stands in the history.
  public let author: String
  /// What the inputs are called.
  public let inputNames: [String]
  /// The planner; set its `candidateKinds` before the first chunk.
  public var planner: ImportPlanner
  /// The last record that an earlier, unfinished run of this import has saved; `nil` at a fresh start.
  /// Records up to it may be skipped (`ImportPlanner.skip`); reading them again does no harm.
  public internal(set) var position: ImportPosition?
  /// Whether this very import was finished before.
  public let wasFinishedBefore: Bool
  /// What became of the records so far, those of the earlier run included.
  public internal(set) var counts = ImportCounts()
  /// Numbers of the journal.
  var batch: Int64?
  var nextChunk = 1

  init(
    key: String, author: String, inputNames: [String], planner: ImportPlanner, wasFinished: Bool
  ) {
    self.key = key
    self.author = author
    self.inputNames = inputNames
    self.planner = planner
    wasFinishedBefore = wasFinished
  }

  /// The number of records a chunk should have: the fastest that was measured (`Docs/store.md`).
  public static let defaultChunk = 10_000
}

/// What one chunk of an import did.
public struct ImportChunkResult: Sendable, Hashable {
  /// The card of each record, in order.
  public var identifiers: [CardIdentifier]
  /// What became of the records.
  public var counts: ImportCounts
  /// The store's revision after it.
  public var revision: Int64
}
