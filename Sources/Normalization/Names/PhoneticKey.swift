/// A rough key of how a word sounds, for blocking.
enum PhoneticKey {
  /// Appends at most eight ASCII letters for a folded word.
  static func append(_ word: Span<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    var last: UInt8 = 0
    for index in word.indices {
      let byte = word[index]
      guard byte &- 0x61 < 26 else { continue }
      let code = codes[Int(byte - 0x61)]
      if bytes.count == start {
        bytes.append(byte)
      } else if code != 0, code != last {
        bytes.append(code)
      }
      last = code
      if bytes.count - start == 8 { return }
    }
  }

  private static let codes: [UInt8] = Array("\0pkt\0fk\0\0kklmn\0pkrst\0ffk\0s".utf8).map {
    $0
  }
}
