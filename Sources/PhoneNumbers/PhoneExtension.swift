/// The digits that are dialled after the call is connected, 0 to 20 of them, leading zeros kept.
struct PhoneExtension: Hashable, Sendable {
  /// Digits 0..<16 and 16..<20, four bits each, right-aligned.
  private var head: UInt64 = 0
  private var tail: UInt16 = 0
  private(set) var count: UInt8 = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ digit: UInt8) {
    if count < 16 {
      head = head << 4 | UInt64(digit)
    } else {
      tail = tail << 4 | UInt16(digit)
    }
    count += 1
  }

  func append(to bytes: inout [UInt8]) {
    let inHead = min(Int(count), 16)
    for index in 0..<inHead {
      bytes.append(0x30 + UInt8(head >> UInt64(4 * (inHead - 1 - index)) & 15))
    }
    let inTail = Int(count) - inHead
    for index in 0..<inTail {
      bytes.append(0x30 + UInt8(tail >> UInt16(4 * (inTail - 1 - index)) & 15))
    }
  }
}
