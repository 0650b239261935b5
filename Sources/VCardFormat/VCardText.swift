/// The two places where the text of a card's lines lies.
struct VCardText: ~Escapable {
  /// The bytes of the batch.
  let batch: Span<UInt8>
  /// The lines that had to be put together.
  let unfolded: Span<UInt8>

  @_lifetime(copy batch, copy unfolded)
  init(batch: Span<UInt8>, unfolded: Span<UInt8>) {
    self.batch = batch
    self.unfolded = unfolded
  }

  /// The text that the line's offsets are into.
  @_lifetime(copy self)
  @inline(__always)
  func text(of line: VCardLine) -> Span<UInt8> { line.isUnfolded ? unfolded : batch }

  /// The value of a line, as it stands.
  @_lifetime(copy self)
  func value(of line: VCardLine) -> Span<UInt8> {
    text(of: line).extracting(line.valueStart..<line.valueEnd)
  }
}
