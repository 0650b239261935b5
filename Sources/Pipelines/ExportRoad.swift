import ContactModel
public import ContactStorage
import RecordStreams

/// Contacts out of a store.
public struct ExportRoad {
  /// The number of threads that encode.
  public var threads: Int

  /// Lays the road.
  public init(threads: Int = 1) { self.threads = threads }

  /// Writes all cards of a store, in the order in which they were added.
  ///
  /// - Complexity: One pass; memory does not grow with the number of cards.
  public func run(
    from store: borrowing ContactStore, to output: inout ContactOutput,
    progress: ((Int) throws -> Void)? = nil
  ) throws {
    var cursor = try store.cards()
    let encoder = output.encoder
    var done = 0
    try OrderedParallelMap.run(
      threads: threads,
      next: { () throws -> [Contact]? in
        try progress?(done)
        var cards: [Contact] = []
        cards.reserveCapacity(Self.pieceSize)
        while cards.count < Self.pieceSize, let card = try cursor.next() {
          cards.append(card.contact)
        }
        done += cards.count
        return cards.isEmpty ? nil : cards
      },
      transform: { (contacts: [Contact]) in EncodedPiece(contacts, encoder: encoder) },
      consume: { (piece: EncodedPiece) in try output.write(piece) })
  }

  /// Writes the cards of a request, in its order.
  public func run(
    _ request: FindRequest, from store: borrowing ContactStore, to output: inout ContactOutput
  ) throws {
    for card in try store.find(request) { try output.write(card.contact) }
  }

  private static let pieceSize = 2000
}
