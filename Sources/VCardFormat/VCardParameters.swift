import RecordStreams

/// The parameters of one content line: what the model has a place for, and the rest raw.
///
/// Ranges are offsets into the text that the line lies in; quotes and carets are still in them.
struct VCardParameters {
  /// What VALUE says.
  enum ValueType: UInt8 { case unstated, uri, text, other }

  /// What parse does with TYPE values that make no label.
  enum OtherTypes { case keep, capture }

  var types: VCardTypes = []
  /// What PREF says, 1…100; 0 when it is not stated.
  var preference = 0
  var valueType = ValueType.unstated
  var charset = 0..<0
  var identifier = 0..<0
  /// The first TYPE value that makes no label, where `capture` was asked for.
  var otherType = 0..<0
  /// Which parameters there are that only some properties have a use for; see `Places`.
  var special = Special()
  /// Whether something had to be guessed.
  var isRepaired = false

  /// Whether one of the parameters marks the value as the preferred one.
  var isPreferred: Bool { types.contains(.preferred) || preference == 1 }

  /// Where the values of parameters lie that only some properties have a use for.
  struct Places {
    private var ranges: [(special: Special, range: Range<Int>)] = []

    mutating func removeAll() { if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) } }

    mutating func append(_ special: Special, _ range: Range<Int>) {
      ranges.append((special, range))
    }

    /// Where the value of a parameter lies; empty when it is not there.
    subscript(special: Special) -> Range<Int> {
      ranges.isEmpty ? 0..<0 : ranges.last { $0.special == special }?.range ?? 0..<0
    }

    /// Appends the parameters that a property has no use for to the raw ones.
    func keepUnused(_ text: Span<UInt8>, used: Special, rest: inout [UInt8]) {
      for (one, range) in ranges where !used.contains(one) {
        var start = range.lowerBound
        while start > 0, text[start - 1] != UInt8(ascii: ";") { start -= 1 }
        VCardParameters.keep(text, start, range.upperBound, &rest)
      }
    }
  }

  /// Reads parameters; `rest` gets those that have no place here, each with its `;`, `places` those that only
  /// some properties have a use for.
  static func parse(
    _ text: Span<UInt8>, _ range: Range<Int>, _ otherTypes: OtherTypes, rest: inout [UInt8],
    places: inout Places
  ) -> VCardParameters {
    var parameters = VCardParameters()
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index + 1
      var equals = -1
      var key: UInt64 = 0
      var isQuoted = false
      index = start
      while index < range.upperBound {
        let byte = text[index]
        if byte == UInt8(ascii: "\"") {
          isQuoted.toggle()
        } else if byte == UInt8(ascii: ";") {
          if !isQuoted { break }
        } else if byte == UInt8(ascii: "="), equals < 0 {
          equals = index
        }
        if equals < 0 { key = KeywordTable.extend(key, byte) }
        index += 1
      }
      if index > start {
        parameters.take(text, start, equals, index, key, otherTypes, &rest, &places)
      }
    }
    return parameters
  }

  private mutating func take(
    _ text: Span<UInt8>, _ start: Int, _ equals: Int, _ end: Int, _ key: UInt64,
    _ otherTypes: OtherTypes, _ rest: inout [UInt8], _ places: inout Places
  ) {
    guard equals >= 0, equals + 1 < end else {
      let wordEnd = equals < 0 ? end : equals
      return takeBare(text, start, wordEnd, otherTypes, &rest)
    }
    let code = Self.names.code(key: key, text, start, equals)
    let value = equals + 1..<end
    switch Name(rawValue: code) {
    case .type: takeTypes(text, value, otherTypes, &rest)
    case .encoding: break
    case .preference: takePreference(text, value, otherTypes, &rest)
    case .charset: charset = value
    case .value: takeValueType(text, value, &places)
    case .label: place(.label, value, &places)
    case .service: place(.service, value, &places)
    case .user: place(.user, value, &places)
    case .userIdentifier: place(.userIdentifier, value, &places)
    case .mediaType: place(.mediaType, value, &places)
    case .omittedYear: place(.omittedYear, value, &places)
    case .countryCode: place(.countryCode, value, &places)
    case .name: place(.name, value, &places)
    case .subLocality: place(.subLocality, value, &places)
    case .subAdministrativeArea: place(.subAdministrativeArea, value, &places)
    case .identifier: identifier = value
    case nil: Self.keep(text, start, end, &rest)
    }
  }

  private mutating func place(
    _ special: Special, _ range: Range<Int>, _ places: inout Places
  ) {
    places.append(special, range)
    self.special.insert(special)
  }

  /// A word without a value, as in 2.1: an encoding or types.
  private mutating func takeBare(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ otherTypes: OtherTypes, _ rest: inout [UInt8]
  ) {
    let word = text.slice(start, end).trimmed()
    if word.isEmpty || VCardLine.Encoding(word: word, isNamed: false) != nil
      || word.isEqualIgnoringCase(to: "8bit") || word.isEqualIgnoringCase(to: "7bit")
    {
      return
    }
    takeTypes(text, start..<end, otherTypes, &rest)
  }

  /// A list of types: `HOME,WORK`, `"home,voice"`, `WORK\,VOICE`, `work,`.
  private mutating func takeTypes(
    _ text: Span<UInt8>, _ range: Range<Int>, _ otherTypes: OtherTypes, _ rest: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      var start = index
      while index < range.upperBound, text[index] != UInt8(ascii: ",") { index += 1 }
      var end = index
      while start < end, Self.isAroundType(text[start]) { start += 1 }
      while end > start, Self.isAroundType(text[end - 1]) { end -= 1 }
      index += 1
      guard start < end else { continue }
      let code = VCardTypes.table.code(text, start, end)
      if code != 0 {
        types.insert(VCardTypes(code: code))
      } else if otherTypes == .capture, otherType.isEmpty {
        otherType = start..<end
      } else {
        Self.keepType(text.slice(start, end), &rest)
      }
    }
  }

  /// Keeps a type raw, in quotes where it has something in it that ends a parameter.
  static func keepType(_ type: Span<UInt8>, _ rest: inout [UInt8]) {
    rest.append(";TYPE=")
    let isQuoted =
      type.firstIndex(of: UInt8(ascii: ":")) != nil || type.firstIndex(of: UInt8(ascii: ";")) != nil
    if isQuoted { rest.append(UInt8(ascii: "\"")) }
    rest.append(type)
    if isQuoted { rest.append(UInt8(ascii: "\"")) }
  }

  /// PREF with a number; also the comma that people write for a semicolon: `PREF=1,TYPE=HOME`.
  private mutating func takePreference(
    _ text: Span<UInt8>, _ range: Range<Int>, _ otherTypes: OtherTypes, _ rest: inout [UInt8]
  ) {
    var number = 0
    var index = range.lowerBound
    while index < range.upperBound, text[index] &- 0x30 < 10, number < 1000 {
      number = number * 10 + Int(text[index] - 0x30)
      index += 1
    }
    preference = number
    if number > 1 { Self.keep(text, range.lowerBound - 5, index, &rest) }
    if index < range.upperBound, text[index] == UInt8(ascii: ",") {
      isRepaired = true
      let equals = text.slice(0, range.upperBound).firstIndex(of: UInt8(ascii: "="), from: index)
      if let equals, text.slice(index + 1, equals).isEqualIgnoringCase(to: "type") {
        takeTypes(text, equals + 1..<range.upperBound, otherTypes, &rest)
      }
    } else if number == 0 {
      types.insert(.preferred)
    }
  }

  private mutating func takeValueType(
    _ text: Span<UInt8>, _ range: Range<Int>, _ places: inout Places
  ) {
    let word = text.slice(range.lowerBound, range.upperBound)
    if word.isEqualIgnoringCase(to: "uri") || word.isEqualIgnoringCase(to: "url") {
      valueType = .uri
    } else if word.isEqualIgnoringCase(to: "text") {
      valueType = .text
    } else {
      valueType = .other
    }
    place(.value, range, &places)
  }

  fileprivate static func keep(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ rest: inout [UInt8]
  ) {
    rest.append(UInt8(ascii: ";"))
    rest.append(text.slice(start, end))
  }

  @inline(__always)
  private static func isAroundType(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x20
  }

  /// Parameters with a place of their own.
  struct Special: OptionSet {
    let rawValue: UInt16
    static let label = Special(rawValue: 1 << 0)
    static let service = Special(rawValue: 1 << 1)
    static let user = Special(rawValue: 1 << 2)
    static let userIdentifier = Special(rawValue: 1 << 3)
    static let mediaType = Special(rawValue: 1 << 4)
    static let omittedYear = Special(rawValue: 1 << 5)
    static let countryCode = Special(rawValue: 1 << 6)
    static let name = Special(rawValue: 1 << 7)
    static let subLocality = Special(rawValue: 1 << 8)
    static let subAdministrativeArea = Special(rawValue: 1 << 9)
    static let value = Special(rawValue: 1 << 10)
  }

  private enum Name: UInt8 {
    case type = 1
    case encoding, preference, charset, value, label, service, user, userIdentifier, mediaType
    case omittedYear, countryCode, name, subLocality, subAdministrativeArea, identifier
  }

  /// Reads parameters of which only what has a place here is wanted.
  static func parse(_ text: Span<UInt8>, _ range: Range<Int>) -> VCardParameters {
    var rest: [UInt8] = []
    var places = Places()
    return parse(text, range, .keep, rest: &rest, places: &places)
  }

  private static let names = KeywordTable(
    ([
      ("TYPE", .type), ("ENCODING", .encoding), ("PREF", .preference), ("CHARSET", .charset),
      ("VALUE", .value), ("LABEL", .label), ("X-SERVICE-TYPE", .service),
      ("SERVICE-TYPE", .service), ("X-USER", .user), ("USERNAME", .user),
      ("X-USERID", .userIdentifier), ("MEDIATYPE", .mediaType),
      ("X-APPLE-OMIT-YEAR", .omittedYear), ("CC", .countryCode), ("NAME", .name),
      ("X-APPLE-SUBLOCALITY", .subLocality),
      ("X-APPLE-SUBADMINISTRATIVEAREA", .subAdministrativeArea),
      ("X-KINFOLD-VALUE-ID", .identifier),
    ] as [(StaticString, Name)]).map { ($0.0, $0.1.rawValue) })

  /// Appends a parameter's value without quotes, carets undone (RFC 6868).
  static func appendDecoded<Target: ByteTarget & ~Copyable>(
    _ value: Span<UInt8>, unescapingLineBreaks: Bool = false, to output: inout Target
  ) {
    var index = 0
    while index < value.count {
      let byte = value[index]
      let next = index + 1 < value.count ? value[index + 1] : 0
      if byte == UInt8(ascii: "^"), let decoded = caret(next) {
        output.append(decoded)
        index += 2
        continue
      }
      if unescapingLineBreaks, byte == UInt8(ascii: "\\") {
        if next | 0x20 == UInt8(ascii: "n") {
          output.append(0x0A)
          index += 2
          continue
        }
        if next == byte || next == UInt8(ascii: ",") || next == UInt8(ascii: ";") {
          output.append(next)
          index += 2
          continue
        }
      }
      if byte != UInt8(ascii: "\"") { output.append(byte) }
      index += 1
    }
  }

  private static func caret(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): 0x0A
    case UInt8(ascii: "^"): UInt8(ascii: "^")
    case UInt8(ascii: "'"): UInt8(ascii: "\"")
    default: nil
    }
  }
}
