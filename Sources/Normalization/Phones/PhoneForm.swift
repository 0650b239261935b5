/// What a phone number's text means.
package struct PhoneForm: Sendable, Hashable {
  /// The number in international form as one decimal number, equal for equal numbers; 0 when there is none.
  ///
  /// There is none for a text that is no number, for a national number without a region to read it in, for
  /// short codes and local numbers, and for placeholders such as 000-000-0000. Renumberings are undone: an
  /// old Mexican `+52 1 55 …` has the key of `+52 55 …`.
  package var key: UInt64
  /// The last eight digits behind a leading 1, as one decimal number; 0 when there are fewer digits.
  ///
  /// Equal for national and international spellings of one number, and sometimes for different numbers.
  package var weakKey: UInt64
  /// Whether the number matches its country's numbering plan.
  package var isValid: Bool
  /// Whether an extension was given: many people may share the number without it.
  package var hasExtension: Bool
  /// Whether the number is one that belongs to a service, not a subscriber: toll-free, premium rate.
  package var isService: Bool

  /// No number.
  package static let none = PhoneForm(
    key: 0, weakKey: 0, isValid: false, hasExtension: false, isService: false)
}
