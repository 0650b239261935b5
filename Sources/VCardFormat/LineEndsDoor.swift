import RecordStreams

/// Physical lines of every kind: LF, CR LF, CR alone, and the CR CR LF of files that were converted
/// twice.
enum LineEnds {
  /// Says whether every CR is followed by LF, so that lines can be found by LF alone.
  ///
  /// - Complexity: O(count), vectorized.
  static func arePlain(in bytes: Span<UInt8>) -> Bool {
    guard bytes.firstIndex(of: 0x0D) != nil else { return true }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var lonely: UInt8 = 0
      let last = buffer.count - 1
      for index in 0..<last {
        let isCarriage: UInt8 = unsafe buffer[index] == 0x0D ? 1 : 0
        let isFeed: UInt8 = unsafe buffer[index + 1] == 0x0A ? 0 : 1
        lonely |= isCarriage & isFeed
      }
      return unsafe lonely == 0 && buffer[last] != 0x0D
    }
  }

  /// The end of the text of the line at `start` and the start of the next line.
  static func physicalLine(in bytes: Span<UInt8>, at start: Int) -> (end: Int, next: Int) {
    let count = bytes.count
    var end = start
    while end < count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < count else { return (count, count) }
    if bytes[end] == 0x0A { return (end, end + 1) }
    var next = end + 1
    while next < count, bytes[next] == 0x0D { next += 1 }
    if next < count, bytes[next] == 0x0A { return (end, next + 1) }
    return (end, end + 1)
  }
}

extension LineEnds {
  /// The number of line ends in a part of a batch, by the rule of `RecordBatch.line(at:)`.
  static func count(in bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    LineCounter.count(in: bytes.extracting(start..<end))
  }
}
