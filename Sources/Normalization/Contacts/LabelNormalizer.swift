import ContactModel
import RecordStreams

/// Finds the standard label that a text of the user's or of another program stands for.
///
/// Conservative: a label that says more than the standard one stays.
struct LabelNormalizer: Sendable {
  private static let table: RuleTable = {
    var table = RuleTable(count: 120)
    var key: [UInt8] = []
    func add(_ text: String, _ label: StandardLabel) {
      key.removeAll(keepingCapacity: true)
      appendKey(Array(text.utf8).span, to: &key)
      table.insert(key.span, UInt32(label.rawValue))
    }
    for label in StandardLabel.allCases where label != .none && label != .custom {
      add(label.word, label)
      add(label.token, label)
    }
    for (text, label) in synonyms { add(text, label) }
    return table
  }()

  /// Own compilation, CC0: words that other programs write for what a standard label says.
  private static let synonyms: [(String, StandardLabel)] = [
    ("cell", .mobile), ("cellular", .mobile), ("cell phone", .mobile), ("mobile phone", .mobile),
    ("handy", .mobile), ("mobil", .mobile), ("business", .work), ("office", .work),
    ("fax home", .homeFax), ("home fax", .homeFax), ("fax work", .workFax), ("work fax", .workFax),
    ("business fax", .workFax), ("home page", .homePage), ("privat", .home), ("arbeit", .work),
    ("geschäftlich", .work), ("dienstlich", .work), ("maison", .home), ("travail", .work),
    ("casa", .home), ("trabajo", .work), ("lavoro", .work), ("beeper", .pager),
  ]

  /// The standard label of a text for values of a kind; `nil` when the text says something else.
  func standard(for text: Span<UInt8>, of kind: PropertyKind) -> StandardLabel? {
    guard text.count <= 24 else { return nil }
    var key: [UInt8] = []
    Self.appendKey(text, to: &key)
    let found = Self.table.value(of: key.span)
    guard found != 0, let label = StandardLabel(rawValue: UInt8(truncatingIfNeeded: found)) else {
      return nil
    }
    return Self.fits(label, kind) ? label : nil
  }

  /// Letters and digits only, in lower case: `_$!<HomeFAX>!$_`, `Home Fax` and `home-fax` are one.
  private static func appendKey(_ text: Span<UInt8>, to key: inout [UInt8]) {
    for index in text.indices {
      var byte = text[index]
      if byte &- 0x41 < 26 { byte |= 0x20 }
      if WordFolder.isWordByte(byte) { key.append(byte) }
    }
  }

  private static func fits(_ label: StandardLabel, _ kind: PropertyKind) -> Bool {
    switch label.rawValue {
    case 1...4: kind.rawValue >= PropertyKind.phoneNumber.rawValue && kind != .relation
    case 10...16: kind == .phoneNumber
    case StandardLabel.iCloud.rawValue: kind == .emailAddress
    case StandardLabel.homePage.rawValue: kind == .urlAddress
    case StandardLabel.anniversary.rawValue: kind == .date
    default: kind == .relation
    }
  }
}
