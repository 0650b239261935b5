/// The automaton over digits that holds every plan's number patterns.
///
/// After the digits that tell areas and services apart, nearly all patterns end in "any so many
/// digits". The states for that come first, and a table by the number of digits left ends the walk.
enum PhoneAutomaton {
  /// The mask of the kinds of number that the digits are, seen from a start state; 0 for none.
  static func accepts(_ digits: DigitString, from start: UInt16) -> UInt16 {
    guard digits.count < PhoneMetadataDoor.tailLength else { return 0 }
    let transitions = PhoneMetadataDoor.transitions
    let tailCount = PhoneMetadataDoor.tailCount
    var state = Int(start)
    var left = digits.count
    var word = digits.words.0
    while state >= tailCount, left > 0 {
      let digit = Int(truncatingIfNeeded: word &>> 60)
      state = Int(transitions[(state &- tailCount) &* 10 &+ digit])
      word = word &<< 4
      left &-= 1
      // The seventeenth digit lies in the second word.
      if left == digits.count &- 16 { word = digits.words.1 }
    }
    if state < tailCount {
      return PhoneMetadataDoor.tails[state &* PhoneMetadataDoor.tailLength &+ left]
    }
    return PhoneMetadataDoor.accepts[state &- tailCount]
  }
}
