import ContactModel
import RecordStreams

/// A date as a vCard writes it, taken apart.
struct VCardDate {
  /// ISO text as the model has it, in ASCII: `1990-04-15`, `--04-15`.
  var iso: [UInt8] = []
  /// What stands behind the date, from the `T` on, in the extended form, unless it is midnight.
  var time: [UInt8] = []

  /// Reads every form seen: `19900415`, `1990-04-15T00:00:00Z`, `--0415`, `---15`, `1990-04`,
  /// `1990`, and dates whose year stands for "no year" (Apple's 1604, or the year that a parameter
  /// names).
  ///
  /// - Parameter omitted: The year that means none, besides 1604; 0 for no other.
  init?(_ text: Span<UInt8>, omitted: Int) {
    var end = 0
    while end < text.count, text[end] != UInt8(ascii: "T"), text[end] != UInt8(ascii: "t"),
      text[end] != 0x20
    {
      end += 1
    }
    guard end > 0, var date = Self.date(text.slice(0, end)) else { return nil }
    if let year = date.year, year == 1604 || year == omitted && omitted > 0 {
      guard date.month != nil else { return nil }
      date.year = nil
    }
    Self.append(date, to: &iso)
    if end < text.count, !Self.isMidnight(text.slice(end + 1, text.count)) {
      time.append(UInt8(ascii: "T"))
      Self.appendExtended(text.slice(end + 1, text.count), to: &time)
    }
  }

  /// Appends a time with the colons that the basic form leaves out: `231000Z` as `23:10:00Z`.
  private static func appendExtended(_ time: Span<UInt8>, to output: inout [UInt8]) {
    var digits = 0
    for index in 0..<time.count {
      let byte = time[index]
      let isDigit = byte &- 0x30 < 10
      if isDigit, digits == 2 || digits == 4 { output.append(UInt8(ascii: ":")) }
      // Fractions have no parts.
      digits = isDigit ? digits + 1 : byte == UInt8(ascii: ".") ? 7 : 0
      output.append(byte)
    }
  }

  private static func date(_ text: Span<UInt8>) -> ContactDate? {
    if let date = ContactDate(iso: text) { return date }
    // Google and others leave leading zeros out: 1990-4-5.
    var numbers: [Int] = []
    var number = -1
    for index in 0..<text.count {
      switch text[index] {
      case 0x30...0x39: number = min(max(number, 0) * 10 + Int(text[index] - 0x30), 10_000)
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."):
        guard number >= 0 else { return nil }
        numbers.append(number)
        number = -1
      default: return nil
      }
    }
    if number >= 0 { numbers.append(number) }
    guard numbers.count == 3, numbers[0] > 31, numbers[0] < 10_000 else { return nil }
    guard numbers[1] < 100, numbers[2] < 100 else { return nil }
    var iso: [UInt8] = []
    append(ContactDate(year: numbers[0], month: numbers[1], day: numbers[2]), to: &iso)
    return ContactDate(iso: iso.span)
  }

  /// Says whether a time is nothing but zeros: programs write it where they have only a date.
  private static func isMidnight(_ text: Span<UInt8>) -> Bool {
    for index in 0..<text.count {
      switch text[index] {
      case UInt8(ascii: "0"), UInt8(ascii: ":"), UInt8(ascii: "Z"), UInt8(ascii: "z"),
        UInt8(ascii: "."), 0x20:
        continue
      default: return false
      }
    }
    return true
  }

  private static func append(_ date: ContactDate, to bytes: inout [UInt8]) {
    func two(_ number: Int) {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: number / 10 % 10))
      bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
    }
    let dash = UInt8(ascii: "-")
    if let year = date.year {
      two(year / 100)
      two(year % 100)
      guard let month = date.month else { return }
      bytes.append(dash)
      two(month)
    } else {
      bytes.append(dash)
      bytes.append(dash)
      if let month = date.month { two(month) }
    }
    guard let day = date.day else { return }
    bytes.append(dash)
    two(day)
  }
}

extension VCardDecoder {
  /// Adds a birthday, an anniversary or another date.
  mutating func addDate(
    _ kind: PropertyKind, _ line: VCardLine, _ card: borrowing VCardText,
    _ parameters: VCardParameters, _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    let implied: StandardLabel = line.name == .anniversary ? .anniversary : .none
    let label =
      kind == .birthday ? VCardLabel() : label(line, card, parameters, implied: implied)
    let plain = value.trimmed()
    if plain.isEmpty { return }
    builder.beginProperty()
    var omitted = 0
    for index in places[.omittedYear] where text[index] &- 0x30 < 10 && omitted < 10_000 {
      omitted = omitted * 10 + Int(text[index] - 0x30)
    }
    if parameters.valueType != .text, let date = VCardDate(plain, omitted: omitted) {
      builder.append(kind, .value, label: label.standard, flags: label.flags, date.iso.span)
      if !date.time.isEmpty {
        builder.append(kind, .timeOfDay, date.time.span)
      }
    } else {
      if parameters.valueType != .text {
        note(.vcardDateAsText, "the date is none; kept as text", line, .note)
      }
      append(kind, .value, label: label.standard, flags: label.flags.union(.freeText), plain)
    }
    if kind == .birthday { parameters.types.appendRaw(to: &rest) }
    finish(kind, line, text, label, parameters)
  }
}
