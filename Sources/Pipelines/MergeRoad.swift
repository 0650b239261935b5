public import ContactModel
public import RecordStreams
public import Unification

/// Pass two: every record again in input order; the records of one contact meet where the first of them stands.
public struct MergeRoad {
  /// Where the contacts come from; opened to be read twice.
  public var inputs: [ContactInput]
  /// How they are read.
  public var options: ReadingOptions
  /// Which records become one contact.
  public var plan: MergePlan
  /// Which card's value stays where only one can.
  public var policy: MergePolicy

  /// Lays the road.
  public init(
    inputs: [ContactInput], options: ReadingOptions, plan: MergePlan,
    policy: MergePolicy = MergePolicy()
  ) {
    self.inputs = inputs
    self.options = options
    self.plan = plan
    self.policy = policy
  }

  /// Reads all inputs again and writes the merged book.
  ///
  /// - Parameters:
  ///   - fetcher: Reads single records of the same inputs.
  ///   - account: Takes what became of the values of every merged contact, in order.
  /// - Complexity: One pass, and one read a merged record; memory does not grow with the number of contacts.
  public func run(
    to output: inout ContactOutput, fetcher: consuming RecordFetcher, log: RunLog,
    progress: ((Int) throws -> Void)? = nil, account: ((UnifiedContact) throws -> Void)? = nil
  ) throws {
    let encoder = output.encoder
    let merging = Merging(
      plan: plan, merger: Merger(policy: policy), parsers: inputs.map(\.parser), fetcher: fetcher,
      keepsAccounts: account != nil)
    try BatchRoad.run(
      inputs, options: options, log: log, progress: progress,
      transform: { contacts in
        Result { () throws(ReadError) -> (EncodedPiece, [UnifiedContact]) in
          let (merged, accounts) = try merging.merge(contacts)
          return (EncodedPiece(merged, encoder: encoder), accounts)
        }
      },
      consume: { (result: Result<(EncodedPiece, [UnifiedContact]), ReadError>) in
        let (piece, accounts) = try result.get()
        try output.write(piece)
        if let account { for unified in accounts { try account(unified) } }
      })
  }

  /// What the threads share. A class because the fetcher owns open files.
  private final class Merging: Sendable {
    let plan: MergePlan
    let merger: Merger
    let parsers: [any BatchParser<Contact>]
    let fetcher: RecordFetcher
    let keepsAccounts: Bool

    init(
      plan: MergePlan, merger: Merger, parsers: [any BatchParser<Contact>],
      fetcher: consuming RecordFetcher, keepsAccounts: Bool
    ) {
      self.plan = plan
      self.merger = merger
      self.parsers = parsers
      self.fetcher = fetcher
      self.keepsAccounts = keepsAccounts
    }

    func merge(_ contacts: [Contact]) throws(ReadError) -> ([Contact], [UnifiedContact]) {
      var merged: [Contact] = []
      merged.reserveCapacity(contacts.count)
      var accounts: [UnifiedContact] = []
      for contact in contacts {
        let key = MergePlan.RecordKey(contact.provenance)
        if plan.followers.contains(key) { continue }
        guard let members = plan.clusters[key] else {
          merged.append(contact)
          continue
        }
        var cards = [contact]
        for member in members.dropFirst() { cards.append(try fetch(member)) }
        var unified = merger.merge(cards)
        if keepsAccounts { accounts.append(unified) }
        unified.contact.provenance = contact.provenance
        merged.append(unified.contact)
      }
      return (merged, accounts)
    }

    private func fetch(_ place: Provenance) throws(ReadError) -> Contact {
      let batch = try fetcher.fetch(place)
      guard var contact = parsers[place.input].parse(batch).records.first else {
        throw ReadError(
          code: .inputOutput, message: "changed while it was being read",
          location: SourceLocation(
            inputName: batch.input.name, offset: place.offset, line: place.line,
            record: place.record))
      }
      contact.provenance = place
      return contact
    }
  }
}
