/// One folded word of a name.
package struct NameToken: Sendable, Hashable {
  /// Offset of the first byte in `NameTokens.bytes`.
  package var start: UInt32
  /// Number of bytes.
  package var length: UInt16
  /// Which part of the name the word is of.
  package var part: NamePart
  /// Whether the word is one letter only, written for a whole name.
  package var isInitial: Bool

  /// Where the word's bytes lie.
  package var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
}

/// Which part of a name a word is of.
package enum NamePart: UInt8, Sendable, CaseIterable {
  /// A given name.
  case given = 1
  /// A middle name or patronymic.
  case middle = 2
  /// A family name.
  case family = 3
  /// A small word before a family name: van, de, al.
  case particle = 4
  /// A nickname.
  case nickname = 5
  /// A family name before marriage.
  case previousFamily = 6
}

/// The generation that a name's suffix tells: Jr., Sr., III.
///
/// Different ones contradict each other; `none` contradicts nothing. Junior is not the second: a "II" is
/// often named for an uncle.
package enum NameGeneration: UInt8, Sendable, CaseIterable {
  case none = 0
  case senior = 1
  case junior = 2
  case second = 3
  case third = 4
  case fourth = 5
  case fifth = 6
  case sixth = 7
}
