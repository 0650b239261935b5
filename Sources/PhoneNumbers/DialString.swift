/// What a text says is to be dialled, before any country's plan is asked.
struct DialString: Equatable, Sendable {
  /// All digits in order, prefixes and calling code included; letters already turned to digits.
  var digits = DigitString()
  /// Whether a plus sign stands before the digits, which makes them international.
  var hasPlus = false
  var extensionDigits = PhoneExtension()
}
