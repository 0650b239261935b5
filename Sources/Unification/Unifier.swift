public import ContactModel
import Normalization
import RecordStreams

/// Finds the records that are the same person or organization.
///
///     let result = try Unifier().match(contacts, region: "US")
///     for group in result.groups { … }
///
/// A value without state. The result depends on the records, the options and the decisions; not on the
/// number of threads, nor, but for numbering, on the order of the records.
public struct Unifier: Sendable {
  /// How sure is sure enough, and how many threads work.
  public let options: MatchOptions
  /// What people decided; it always wins.
  public let decisions: MatchDecisions

  /// Makes a unifier.
  public init(
    options: MatchOptions = MatchOptions(), decisions: MatchDecisions = MatchDecisions()
  ) {
    self.options = options
    self.decisions = decisions
  }

  /// Matches contacts that are in memory.
  ///
  /// - Parameter region: The ISO code of the country whose phone numbers are written without calling code;
  ///   empty: none.
  /// - Complexity: near-linear in the number of contacts.
  public func match(_ contacts: [Contact], region: String = "") throws -> MatchResult {
    var store = FeatureStore()
    var extractor = FeatureExtractor(defaultRegion: CountryCode(region) ?? .none)
    for contact in contacts { extractor.add(contact, to: &store) }
    return try match(store)
  }

  /// Matches records whose features were extracted before.
  ///
  /// - Parameters:
  ///   - store: The features; hand them over with `consume`, or they are held twice.
  ///   - progress: Told the name of each stage as it ends: order, index, blocks, model, scores, clusters, groups.
  package func match(
    _ store: consuming FeatureStore, progress: (_ endedStage: String) -> Void = { _ in }
  ) throws -> MatchResult {
    var store = store
    let order = RecordOrder(store)
    store.reorder(order.originals)
    progress("order")
    let count = store.count
    let comparer = try PairComparer(store: consume store, threads: options.threads)
    progress("index")
    let blocks = try BlockIndex(comparer, threads: options.threads)
    progress("blocks")
    let trainer = ModelTrainer(comparer: comparer, blocks: blocks, threads: options.threads)
    let scorer = PairScorer(comparer: comparer, model: try trainer.train())
    progress("model")
    let maybeBits = MatchOptions.bits(options.maybe)
    let (pairs, compared) = try scorer.scoreAll(
      blocks, least: min(maybeBits, 0), threads: options.threads)
    progress("scores")
    var statistics = blocks.statistics
    statistics.comparedPairs = compared
    var builder = ClusterBuilder(
      scorer: scorer, sureBits: max(MatchOptions.bits(options.sure), maybeBits),
      maybeBits: maybeBits, decisions: decisions)
    let clusters = builder.clusters(of: pairs)
    progress("clusters")
    let assembler = GroupAssembler(scorer: builder.scorer, clusters: clusters, order: order)
    let (groups, contactNumbers) = assembler.groups()
    progress("groups")
    return MatchResult(
      groups: groups, recordCount: count, comparedPairs: compared,
      contactNumbers: contactNumbers, blocking: statistics, scorer: builder.scorer,
      places: order.places)
  }
}
