import ContactModel
import Normalization
import RecordStreams
public import Unification

/// Pass one: every record once, features kept, records forgotten; then who is the same.
public struct MatchRoad {
  /// Where the contacts come from.
  public var inputs: [ContactInput]
  /// How they are read.
  public var options: ReadingOptions
  /// The ISO code of the country whose phone numbers are written without calling code; empty: none.
  public var region: String
  /// How sure is sure enough.
  public var matching: MatchOptions
  /// What people decided.
  public var decisions: MatchDecisions

  /// Lays the road.
  public init(
    inputs: [ContactInput], options: ReadingOptions, region: String = "",
    matching: MatchOptions = MatchOptions(), decisions: MatchDecisions = MatchDecisions()
  ) {
    self.inputs = inputs
    self.options = options
    self.region = region
    self.matching = matching
    self.decisions = decisions
  }

  /// Reads all inputs and matches their records.
  ///
  /// - Complexity: One pass over the inputs; about 150 bytes of memory a record.
  public func run(log: RunLog, progress: ((Int) throws -> Void)? = nil) throws -> MatchResult {
    let country = CountryCode(region) ?? .none
    var store = FeatureStore()
    try BatchRoad.run(
      inputs, options: options, log: log, progress: progress,
      transform: { contacts in
        var part = FeatureStore()
        var extractor = FeatureExtractor(defaultRegion: country)
        for contact in contacts { extractor.add(contact, to: &part) }
        return part
      },
      consume: { (part: FeatureStore) in store.append(part) })
    return try Unifier(options: matching, decisions: decisions).match(store)
  }
}
