import RecordStreams

extension Span<UInt8> {
  /// The bytes in a range.
  @_lifetime(copy self)
  func slice(_ range: Range<Int>) -> Span<UInt8> { slice(range.lowerBound, range.upperBound) }
}
