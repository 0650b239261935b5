/// The automaton over digits that holds every plan's number patterns.
enum PhoneAutomaton {
  /// The accept mask of the state that is reached after all digits; 0 if there is none.
  @inline(__always) static func accepts(_ digits: DigitString, from start: UInt16) -> UInt16 {
    guard digits.count <= 32 else { return 0 }
    let transitions = PhoneMetadataDoor.transitions
    var state = walk(transitions, Int(start), digits.words.0, min(digits.count, 16))
    if digits.count > 16 {
      state = walk(transitions, state, digits.words.1, digits.count &- 16)
    }
    return PhoneMetadataDoor.accepts[state]
  }

  @inline(__always) private static func walk(
    _ transitions: Span<UInt16>, _ start: Int, _ word: UInt64, _ count: Int
  ) -> Int {
    var state = start
    var rest = word
    var left = count
    while left > 0 {
      state = Int(transitions[state &* 10 &+ Int(truncatingIfNeeded: rest &>> 60)])
      rest &<<= 4
      left &-= 1
    }
    return state
  }
}
