import ContactModel
import RecordStreams
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
  ///   - access: Reads single records of the same inputs.
  ///   - account: Takes what became of the values of every merged contact, in order.
  /// - Complexity: One pass, and one read a merged record; memory does not grow with the number of contacts.
  public func run(
    to output: inout ContactOutput, access: RecordAccess, log: RunLog,
    progress: ((Int) throws -> Void)? = nil, account: ((UnifiedContact) throws -> Void)? = nil
  ) throws {
    let encoder = output.encoder
    let merging = Merging(
      plan: plan, merger: Merger(policy: policy), access: access, keepsAccounts: account != nil)
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

  /// What every thread needs to merge the contacts of a batch.
  private struct Merging: Sendable {
    let plan: MergePlan
    let merger: Merger
    let access: RecordAccess
    let keepsAccounts: Bool

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
        for member in members.dropFirst() { cards.append(try access.contact(at: member)) }
        var unified = merger.merge(cards)
        if keepsAccounts { accounts.append(unified) }
        unified.contact.provenance = contact.provenance
        merged.append(unified.contact)
      }
      return (merged, accounts)
    }
  }
}
