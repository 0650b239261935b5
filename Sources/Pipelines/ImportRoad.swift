import ContactModel
public import ContactStorage
import Normalization
import RecordStreams

/// Contacts into a store, in identifier-first chunks: what is there is asked first, then one transaction a chunk.
public struct ImportRoad {
  /// Where the contacts come from.
  public var inputs: [ContactInput]
  /// How they are read.
  public var options: ReadingOptions
  /// The ISO code of the country whose phone numbers are written without calling code; empty: none.
  public var region: String
  /// Cards a transaction.
  public var chunkSize: Int
  /// Whether everything is only planned.
  public var isDryRun: Bool
  /// Who imports; stands in the store's history.
  public var author: String

  /// Lays the road.
  public init(
    inputs: [ContactInput], options: ReadingOptions, region: String = "",
    chunkSize: Int = ImportRun.defaultChunk, isDryRun: Bool = false, author: String = "kinfold"
  ) {
    self.inputs = inputs
    self.options = options
    self.region = region
    self.chunkSize = max(1, chunkSize)
    self.isDryRun = isDryRun
    self.author = author
  }

  /// What an import did.
  public struct Outcome: Sendable {
    /// What became of the records.
    public var counts = ImportCounts()
    /// The last record an earlier, killed run of the same import had saved; `nil` at a fresh start.
    public var resumedAfter: ImportPosition?
    /// Chunks that were saved in this run.
    public var chunks = 0
  }

  /// Reads all inputs and saves their contacts.
  ///
  /// An import that was killed goes on where it stopped when it is run again with the same inputs.
  ///
  /// - Complexity: One pass; memory for one chunk.
  public func run(
    into store: inout ContactStore, log: RunLog, progress: ((Int) throws -> Void)? = nil
  ) throws -> Outcome {
    var run = try store.beginImport(
      key: key, author: author, inputNames: inputs.map(\.identity.name))
    run.planner.isDryRun = isDryRun
    var state = Saving(run: run, outcome: Outcome(resumedAfter: run.position), chunk: [])
    let country = CountryCode(region) ?? .none
    try BatchRoad.run(
      inputs, options: options, log: log, progress: progress,
      transform: { contacts in
        var keys = StoredKeyMaker(region: country)
        return contacts.map { IncomingCard($0, keys: keys.keys(of: $0)) }
      },
      consume: { (cards: [IncomingCard]) in
        for card in cards { try take(card, &state, &store) }
      })
    try save(&state, &store)
    if !isDryRun { try store.finish(state.run) }
    return state.outcome
  }

  private struct Saving {
    var run: ImportRun
    var outcome: Outcome
    var chunk: [IncomingCard]
  }

  private func take(
    _ card: IncomingCard, _ state: inout Saving, _ store: inout ContactStore
  ) throws {
    if let position = state.outcome.resumedAfter,
      ImportPosition(
        input: card.contact.provenance.input, record: card.contact.provenance.record) <= position
    {
      state.run.planner.skip([card.contact])
      return
    }
    state.chunk.append(card)
    if state.chunk.count >= chunkSize { try save(&state, &store) }
  }

  private func save(_ state: inout Saving, _ store: inout ContactStore) throws {
    guard !state.chunk.isEmpty else {
      state.outcome.counts = isDryRun ? state.outcome.counts : state.run.counts
      return
    }
    if isDryRun {
      let plan = try state.run.planner.plan(state.chunk, with: store)
      state.outcome.counts = state.outcome.counts + plan.counts
    } else {
      _ = try store.save(state.chunk, in: &state.run)
      state.outcome.counts = state.run.counts
    }
    state.outcome.chunks += 1
    state.chunk.removeAll(keepingCapacity: true)
  }

  /// Names the import by what decides its result: the inputs as they are now, and the options.
  private var key: String {
    let parts = inputs.map { input -> String in
      guard case .file(let path) = input.origin, let status = SystemCalls.status(atPath: path)
      else {
        // A pipe cannot be read again from where it stopped.
        return "\(input.identity.name)#\(SystemCalls.monotonicNanoseconds)"
      }
      return
        "\(input.identity.name)#\(status.size)#\(status.modificationNanoseconds)#\(status.inode)"
    }
    return (parts + [region, "\(options.limit ?? -1)"]).joined(separator: "\n")
  }
}
