import ContactModel
public import Normalization
import RecordStreams

/// Contacts in, contacts out: `convert` and `normalize`.
public struct ConvertRoad {
  /// Where the contacts come from.
  public var inputs: [ContactInput]
  /// How they are read.
  public var options: ReadingOptions
  /// What every contact is put through; `nil`: nothing.
  public var normalization: NormalizationOptions?

  /// Lays the road.
  public init(
    inputs: [ContactInput], options: ReadingOptions, normalization: NormalizationOptions? = nil
  ) {
    self.inputs = inputs
    self.options = options
    self.normalization = normalization
  }

  /// Reads all inputs and writes their contacts in order.
  ///
  /// - Returns: What normalization changed.
  /// - Complexity: One pass; memory does not grow with the number of contacts.
  public func run(
    to output: inout ContactOutput, log: RunLog, progress: ((Int) throws -> Void)? = nil
  ) throws -> NormalizationCounts {
    var counts = NormalizationCounts()
    let normalization = normalization
    let encoder = output.encoder
    try BatchRoad.run(
      inputs, options: options, log: log, progress: progress,
      transform: { contacts in
        guard let normalization else {
          return (EncodedPiece(contacts, encoder: encoder), NormalizationCounts())
        }
        var normalizer = ContactNormalizer(options: normalization)
        var counts = NormalizationCounts()
        let normalized = contacts.map { normalizer.normalize($0, counts: &counts) }
        return (EncodedPiece(normalized, encoder: encoder), counts)
      },
      consume: { (piece: EncodedPiece, changes: NormalizationCounts) in
        try output.write(piece)
        counts.add(changes)
      })
    return counts
  }
}
