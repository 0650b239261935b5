/// A pattern for the beginning of a digit string: an international or a national prefix.
///
/// The metadata writes these as regular expressions of which the *preferred* match counts, with up
/// to two capturing groups. The generator compiles each into a program; this is its backtracking
/// interpreter. The programs have no loops, so it always ends.
struct PrefixPattern: Sendable {
  /// Where the program begins; `0xffff` for no pattern.
  var entry: UInt16
  /// Bit d: a match can begin with digit d. Spares starting the program for most numbers.
  var firstDigits: UInt16

  /// The end of the preferred match and the positions of the groups.
  struct Match {
    /// How many digits matched.
    var end: Int
    /// Start and end of group 1, start and end of group 2; -1 for a group that took no part.
    var groups: SIMD4<Int8>

    /// The digits of group 1 or 2; `nil` if it took no part.
    func group(_ number: UInt8) -> Range<Int>? {
      let slot = Int(number) * 2 - 2
      guard slot >= 0, groups[slot + 1] >= 0 else { return nil }
      return Int(groups[slot])..<Int(groups[slot + 1])
    }
  }

  /// Matches at the start of non-empty `digits`.
  @inline(__always) func match(_ digits: DigitString) -> Match? {
    guard firstDigits &>> UInt16(truncatingIfNeeded: digits.first) & 1 == 1 else { return nil }
    return run(digits)
  }

  @inline(never) private func run(_ digits: DigitString) -> Match? {
    var groups = SIMD4<Int8>(repeating: -1)
    let end = Self.run(
      PhoneMetadataDoor.programs, from: Int(entry), on: digits, at: 0, groups: &groups)
    return end >= 0 ? Match(end: end, groups: groups) : nil
  }

  /// Runs from an instruction and a position on; the end of the match, -1 for none.
  private static func run(
    _ programs: Span<UInt64>, from start: Int, on digits: DigitString, at startPosition: Int,
    groups: inout SIMD4<Int8>
  ) -> Int {
    var counter = start
    var position = startPosition
    while true {
      let instruction = PrefixInstruction(bits: programs[counter])
      switch instruction.operation {
      case .match:
        return position
      case .digits:
        guard instruction.operand &>> next(digits, position) & 1 == 1 else { return -1 }
        position += 1
        counter += 1
      case .split:
        let digit = next(digits, position)
        guard instruction.allows(instruction.preferredFirst, digit) else {
          counter = Int(instruction.operand)
          continue
        }
        guard instruction.allows(instruction.otherFirst, digit) else {
          counter += 1
          continue
        }
        let before = groups
        let end = run(programs, from: counter + 1, on: digits, at: position, groups: &groups)
        if end >= 0 { return end }
        groups = before
        counter = Int(instruction.operand)
      case .jump:
        counter = Int(instruction.operand)
      case .save:
        groups[Int(instruction.operand)] = Int8(truncatingIfNeeded: position)
        counter += 1
      case .end:
        guard position == digits.count else { return -1 }
        counter += 1
      }
    }
  }

  /// The digit at a position; 11, which no mask of digits has, behind the last.
  private static func next(_ digits: DigitString, _ position: Int) -> UInt16 {
    position < digits.count ? UInt16(truncatingIfNeeded: digits[position]) : 11
  }
}

/// One instruction of a prefix program: operation, operand and two masks in four 16-bit lanes.
private struct PrefixInstruction {
  enum Operation {
    case match, digits, split, jump, save, end
  }

  let bits: UInt64

  var operation: Operation {
    switch bits & 0xffff {
    case 0: .match
    case 1: .digits
    case 2: .split
    case 3: .jump
    case 4: .save
    default: .end
    }
  }
  var operand: UInt16 { UInt16(truncatingIfNeeded: bits &>> 16) }
  var preferredFirst: UInt16 { UInt16(truncatingIfNeeded: bits &>> 32) }
  var otherFirst: UInt16 { UInt16(truncatingIfNeeded: bits &>> 48) }

  /// Whether a branch can go on before this digit; bit 10 of its mask: it needs none.
  func allows(_ mask: UInt16, _ digit: UInt16) -> Bool {
    mask & (1 << 10 | 1 &<< digit) != 0
  }
}
