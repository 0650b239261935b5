public import RecordStreams

/// A boundary scanner whose format is chosen at run time; one dynamic call a batch.
public struct AnyBoundaryScanner: RecordBoundaryScanner {
  private var base: any RecordBoundaryScanner

  /// Wraps a scanner.
  public init(_ base: any RecordBoundaryScanner) { self.base = base }

  /// As `RecordBoundaryScanner` says.
  public mutating func lastBoundary(in bytes: Span<UInt8>, atEnd: Bool) -> Int {
    base.lastBoundary(in: bytes, atEnd: atEnd)
  }

  /// As `RecordBoundaryScanner` says.
  public mutating func restartPoint(in bytes: Span<UInt8>, from start: Int) -> Int? {
    base.restartPoint(in: bytes, from: start)
  }
}
