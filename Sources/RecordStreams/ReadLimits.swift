/// How much a reader takes in at once.
public struct ReadLimits: Sendable {
  /// The bytes a batch aims at. 1 MiB: large enough that a batch costs nothing, small enough for caches.
  public var batchBytes: Int
  /// The largest record, in bytes; a larger one is refused with `record-too-large`. Default: 64 MiB.
  public var recordBytes: Int

  /// Makes limits.
  public init(batchBytes: Int = 1 << 20, recordBytes: Int = 64 << 20) {
    self.batchBytes = max(1, batchBytes)
    self.recordBytes = max(batchBytes, recordBytes)
  }
}
