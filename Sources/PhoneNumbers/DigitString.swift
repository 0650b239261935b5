/// Decimal digits, four bits each, without a heap.
///
/// Holds the first 48 digits and counts the rest. That suffices: prefixes and calling code take at
/// most 31 digits (the generator of the tables checks it) and a number of more than 17 is refused
/// by its length alone. Bits behind the last digit are zero.
struct DigitString: Equatable, Sendable {
  /// Digits 0..<16, 16..<32 and 32..<48; the first of a word lies in its highest four bits.
  private(set) var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private(set) var count = 0

  init() {}

  /// Takes up to 15 digits, the last in the lowest four bits.
  @inline(__always) init(packed digits: UInt64, count: Int) {
    words.0 = count == 0 ? 0 : digits &<< UInt64(truncatingIfNeeded: 64 &- 4 &* count)
    self.count = count
  }

  var isEmpty: Bool { count == 0 }

  /// The first digit; 0 if there is none.
  @inline(__always) var first: UInt64 { words.0 &>> 60 }

  /// The digit at an index below 48.
  subscript(index: Int) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: 60 &- 4 &* (index & 15))
    switch index &>> 4 {
    case 0: return words.0 &>> shift & 15
    case 1: return words.1 &>> shift & 15
    default: return words.2 &>> shift & 15
    }
  }

  @inline(__always) mutating func append(_ digit: UInt8) {
    let shift = UInt64(truncatingIfNeeded: 60 &- 4 &* (count & 15))
    let bits = UInt64(digit) &<< shift
    switch count &>> 4 {
    case 0: words.0 |= bits
    case 1: words.1 |= bits
    case 2: words.2 |= bits
    default: break
    }
    count &+= 1
  }

  /// Appends some digits of another string.
  mutating func append(_ other: DigitString, from start: Int, to end: Int) {
    var index = start
    while index < end {
      append(UInt8(truncatingIfNeeded: other[index]))
      index += 1
    }
  }

  /// The string without its first `length` digits, at most 16 and at most all.
  @inline(__always) func removingFirst(_ length: Int) -> DigitString {
    guard length > 0 else { return self }
    let up = UInt64(4 * length)
    let down = 64 - up
    var result = self
    result.words.0 = words.0 << up | words.1 >> down
    result.words.1 = words.1 << up | words.2 >> down
    result.words.2 = words.2 << up
    result.count = count &- length
    return result
  }

  /// The number that at most 19 digits write.
  var decimalValue: UInt64 {
    guard count > 0 else { return 0 }
    if count <= 16 {
      return Self.decimalValue(words.0 &>> UInt64(truncatingIfNeeded: 64 &- 4 &* count))
    }
    var value = Self.decimalValue(words.0)
    for index in 16..<count { value = value &* 10 &+ self[index] }
    return value
  }

  /// The number that 16 digits of four bits write, by halving: pairs, fours, eights, all.
  private static func decimalValue(_ digits: UInt64) -> UInt64 {
    let pairs = (digits & 0x0f0f_0f0f_0f0f_0f0f) &+ (digits &>> 4 & 0x0f0f_0f0f_0f0f_0f0f) &* 10
    let fours = (pairs & 0x00ff_00ff_00ff_00ff) &+ (pairs &>> 8 & 0x00ff_00ff_00ff_00ff) &* 100
    let eights = (fours & 0xffff_0000_ffff) &+ (fours &>> 16 & 0xffff_0000_ffff) &* 10_000
    return (eights & 0xffff_ffff) &+ (eights &>> 32) &* 100_000_000
  }

  static func == (left: DigitString, right: DigitString) -> Bool {
    left.count == right.count && left.words == right.words
  }
}

extension DigitString {
  /// Reads a literal such as "2015550123"; other characters are left out.
  init(_ text: String) {
    self.init()
    for byte in text.utf8 where byte >= 0x30 && byte <= 0x39 { append(byte - 0x30) }
  }
}
