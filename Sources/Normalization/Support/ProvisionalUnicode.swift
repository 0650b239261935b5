// Stands in for UnicodeText until it is merged.
enum TextFolder {
  static func fold(_ text: Span<UInt8>, into result: inout [UInt8]) {
    var hasSpace = false
    let start = result.count
    for index in text.indices {
      var byte = text[index]
      if byte &- 0x41 < 26 { byte |= 0x20 }
      if byte == 0x27 || byte == 0x60 { continue }
      if byte <= 0x20 || byte == 0x2D || byte == 0x5F {
        hasSpace = true
        continue
      }
      if hasSpace, result.count > start { result.append(0x20) }
      hasSpace = false
      result.append(byte)
    }
  }
}

enum StableHash64 {
  static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ seed
    for index in bytes.indices {
      hash ^= UInt64(bytes[index])
      hash &*= 0x100_0000_01B3
    }
    return hash ^ (hash >> 29)
  }
}
