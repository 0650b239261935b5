/// Counts line ends: LF, CR LF, and CR alone.
package enum LineCounter {
  /// The number of line ends in `bytes`; a CR LF that is cut in two counts at its CR.
  ///
  /// - Complexity: O(count), vectorized where there is no CR.
  package static func count(in bytes: Span<UInt8>) -> Int {
    let feeds = bytes.count(of: 0x0A)
    var lonely = 0
    var index = 0
    while let carriage = bytes.firstIndex(of: 0x0D, from: index) {
      index = carriage + 1
      if index == bytes.count || bytes[index] != 0x0A { lonely += 1 }
    }
    return feeds + lonely
  }
}
