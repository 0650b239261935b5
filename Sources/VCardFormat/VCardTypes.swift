import ContactModel
import RecordStreams

/// The TYPE values that make a label, as a set; all others stay raw.
struct VCardTypes: OptionSet {
  let rawValue: UInt16

  static let home = VCardTypes(rawValue: 1 << 0)
  static let work = VCardTypes(rawValue: 1 << 1)
  static let cell = VCardTypes(rawValue: 1 << 2)
  static let fax = VCardTypes(rawValue: 1 << 3)
  static let pager = VCardTypes(rawValue: 1 << 4)
  static let main = VCardTypes(rawValue: 1 << 5)
  static let other = VCardTypes(rawValue: 1 << 6)
  static let iPhone = VCardTypes(rawValue: 1 << 7)
  static let school = VCardTypes(rawValue: 1 << 8)
  static let preferred = VCardTypes(rawValue: 1 << 9)

  static let table = KeywordTable([
    ("HOME", 1), ("WORK", 2), ("CELL", 3), ("FAX", 4), ("PAGER", 5), ("MAIN", 6), ("OTHER", 7),
    ("IPHONE", 8), ("SCHOOL", 9), ("PREF", 10), ("MAIN-NUMBER", 6), ("MOBILE", 3),
  ])

  /// The type of a table's code; empty for code 0.
  init(code: UInt8) { self.init(rawValue: code == 0 ? 0 : 1 << UInt16(code - 1)) }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The label the types make, and the types it does not cover.
  func label(isPhone: Bool) -> (label: StandardLabel, rest: VCardTypes) {
    let types = subtracting(.preferred)
    if types.isEmpty { return (.none, []) }
    if types.contains(.fax), isPhone {
      if types.contains(.home) { return (.homeFax, types.subtracting([.fax, .home])) }
      if types.contains(.work) { return (.workFax, types.subtracting([.fax, .work])) }
      return (.otherFax, types.subtracting(.fax))
    }
    if types.contains(.pager), isPhone { return (.pager, types.subtracting(.pager)) }
    if types.contains(.iPhone) { return (.iPhone, types.subtracting([.iPhone, .cell])) }
    if types.contains(.cell) { return (.mobile, types.subtracting(.cell)) }
    if types.contains(.main) { return (.main, types.subtracting(.main)) }
    if types.contains(.home) { return (.home, types.subtracting(.home)) }
    if types.contains(.work) { return (.work, types.subtracting(.work)) }
    if types.contains(.school) { return (.school, types.subtracting(.school)) }
    if types.contains(.other) { return (.other, types.subtracting(.other)) }
    return (.none, types)
  }

  /// Appends the types as raw parameters: `;TYPE=WORK`.
  func appendRaw(to bytes: inout [UInt8]) {
    if isEmpty { return }
    if contains(.home) { bytes.append(";TYPE=HOME") }
    if contains(.work) { bytes.append(";TYPE=WORK") }
    if contains(.cell) { bytes.append(";TYPE=CELL") }
    if contains(.fax) { bytes.append(";TYPE=FAX") }
    if contains(.pager) { bytes.append(";TYPE=PAGER") }
    if contains(.main) { bytes.append(";TYPE=MAIN") }
    if contains(.other) { bytes.append(";TYPE=OTHER") }
    if contains(.iPhone) { bytes.append(";TYPE=IPHONE") }
    if contains(.school) { bytes.append(";TYPE=SCHOOL") }
  }
}
