import ContactModel
import RecordStreams

/// Tells built-in label tokens (`_$!<Home>!$_`) from labels that people wrote, over bytes.
enum VCardLabelTokens {
  /// The built-in label of a label text, or `nil`.
  static func standard(_ text: Span<UInt8>) -> StandardLabel? {
    let code: UInt8
    if text.count > 8, text.hasPrefix("_$!<"), text.hasPrefix(">!$_", at: text.count - 4) {
      code = words.code(text, 4, text.count - 4)
    } else {
      code = words.code(text, 0, text.count)
    }
    guard code != 0, let label = StandardLabel(rawValue: code) else { return nil }
    // Case matters in tokens; and `Home` alone is a text of somebody's.
    let token = tokens[Int(code)]
    if text.isEqual(to: token.span) { return label }
    return label == .iPhone && text.isEqual(to: "_$!<iPhone>!$_") ? label : nil
  }

  /// The token of a label, as bytes.
  static func token(_ label: StandardLabel) -> [UInt8] { tokens[Int(label.rawValue)] }

  private static let tokens: [[UInt8]] = {
    var tokens = [[UInt8]](repeating: [], count: 256)
    for label in StandardLabel.allCases { tokens[Int(label.rawValue)] = Array(label.token.utf8) }
    return tokens
  }()

  private static let words = KeywordTable([
    ("Home", 1), ("Work", 2), ("School", 3), ("Other", 4), ("Mobile", 10), ("iPhone", 11),
    ("Apple Watch", 12), ("Main", 13), ("HomeFAX", 14), ("WorkFAX", 15), ("OtherFAX", 16),
    ("Pager", 17), ("iCloud", 20), ("HomePage", 21), ("Anniversary", 22), ("Mother", 30),
    ("Father", 31), ("Parent", 32), ("Brother", 33), ("Sister", 34), ("Son", 35),
    ("Daughter", 36), ("Child", 37), ("Friend", 38), ("Spouse", 39), ("Partner", 40),
    ("Assistant", 41), ("Manager", 42),
  ])
}
