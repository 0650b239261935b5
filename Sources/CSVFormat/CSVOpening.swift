import RecordStreams

/// What stands in front of a table's rows: a byte order mark, Excel's `sep=` line.
struct CSVOpening {
  /// How many bytes it takes.
  private(set) var length = 0
  /// The delimiter that the `sep=` line names.
  private(set) var delimiter: UInt8?
  /// What was found, for `inspect`.
  private(set) var parts: [String] = []

  init(_ head: Span<UInt8>) {
    if head.count >= 3, head[0] == 0xEF, head[1] == 0xBB, head[2] == 0xBF {
      length = 3
      parts.append("byte order mark")
    }
    let isQuoted = length < head.count && head[length] == 0x22
    let start = isQuoted ? length + 1 : length
    guard head.hasPrefixIgnoringCase("sep=", at: start), start + 5 <= head.count else { return }
    var end = start + 5
    if isQuoted, end < head.count, head[end] == 0x22 { end += 1 }
    guard end < head.count, head[end] == 0x0A || head[end] == 0x0D else { return }
    if head[end] == 0x0D, end + 1 < head.count, head[end + 1] == 0x0A { end += 1 }
    delimiter = head[start + 4]
    length = end + 1
    parts.append("sep= line")
  }
}
