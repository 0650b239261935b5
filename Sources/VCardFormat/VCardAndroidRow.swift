import ContactModel
import RecordStreams

/// One `X-ANDROID-CUSTOM` value: `vnd.android.cursor.item/relation;Eve;14;;;;;;;;;;;;;`.
///
/// Columns: MIME type, data, type number, text of a custom type; only rows that have nothing else
/// are understood, so that nothing is lost.
struct VCardAndroidRow {
  enum Kind { case nickname, event, relation }

  var kind: Kind
  var data: Range<Int>
  var label: StandardLabel
  var labelText: Range<Int>
  var isBirthday = false

  /// The kind of property that the row becomes.
  var propertyKind: PropertyKind {
    switch kind {
    case .nickname: .nickname
    case .relation: .relation
    case .event: isBirthday ? .birthday : .date
    }
  }

  init?(_ value: Span<UInt8>) {
    var columns: [Range<Int>] = []
    var start = 0
    var index = 0
    while index <= value.count, columns.count < 20 {
      if index < value.count, value[index] != UInt8(ascii: ";") {
        index += value[index] == UInt8(ascii: "\\") && index + 1 < value.count ? 2 : 1
        continue
      }
      columns.append(start..<index)
      index += 1
      start = index
    }
    guard columns.count >= 3, !columns[1].isEmpty else { return nil }
    for column in columns.dropFirst(4) where !column.isEmpty { return nil }
    let type = value.slice(columns[0].lowerBound, columns[0].upperBound)
    data = columns[1]
    labelText = columns.count > 3 ? columns[3] : 0..<0
    let isNickname = type.isEqual(to: "vnd.android.cursor.item/nickname")
    guard
      let number = columns[2].isEmpty && isNickname
        ? 1 : Self.number(value.slice(columns[2].lowerBound, columns[2].upperBound))
    else { return nil }
    if isNickname {
      kind = .nickname
      label = .none
      guard number == 1, labelText.isEmpty else { return nil }
    } else if type.isEqual(to: "vnd.android.cursor.item/contact_event") {
      kind = .event
      isBirthday = number == 3
      guard let found = Self.eventLabel(number) else { return nil }
      label = found
    } else if type.isEqual(to: "vnd.android.cursor.item/relation") {
      kind = .relation
      guard number == 0 || Self.relations.indices.contains(number) else { return nil }
      label = number == 0 ? .custom : Self.relations[number]
      if label == .none { return nil }
    } else {
      return nil
    }
    if label == .custom ? labelText.isEmpty : !labelText.isEmpty { return nil }
  }

  private static func eventLabel(_ number: Int) -> StandardLabel? {
    switch number {
    case 0: .custom
    case 1: .anniversary
    case 2: .other
    case 3: StandardLabel.none
    default: nil
    }
  }

  /// Android's relation numbers; `none` where no label of ours says the same.
  static let relations: [StandardLabel] = [
    .custom, .assistant, .brother, .child, .none, .father, .friend, .manager, .mother, .parent,
    .partner, .none, .none, .sister, .spouse,
  ]

  private static func number(_ text: Span<UInt8>) -> Int? {
    guard text.count > 0, text.count < 4 else { return nil }
    var number = 0
    for index in 0..<text.count {
      guard text[index] &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(text[index] - 0x30)
    }
    return number
  }
}
