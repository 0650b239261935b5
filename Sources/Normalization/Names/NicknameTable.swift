import RecordStreams

/// How two given names are related.
package enum NicknameRelation: UInt8, Sendable {
  /// Not as far as is known.
  case none
  /// One is a nickname of the other: Bob, Robert.
  case nickname
  /// Both are nicknames of one name: Bob, Rob.
  case sameCanonical
}

/// A given name or nickname that the table knows; 0 is none.
package struct NicknameID: Sendable, Hashable {
  package var rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// Not in the table.
  package static let none = NicknameID(rawValue: 0)
}

/// Which given names are nicknames of which; directed pairs, never closed transitively.
///
/// A value that any number of threads share. Find a word's number once, then compare numbers.
package struct NicknameTable: Sendable {
  /// The one table.
  package static let shared = NicknameTable()

  private let numbers: RuleTable
  /// Names of which a word is a nickname: `canonicals[starts[id]..<starts[id + 1]]`, ascending.
  private let starts: [Int32]
  private let canonicals: [UInt16]

  private init() {
    var numbers = RuleTable(count: 6000)
    var count: UInt32 = 0
    /// Nickname in the high half, name in the low one.
    var pairs: [UInt32] = []
    func number(_ word: Span<UInt8>) -> UInt32 {
      let known = numbers.value(of: word)
      if known != 0 { return known }
      count += 1
      numbers.insert(word, count)
      return count
    }
    for text in [EnglishNicknames.text, OtherNicknames.text] {
      RuleTable.forEachRule(in: text) { name, nicknames in
        let canonical = number(name)
        RuleTable.forEachPiece(of: nicknames, separator: 0x20) { nickname in
          pairs.append(number(nickname) << 16 | canonical)
        }
      }
    }
    pairs.sort()
    var starts = [Int32](repeating: 0, count: Int(count) + 2)
    var canonicals: [UInt16] = []
    canonicals.reserveCapacity(pairs.count)
    var last: UInt32 = 0
    for pair in pairs where pair != last {
      canonicals.append(UInt16(truncatingIfNeeded: pair))
      starts[Int(pair >> 16) + 1] = Int32(truncatingIfNeeded: canonicals.count)
      last = pair
    }
    for index in 1..<starts.count { starts[index] = max(starts[index], starts[index - 1]) }
    self.numbers = numbers
    self.starts = starts
    self.canonicals = canonicals
  }

  /// The number of a folded word.
  package func identifier(of word: Span<UInt8>) -> NicknameID {
    word.count > 20 || word.count < 2
      ? .none : NicknameID(rawValue: UInt16(numbers.value(of: word)))
  }

  /// How two words are related.
  ///
  /// - Complexity: O(number of names the two are nicknames of), a handful.
  package func relation(_ first: NicknameID, _ second: NicknameID) -> NicknameRelation {
    guard first != .none, second != .none, first != second else { return .none }
    let ofFirst = range(first)
    let ofSecond = range(second)
    for index in ofFirst where canonicals[index] == second.rawValue { return .nickname }
    for index in ofSecond where canonicals[index] == first.rawValue { return .nickname }
    var left = ofFirst.lowerBound
    var right = ofSecond.lowerBound
    while left < ofFirst.upperBound, right < ofSecond.upperBound {
      if canonicals[left] == canonicals[right] { return .sameCanonical }
      if canonicals[left] < canonicals[right] { left += 1 } else { right += 1 }
    }
    return .none
  }

  /// Appends the numbers of the names a word may stand for, its own first; for blocking.
  package func appendClasses(of word: NicknameID, to classes: inout [NicknameID]) {
    guard word != .none else { return }
    classes.append(word)
    for index in range(word) { classes.append(NicknameID(rawValue: canonicals[index])) }
  }

  private func range(_ word: NicknameID) -> Range<Int> {
    Int(starts[Int(word.rawValue)])..<Int(starts[Int(word.rawValue) + 1])
  }
}
