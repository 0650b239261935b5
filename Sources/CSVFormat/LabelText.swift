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
    switch word.count {
    case 3: return pick(word, [("son", .son), ("fax", .otherFax)])
    case 4:
      return pick(word, [("home", .home), ("work", .work), ("main", .main), ("cell", .mobile)])
    case 5: return pick(word, [("other", .other), ("pager", .pager), ("child", .child)])
    case 6:
      return pick(
        word,
        [
          ("mobile", .mobile), ("iphone", .iPhone), ("school", .school), ("icloud", .iCloud),
          ("mother", .mother), ("father", .father), ("parent", .parent), ("sister", .sister),
          ("friend", .friend), ("spouse", .spouse),
        ])
    case 7:
      return pick(
        word,
        [
          ("homefax", .homeFax), ("workfax", .workFax), ("brother", .brother),
          ("partner", .partner), ("manager", .manager),
        ])
    case 8:
      return pick(
        word,
        [
          ("home fax", .homeFax), ("work fax", .workFax), ("otherfax", .otherFax),
          ("homepage", .homePage), ("daughter", .daughter), ("business", .work),
        ])
    case 9:
      return pick(
        word, [("home page", .homePage), ("other fax", .otherFax), ("assistant", .assistant)])
    case 11:
      return pick(word, [("anniversary", .anniversary), ("apple watch", .appleWatch)])
    default: return nil
    }
  }

  private static func pick(
    _ word: Span<UInt8>, _ choices: [(StaticString, StandardLabel)]
  ) -> StandardLabel? {
    for (text, label) in choices where word.isEqualIgnoringCase(to: text) { return label }
    return nil
  }
}
