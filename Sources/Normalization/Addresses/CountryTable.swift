import RecordStreams

/// Countries by their names in many languages.
package struct CountryTable: Sendable {
  /// The one table.
  package static let shared = CountryTable()

  private init() {}

  /// Names that fold without ICU, those of Latin, Greek and Cyrillic letters among them.
  private static let near = table { !hasByte($0) { $0 == 0xE0 || $0 >= 0xE3 } }
  /// Names of letters beyond; folding them takes ICU, so they wait until they are asked for.
  private static let far = table { hasByte($0) { $0 >= 0xE0 } }

  private static func table(_ holds: (Span<UInt8>) -> Bool) -> RuleTable {
    var table = RuleTable(count: 8000)
    var key: [UInt8] = []
    RuleTable.forEachRule(in: CountryNames.text) { code, names in
      guard let country = CountryCode(code) else { return }
      RuleTable.forEachPiece(of: names, separator: UInt8(ascii: "|")) { name in
        guard holds(name) else { return }
        key.removeAll(keepingCapacity: true)
        WordFolder.appendWords(of: name, to: &key)
        table.insert(key.span, UInt32(country.rawValue))
      }
    }
    return table
  }

  private static func hasByte(_ text: Span<UInt8>, _ condition: (UInt8) -> Bool) -> Bool {
    for index in text.indices where condition(text[index]) { return true }
    return false
  }

  /// The country of a name or code as people write it, `Deutschland`, `U.S.A.`, `de`; `none` if unknown.
  ///
  /// A code of two letters is taken as it stands, but UK is GB.
  ///
  /// - Parameter buffer: Room for folding; what it holds stays.
  package func country(named text: Span<UInt8>, using buffer: inout [UInt8]) -> CountryCode {
    if text.count == 2, let code = CountryCode(text) {
      return code.rawValue == 0x554B ? CountryCode(rawValue: 0x4742) : code
    }
    let start = buffer.count
    WordFolder.appendWords(of: text, to: &buffer)
    let found = Self.find(buffer.span.slice(start, buffer.count))
    buffer.removeLast(buffer.count - start)
    return found
  }

  private static func find(_ folded: Span<UInt8>) -> CountryCode {
    guard !folded.isEmpty, folded.count < 128 else { return .none }
    let found = near.value(of: folded)
    if found != 0 { return CountryCode(rawValue: UInt16(truncatingIfNeeded: found)) }
    guard hasByte(folded, { $0 >= 0xE0 }) else { return .none }
    return CountryCode(rawValue: UInt16(truncatingIfNeeded: far.value(of: folded)))
  }
}
