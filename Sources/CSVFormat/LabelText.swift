import ContactModel
import RecordStreams

/// Reads a cell that says the label of a value: `* Home`, `workFax`, `Grandma's`.
struct LabelText {
  /// The label; `custom` when the text is none of the known ones.
  var label = StandardLabel.none
  /// Whether a star marks the value as the preferred one (Google).
  var isPreferred = false
  /// Where the text of a custom label begins.
  var start = 0

  init() {}

  init(_ text: Span<UInt8>) {
    if text.count > 0, text[0] == 0x2A {
      isPreferred = true
      start = 1
      while start < text.count, text[start] == 0x20 { start += 1 }
    }
    let word = text.slice(start, text.count)
    if word.count > 0 { label = Self.standard(word) ?? .custom }
  }

  /// The label that a word stands for, in any case, with or without the space of `Home Fax`.
  static func standard(_ word: Span<UInt8>) -> StandardLabel? {
    func isWord(_ text: StaticString) -> Bool { word.isEqualIgnoringCase(to: text) }
    switch word.count {
    case 3: return isWord("fax") ? .otherFax : isWord("son") ? .son : nil
    case 4:
      if isWord("home") { return .home }
      if isWord("work") { return .work }
      return isWord("cell") ? .mobile : isWord("main") ? .main : nil
    case 5:
      return isWord("other") ? .other : isWord("pager") ? .pager : isWord("child") ? .child : nil
    case 6:
      if isWord("mobile") { return .mobile }
      if isWord("spouse") { return .spouse }
      return sixLetters(word)
    case 7...11: return longer(word)
    default: return nil
    }
  }

  private static func sixLetters(_ word: Span<UInt8>) -> StandardLabel? {
    for (text, label) in sixLetterWords where word.isEqualIgnoringCase(to: text) { return label }
    return nil
  }

  private static func longer(_ word: Span<UInt8>) -> StandardLabel? {
    for (text, label) in longerWords where word.isEqualIgnoringCase(to: text) { return label }
    return nil
  }

  private static let sixLetterWords: [(StaticString, StandardLabel)] = [
    ("iphone", .iPhone), ("school", .school), ("icloud", .iCloud), ("mother", .mother),
    ("father", .father), ("parent", .parent), ("sister", .sister), ("friend", .friend),
  ]

  private static let longerWords: [(StaticString, StandardLabel)] = [
    ("homefax", .homeFax), ("home fax", .homeFax), ("workfax", .workFax), ("work fax", .workFax),
    ("business", .work), ("otherfax", .otherFax), ("other fax", .otherFax),
    ("homepage", .homePage), ("home page", .homePage), ("anniversary", .anniversary),
    ("brother", .brother), ("daughter", .daughter), ("partner", .partner), ("manager", .manager),
    ("assistant", .assistant), ("apple watch", .appleWatch),
  ]
}
