/// Finds where one record ends and the next begins, without parsing what is in them.
///
/// A value type with whatever state lies at the start of the bytes it is given (a table needs none, an
/// array of JSON objects needs to know that it is inside the array).
public protocol RecordBoundaryScanner: Sendable {
  /// Returns the offset just behind the last whole record in `bytes`, 0 when there is none.
  ///
  /// `bytes` begins at a record's first byte (or at the very start of the input). When the scanner
  /// returns an offset above 0 the next call's bytes begin there.
  ///
  /// - Parameter atEnd: No more bytes follow; what is left is one last record, whole or not.
  mutating func lastBoundary(in bytes: Span<UInt8>, atEnd: Bool) -> Int

  /// Returns where reading may start again when a record is too large: the offset of the first byte at
  /// or after `start` at which a record surely begins, or `nil` when none is in sight.
  mutating func restartPoint(in bytes: Span<UInt8>, from start: Int) -> Int?
}

/// The boundary rule of formats with one record a line.
public struct LineBoundaryScanner: RecordBoundaryScanner {
  /// Makes the rule.
  public init() {}

  /// As `RecordBoundaryScanner` says.
  public mutating func lastBoundary(in bytes: Span<UInt8>, atEnd: Bool) -> Int {
    if atEnd { return bytes.count }
    return bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// As `RecordBoundaryScanner` says.
  public mutating func restartPoint(in bytes: Span<UInt8>, from start: Int) -> Int? {
    bytes.firstIndex(of: 0x0A, from: start).map { $0 + 1 }
  }
}
