import RecordStreams

/// What the values of a column look like.
struct CSVColumnEvidence {
  var filled = 0
  var emails = 0
  var phones = 0
  var urls = 0
  var dates = 0
  var dayFirst = 0
  var monthFirst = 0
  var samples: [String] = []

  static let sampleCount = 3

  /// How the column orders day and month; the majority where a few values are wrong.
  var dateOrder: CSVDateOrder {
    if dayFirst > monthFirst * 4 { return .dayFirst }
    return monthFirst > dayFirst * 4 ? .monthFirst : .unknown
  }

  mutating func add(_ text: Span<UInt8>) {
    guard text.count > 0 else { return }
    filled += 1
    if samples.count < Self.sampleCount {
      let sample = String(text.slice(0, min(text.count, 240)).string.prefix(60))
      if !samples.contains(sample) { samples.append(sample) }
    }
    switch CSVValueShape(text) {
    case .email: emails += 1
    case .phone: phones += 1
    case .url: urls += 1
    case .date: dates += 1
    case .number, .text: break
    }
    guard text.count <= 20, text[0] &- 0x30 < 10 else { return }
    switch CSVDate.evidence(text) {
    case .dayFirst: dayFirst += 1
    case .monthFirst: monthFirst += 1
    default: break
    }
  }

  /// Says whether at least four in five values are of a kind.
  func mostly(_ count: Int) -> Bool { filled > 0 && count * 5 >= filled * 4 }
}

/// What a value looks like, whatever its column is called.
enum CSVValueShape {
  case email, phone, url, date, number, text

  init(_ text: Span<UInt8>) {
    var digits = 0
    var others = 0
    var separators = 0
    var at = -1
    var isDotted = false
    var hasSpace = false
    for index in 0..<text.count {
      switch text[index] {
      case 0x30...0x39: digits += 1
      case 0x40: at = at < 0 ? index : text.count
      case 0x2E:
        separators += 1
        if at > 0 { isDotted = true }
      case 0x20:
        hasSpace = true
        separators += 1
      case 0x2B, 0x2D, 0x28, 0x29, 0x2F: separators += 1
      default: others += 1
      }
    }
    if at > 0, at < text.count - 1, isDotted, !hasSpace {
      self = .email
    } else if text.hasPrefixIgnoringCase("http://") || text.hasPrefixIgnoringCase("https://")
      || text.hasPrefixIgnoringCase("www.")
    {
      self = .url
    } else if others == 0, at < 0, digits >= 3, Self.isDate(text, digits) {
      self = .date
    } else if others == 0, at < 0, digits >= 7, digits <= 17,
      separators > 0 && (text[0] == 0x2B || text[0] == 0x28 || text[0] == 0x30 || digits >= 9)
    {
      self = .phone
    } else if others == 0, at < 0, digits > 0 {
      self = .number
    } else {
      self = .text
    }
  }

  private static func isDate(_ text: Span<UInt8>, _ digits: Int) -> Bool {
    guard text.count >= 6, text.count <= 10, digits <= 8, digits < text.count else { return false }
    switch CSVDate(text, order: .unknown, currentYear: 2099) {
    case .date, .ambiguous: return true
    case .none, .text: return false
    }
  }
}
