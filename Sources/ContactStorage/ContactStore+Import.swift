import ContactModel
import RecordStreams

extension ContactStore {
  /// Begins an import, or takes up one that was interrupted. Writes nothing.
  ///
  /// - Parameter key: Names the import; an unfinished one with the same key is gone on with. Make it of
  ///   what decides the result: the inputs' paths, sizes and times, and the options.
  public func beginImport(
    key: String, author: String = "", inputNames: [String] = [],
    container: CardIdentifier? = nil, policy: UpdatePolicy = .replace
  ) throws(StoreError) -> ImportRun {
    var select = try connection.prepare(StoreSQL.selectBatch)
    select.bind(1, key)
    let isKnown = try select.step()
    let batch = select.integer(0)
    let isFinished = isKnown && !select.isNull(1)
    select.reset()
    var run = ImportRun(
      key: key, author: author, inputNames: inputNames,
      planner: ImportPlanner(container: container, policy: policy), wasFinished: isFinished)
    run.planner.startRevision = try revision()
    guard isKnown, !isFinished else { return run }
    run.batch = batch
    var chunk = try connection.prepare(StoreSQL.selectLastChunk)
    chunk.bind(1, batch)
    if try chunk.step() {
      run.nextChunk = Int(chunk.integer(0)) + 1
      run.position = ImportPosition(
        input: Int(chunk.integer(1)), record: Int(chunk.integer(2)))
      run.counts.added = Int(chunk.integer(3))
      run.counts.updated = Int(chunk.integer(4))
      run.counts.unchanged = Int(chunk.integer(5))
      run.planner.startRevision = chunk.integer(6)
    }
    return run
  }

  /// Plans a chunk and carries it out, in one transaction with its row in the journal.
  ///
  /// A chunk of which everything is there already writes nothing.
  ///
  /// - Parameter chunk: Records in the order of the inputs; `provenance` tells the journal where they are.
  public mutating func save(
    _ chunk: [IncomingCard], in run: inout ImportRun
  ) throws(StoreError) -> ImportChunkResult {
    let plan = try run.planner.plan(chunk, with: self)
    return try execute(plan, in: &run)
  }

  /// Carries out a plan that was made by the run's planner.
  ///
  /// If the store has changed since, the chunk is planned anew inside the transaction. After an error
  /// nothing of the chunk was saved, and it may be planned and saved again.
  public mutating func execute(
    _ plan: SavePlan, in run: inout ImportRun
  ) throws(StoreError) -> ImportChunkResult {
    guard !isReadOnly else {
      throw StoreError(.recordNotWritable, "\(path) is opened for reading only")
    }
    if !plan.changesStore {
      run.counts = run.counts + plan.counts
      return ImportChunkResult(
        identifiers: PlanExecution.identifiers(of: plan, added: []), counts: plan.counts,
        revision: plan.revision)
    }
    var planner = run.planner
    var journal = ImportJournal(run)
    let final: SavePlan
    let result: ImportChunkResult
    do throws(StoreError) {
      (final, result) = try write(
        author: run.author,
        begin: { connection throws(StoreError) in try journal.begin(connection) },
        body: { connection, writer, lookUp throws(StoreError) in
          var final = plan
          // This transaction has taken one number itself.
          if writer.transaction != plan.revision + 1 {
            planner.forget(plan)
            final = try planner.plan(
              plan.items.map(\.incoming), revision: writer.transaction, &lookUp)
          }
          var execution = PlanExecution(final)
          let result = try execution.run(connection, &writer, &lookUp)
          try journal.write(connection, transaction: writer.transaction, final)
          return (final, result)
        })
    } catch {
      run.planner.forget(plan)
      throw error
    }
    run.planner = planner
    run.batch = journal.batch
    run.nextChunk += 1
    run.counts = run.counts + final.counts
    return result
  }

  /// Marks an import as finished.
  public mutating func finish(_ run: ImportRun) throws(StoreError) {
    guard let batch = run.batch else { return }
    let now = try number(StoreSQL.now)
    let finish = try connection.prepare(StoreSQL.finishBatch)
    var row = SQLiteRow(finish)
    row.bind(now)
    row.bind(batch)
    try row.run()
  }
}

/// Writes the journal of one chunk, inside the chunk's transaction.
struct ImportJournal {
  private let run: ImportRun
  private(set) var batch: Int64?

  init(_ run: ImportRun) {
    self.run = run
    batch = run.batch
  }

  /// The batch's row, made with the first chunk that changes something.
  mutating func begin(_ connection: borrowing SQLiteConnection) throws(StoreError) -> Int64? {
    if let batch { return batch }
    var clock = try connection.prepare(StoreSQL.now)
    let now = try clock.step() ? clock.integer(0) : 0
    clock.reset()
    let key = Array(run.key.utf8)
    let insert = try connection.prepare(StoreSQL.insertBatch)
    var row = SQLiteRow(insert)
    row.bind(key.span)
    row.bind(now)
    try row.run()
    batch = connection.lastRowIdentifier
    return batch
  }

  func write(
    _ connection: borrowing SQLiteConnection, transaction: Int64, _ plan: SavePlan
  ) throws(StoreError) {
    guard let batch, let first = plan.items.first?.incoming.contact.provenance,
      let last = plan.items.last?.incoming.contact.provenance
    else { return }
    let isNamed = run.inputNames.indices.contains(last.input)
    let name = Array((isNamed ? run.inputNames[last.input] : "").utf8)
    let insert = try connection.prepare(StoreSQL.insertChunk)
    var row = SQLiteRow(insert)
    row.bind(batch)
    row.bind(run.nextChunk)
    row.bind(transaction)
    row.bind(first.input)
    row.bind(first.record)
    row.bind(last.input)
    row.bind(last.record)
    row.bind(name.span)
    row.bind(plan.counts.added)
    row.bind(plan.counts.updated)
    row.bind(plan.counts.unchanged)
    try row.run()
  }
}
