/// Gives two texts as bytes, one a character, so that comparisons need no other alphabet.
///
/// ASCII texts are handed over as they are. Where all other characters share one block of 128 (as
/// folded Cyrillic, Greek, Arabic, Thai … do), they become 128 + their place in it. Else each character of `a` gets a number in order
/// of first appearance, and characters of `b` that `a` lacks share the number 255, which is right for
/// every comparison that only asks whether a character of one equals one of the other. From its 255th
/// different character on, `a`'s characters share the number 254. Bytes of ill-formed sequences count
/// as characters of their own.
///
/// - Complexity: O(length × different characters); memory comes from the stack while short.
@inline(__always)
func withOneBytePerCharacter<Result>(
  _ a: Span<UInt8>, _ b: Span<UInt8>,
  _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  unsafe a.withUnsafeBufferPointer { first in
    unsafe b.withUnsafeBufferPointer { second in
      if unsafe isShortASCII(first) && isShortASCII(second) { return unsafe body(first, second) }
      return unsafe withNumbers(first, second, body)
    }
  }
}

@inline(__always)
private func isShortASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let count = bytes.count
  guard let start = bytes.baseAddress, count > 0 else { return true }
  let base = unsafe UnsafeRawPointer(start)
  var all: UInt64 = 0
  var index = 0
  while index + 8 <= count {
    unsafe all |= base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    index += 8
  }
  if index < count {
    if count >= 8 {
      unsafe all |= base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      while index < count {
        unsafe all |= UInt64(bytes[index])
        index += 1
      }
    }
  }
  return all & 0x8080_8080_8080_8080 == 0
}

@inline(never)
private func withNumbers<Result>(
  _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: first.count + second.count) {
    numbers in
    if let (split, length) = unsafe numberInOneBlock(first, second, numbers) {
      return unsafe body(
        UnsafeBufferPointer(rebasing: numbers[0..<split]),
        UnsafeBufferPointer(rebasing: numbers[split..<length]))
    }
    return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 254) { known in
      var knownCount = 0
      var length = 0
      var index = 0
      while index < first.count {
        let scalar = unsafe nextCharacter(first, &index)
        var number = 0
        while number < knownCount, unsafe known[number] != scalar { number += 1 }
        if number == knownCount {
          if knownCount < 254 {
            unsafe known[knownCount] = scalar
            knownCount += 1
          }
        }
        unsafe numbers[length] = UInt8(truncatingIfNeeded: number)
        length += 1
      }
      let split = length
      index = 0
      while index < second.count {
        let scalar = unsafe nextCharacter(second, &index)
        var number = 0
        while number < knownCount, unsafe known[number] != scalar { number += 1 }
        let isNew = number == knownCount && knownCount < 254
        unsafe numbers[length] = isNew ? 255 : UInt8(truncatingIfNeeded: number)
        length += 1
      }
      return unsafe body(
        UnsafeBufferPointer(rebasing: numbers[0..<split]),
        UnsafeBufferPointer(rebasing: numbers[split..<length]))
    }
  }
}

/// Fills `numbers` with both texts and returns where the first and the second end, or `nil` if their
/// characters lie in several blocks.
@inline(__always)
private func numberInOneBlock(
  _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>,
  _ numbers: UnsafeMutableBufferPointer<UInt8>
) -> (split: Int, length: Int)? {
  var block: UInt32 = 0
  var length = 0
  guard unsafe number(first, &block, numbers, &length) else { return nil }
  let split = length
  guard unsafe number(second, &block, numbers, &length) else { return nil }
  return (split, length)
}

@inline(__always)
private func number(
  _ text: UnsafeBufferPointer<UInt8>, _ block: inout UInt32,
  _ numbers: UnsafeMutableBufferPointer<UInt8>, _ length: inout Int
) -> Bool {
  var index = 0
  while index < text.count {
    let scalar = unsafe nextCharacter(text, &index)
    if scalar < 0x80 {
      unsafe numbers[length] = UInt8(truncatingIfNeeded: scalar)
    } else {
      if block == 0 { block = scalar &>> 7 }
      if block != scalar &>> 7 { return false }
      unsafe numbers[length] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x7F)
    }
    length += 1
  }
  return true
}

/// The scalar at `index`, which moves past it; a byte that is not UTF-8 gives a number above Unicode.
@inline(__always)
private func nextCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
  let lead = unsafe bytes[index]
  let rest = bytes.count - index
  if lead < 0x80 {
    index += 1
    return UInt32(lead)
  }
  if lead >= 0xC2, lead < 0xE0, rest > 1, unsafe bytes[index + 1] & 0xC0 == 0x80 {
    let scalar = unsafe UInt32(lead & 0x1F) &<< 6 | UInt32(bytes[index + 1] & 0x3F)
    index += 2
    return scalar
  }
  if lead >= 0xE0, lead < 0xF0, rest > 2, unsafe bytes[index + 1] & 0xC0 == 0x80,
    unsafe bytes[index + 2] & 0xC0 == 0x80
  {
    let tail = unsafe UInt32(bytes[index + 1] & 0x3F) &<< 6 | UInt32(bytes[index + 2] & 0x3F)
    index += 3
    return UInt32(lead & 0xF) &<< 12 | tail
  }
  if lead >= 0xF0, lead < 0xF5, rest > 3, unsafe bytes[index + 1] & 0xC0 == 0x80,
    unsafe bytes[index + 2] & 0xC0 == 0x80, unsafe bytes[index + 3] & 0xC0 == 0x80
  {
    let high = unsafe UInt32(lead & 7) &<< 18 | UInt32(bytes[index + 1] & 0x3F) &<< 12
    let low = unsafe UInt32(bytes[index + 2] & 0x3F) &<< 6 | UInt32(bytes[index + 3] & 0x3F)
    index += 4
    return high | low
  }
  index += 1
  return 0x11_0000 | UInt32(lead)
}
