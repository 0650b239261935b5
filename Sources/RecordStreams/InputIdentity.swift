/// Names one input of a run: what diagnostics call it and where its bytes lie.
public struct InputIdentity: Sendable, Hashable {
  /// What diagnostics and reports call the input: a path, or `-` for standard input.
  public let name: String
  /// The position of the input among the run's inputs, from 0.
  public let index: Int

  /// Makes the identity of an input.
  public init(name: String, index: Int = 0) {
    self.name = name
    self.index = index
  }
}
